/// Every application identifier of the GS1 General Specifications (section 3.2), as of January 2026.
///
/// A line has the identifier, its components, and what it means, parted by bars; some have a unit. In an identifier `d`
/// stands for 0 to 5, `D` for 0 to 9 and `t` for 0 to 3, the number of decimals; `p` for 0 to 9 and `i` for 1 to 9, which
/// only count. `*` marks those of predefined length, which need no separator. In a component `n` is digits, `x` the 82
/// characters of table 7.11-1, `y` the 39 of table 7.11-2, `z` those of base64 for file names; `..` means up to; `?` that
/// it may be missing; a word after a colon is a rule of ``IdentifierComponent/Rule``.
enum ApplicationIdentifierTable {
    static let lines = """
        00*|n18:check|logistic unit (SSCC)
        01*|n14:check|trade item (GTIN)
        02*|n14:check|trade items inside a logistic unit (GTIN)
        03*|n14:check|trade item made to order (GTIN)
        10|x..20|batch or lot
        11*|n6:date0|produced on
        12*|n6:date0|payment due on
        13*|n6:date0|packed on
        15*|n6:date0|best before
        16*|n6:date0|sell by
        17*|n6:date0|expires on
        20*|n2|variant, internal
        21|x..20|serial number
        22|x..20|variant, for consumers
        235|x..28|serial extension under third-party control
        240|x..30|further product number of the maker
        241|x..30|part number of the customer
        242|n..6|variation made to order
        243|x..20|packaging component
        250|x..30|second serial number
        251|x..30|source that it was taken from
        253|n13:check,x..17?|document type (GDTI) and serial number
        254|x..20|extension of a location number
        255|n13:check,n..12?|coupon (GCN) and serial number
        30|n..8|number of items, variable measure
        310d*|n6|net weight|kg
        311d*|n6|length|m
        312d*|n6|width or diameter|m
        313d*|n6|depth or height|m
        314d*|n6|area|m2
        315d*|n6|net volume|l
        316d*|n6|net volume|m3
        320d*|n6|net weight|lb
        321d*|n6|length|in
        322d*|n6|length|ft
        323d*|n6|length|yd
        324d*|n6|width or diameter|in
        325d*|n6|width or diameter|ft
        326d*|n6|width or diameter|yd
        327d*|n6|depth or height|in
        328d*|n6|depth or height|ft
        329d*|n6|depth or height|yd
        330d*|n6|gross weight, logistic|kg
        331d*|n6|length, logistic|m
        332d*|n6|width or diameter, logistic|m
        333d*|n6|depth or height, logistic|m
        334d*|n6|area, logistic|m2
        335d*|n6|volume, logistic|l
        336d*|n6|volume, logistic|m3
        337d*|n6|weight by area|kg/m2
        340d*|n6|gross weight, logistic|lb
        341d*|n6|length, logistic|in
        342d*|n6|length, logistic|ft
        343d*|n6|length, logistic|yd
        344d*|n6|width or diameter, logistic|in
        345d*|n6|width or diameter, logistic|ft
        346d*|n6|width or diameter, logistic|yd
        347d*|n6|depth or height, logistic|in
        348d*|n6|depth or height, logistic|ft
        349d*|n6|depth or height, logistic|yd
        350d*|n6|area|in2
        351d*|n6|area|ft2
        352d*|n6|area|yd2
        353d*|n6|area, logistic|in2
        354d*|n6|area, logistic|ft2
        355d*|n6|area, logistic|yd2
        356d*|n6|net weight|oz t
        357d*|n6|net weight or volume|oz
        360d*|n6|net volume|qt
        361d*|n6|net volume|gal
        362d*|n6|volume, logistic|qt
        363d*|n6|volume, logistic|gal
        364d*|n6|net volume|in3
        365d*|n6|net volume|ft3
        366d*|n6|net volume|yd3
        367d*|n6|volume, logistic|in3
        368d*|n6|volume, logistic|ft3
        369d*|n6|volume, logistic|yd3
        37|n..8|number of items inside a logistic unit
        390D|n..15|amount to pay or value of a coupon
        391D|n3:currency,n..15|amount to pay, with currency
        392D|n..15|price, variable measure
        393D|n3:currency,n..15|price with currency, variable measure
        394t|n4|discount of a coupon|%
        395d|n6|price for a unit of measure, variable measure
        400|x..30|order number of the customer
        401|x..30:prefix|consignment (GINC)
        402|n17:check|shipment (GSIN)
        403|x..30|routing code
        410*|n13:check|location to ship to (GLN)
        411*|n13:check|party to bill (GLN)
        412*|n13:check|party bought from (GLN)
        413*|n13:check|location to forward to (GLN)
        414*|n13:check|physical location (GLN)
        415*|n13:check|party that invoices (GLN)
        416*|n13:check|location of production or service (GLN)
        417*|n13:check|party (GLN)
        420|x..20|postal code to ship to
        421|n3,x..9|postal code to ship to, with country
        422|n3|country of origin
        423|n3,n3?,n3?,n3?,n3?|countries of first processing
        424|n3|country of processing
        425|n3,n3?,n3?,n3?,n3?|countries of disassembly
        426|n3|country of all processing
        427|x..3|part of the country of origin
        4300|x..35:percent|company to ship to
        4301|x..35:percent|person to ship to
        4302|x..70:percent|address to ship to, first line
        4303|x..70:percent|address to ship to, second line
        4304|x..70:percent|suburb to ship to
        4305|x..70:percent|town to ship to
        4306|x..70:percent|region to ship to
        4307|x2:country2|country to ship to
        4308|x..30|telephone of the receiver
        4309|n10:latitude,n10:longitude|place to ship to
        4310|x..35:percent|company to return to
        4311|x..35:percent|person to return to
        4312|x..70:percent|address to return to, first line
        4313|x..70:percent|address to return to, second line
        4314|x..70:percent|suburb to return to
        4315|x..70:percent|town to return to
        4316|x..70:percent|region to return to
        4317|x2:country2|country to return to
        4318|x..20|postal code to return to
        4319|x..30|telephone for returns
        4320|x..35:percent|service in words
        4321|n1:flag|dangerous goods
        4322|n1:flag|may be left without a receiver
        4323|n1:flag|signature needed
        4324|n6:date0,n4:time|not to be delivered before
        4325|n6:date0,n4:time|not to be delivered after
        4326|n6:date|released on
        4330|n6,x1:minus?|highest temperature, hundredths of a degree Fahrenheit
        4331|n6,x1:minus?|highest temperature, hundredths of a degree Celsius
        4332|n6,x1:minus?|lowest temperature, hundredths of a degree Fahrenheit
        4333|n6,x1:minus?|lowest temperature, hundredths of a degree Celsius
        7001|n13|NATO stock number
        7002|x..30|meat cut
        7003|n6:date,n4:time|expires on, at
        7004|n..4|active potency
        7005|x..12|catch area
        7006|n6:date|first frozen on
        7007|n6:date,n6:date?|harvested on, or from and to
        7008|x..3|fish species
        7009|x..10|fishing gear
        7010|x..2|way of production
        7011|n6:date,n4:time?|test by
        7020|x..20|refurbishment lot
        7021|x..20|functional status
        7022|x..20|revision status
        7023|x..30:prefix|asset of which it is a part (GIAI)
        703p|n3,x..27|processor, with country
        7040|n1,x1,x1,x1|identifier issuer of tobacco
        7041|x..4|freight unit type
        710|x..20|medicine number, Germany
        711|x..20|medicine number, France
        712|x..20|medicine number, Spain
        713|x..20|medicine number, Brazil
        714|x..20|medicine number, Portugal
        715|x..20|medicine number, United States
        716|x..20|medicine number, Italy
        717|x..20|medicine number, Costa Rica
        723p|x2,x..28|certificate
        7240|x..20|protocol
        7241|n2|kind of carrier
        7242|x..25|version of a document
        7250|n8:day|born on
        7251|n8:day,n4:time|born on, at
        7252|n1:sex|sex
        7253|x..40:percent|family name
        7254|x..40:percent|given name
        7255|x..10|name suffix
        7256|x..90:percent|full name
        7257|x..70:percent|address of a person
        7258|x3:sequence|place in a multiple birth
        7259|x..40:percent|baby of
        8001|n4:nonzero,n5:nonzero,n3:nonzero,n1:winding,n1|roll: width, length, core, winding, splices
        8002|x..20|mobile telephone number
        8003|n1:zero,n13:check,x..16?|returnable asset (GRAI) and serial number
        8004|x..30:prefix|asset (GIAI)
        8005|n6|price for a unit of measure
        8006|n14:check,n4:piece|piece of a trade item (ITIP)
        8007|x..34:iban|bank account
        8008|n6:date,n2:hour,n2:minute?,n2:minute?|produced on, at
        8009|x..50|sensor to be read by eye
        8010|y..30:prefix|component (CPID)
        8011|n..12:noleadingzero|serial number of a component
        8012|x..20|software version
        8013|x..25:pair|model (GMN)
        8014|x..25:pair|registration of an individual device
        8017|n18:check|provider of a service (GSRN)
        8018|n18:check|recipient of a service (GSRN)
        8019|n..10|instance of a service relation
        8020|x..25|payment reference
        8026|n14:check,n4:piece|pieces inside a logistic unit (ITIP)
        8030|z..90|digital signature
        8040|n15:luhn|telephone (IMEI)
        8041|n15:luhn|telephone, second (IMEI)
        8042|n32|built-in SIM
        8043|n18,n..2?|SIM card
        8110|x..70|coupon, North America
        8111|n4|points of a coupon
        8112|x..70|coupon with positive offer file, North America
        8200|x..70|web address of the product
        90|x..30|agreed between partners
        9i|x..90|internal to a company
        """
}
