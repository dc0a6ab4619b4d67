extension AnchorWords {
    static let totalPrice: [(AnchorLanguage, String)] = [
        (
            .english,
            "total price|total|price|total to pay|you pay|pay|amount|total amount|our price|sale price|price total|"
                + "now|offer price|retail price|price to pay|MRP"
        ),
        (.french, "prix total|prix à payer|prix|net à payer|à payer|montant|prix net|prix de vente"),
        (
            .german,
            "gesamtpreis|endpreis|preis|zu zahlen|verkaufspreis|betrag|summe|gesamt|gesamtbetrag|grundpreis total"
        ),
        (.spanish, "precio total|importe|importe total|precio|a pagar|total a pagar|PVP|precio final"),
        (.italian, "prezzo totale|importo|importo totale|prezzo|da pagare|totale|prezzo finale|prezzo vendita"),
        (.portuguese, "preço total|preço|valor total|valor a pagar|a pagar|preço a pagar|PVP|valor"),
        (.dutch, "totaalprijs|totale prijs|prijs|te betalen|bedrag|totaal|verkoopprijs"),
        (.polish, "cena całkowita|cena|należność|do zapłaty|razem|kwota|suma|wartość|cena łącznie"),
        (.danish, "pris|i alt|totalpris|at betale|pris i alt|total pris|beløb|salgspris"),
        (.norwegian, "pris|å betale|totalpris|total pris|sum|beløp|utsalgspris|pris å betale|betales"),
        (.swedish, "pris|att betala|totalpris|totalt|summa|belopp|pris att betala|pris kr"),
        (.turkish, "toplam fiyat|toplam tutar|fiyat|tutar|toplam|ödenecek|ödenecek tutar|satış fiyatı"),
    ]

    static let unitPrice: [(AnchorLanguage, String)] = [
        (
            .english,
            "unit price|price per kg|price per lb|price kg|price lb|price/kg|price/lb|per kg|per lb|price per unit|"
                + "price per 100g|price/oz|price per litre|per 100 g|per 100 ml|each|price each"
        ),
        (.french, "prix au kg|prix au kilo|prix/kg|prix unitaire|prix au litre|le kg|prix kg|prix/l|le litre"),
        (
            .german,
            "grundpreis|preis/kg|preis pro kg|preis je kg|kg-preis|kilopreis|einzelpreis|preis per kg|EUR/kg|preis/100g"
        ),
        (.spanish, "precio por kg|precio/kg|precio kg|precio unitario|precio por unidad|precio kilo|precio/l"),
        (.italian, "prezzo al kg|prezzo/kg|prezzo kg|prezzo unitario|al kg|prezzo al chilo|prezzo al litro"),
        (.portuguese, "preço por kg|preço/kg|preço kg|preço unitário|preço por quilo|preço por unidade"),
        (.dutch, "prijs per kg|prijs/kg|kiloprijs|eenheidsprijs|per kilo|stukprijs|literprijs"),
        (.polish, "cena za kg|cena/kg|cena jednostkowa|cena za 1 kg|cena 1 kg|zł/kg|cena za litr"),
        (.danish, "pris pr. kg|kg-pris|kilopris|pris/kg|pr. kg|enhedspris|literpris|kr/kg|kg pris"),
        (
            .norwegian,
            "pris pr. kg|kg-pris|kilopris|pris/kg|pr. kg|pr/kg|enhetspris|literpris|kr/kg|kg pris|pr/vekt|pr/l"
        ),
        (.swedish, "jämförpris|jmf-pris|jmfpris|jmf pris|kilopris|pris/kg|pris per kg|kr/kg|styckpris|literpris"),
        (.turkish, "birim fiyat|birim fiyatı|kg fiyatı|fiyat/kg|kilo fiyatı|TL/kg"),
    ]

    static let subtotal: [(AnchorLanguage, String)] = [
        (
            .english,
            "subtotal|sub total|total excl|total excluding|total before tax|net total|total excl tax|total excl gst|"
                + "total excl. vat|amount excl|total sales excl"
        ),
        (.french, "sous-total|total HT|montant HT|total hors taxes"),
        (.german, "zwischensumme|netto|nettobetrag|summe netto"),
        (.spanish, "subtotal|base imponible|base imp|importe neto"), (.italian, "subtotale|imponibile|totale parziale"),
        (.portuguese, "subtotal|sub-total|valor líquido"), (.dutch, "subtotaal|totaal excl|excl btw"),
        (.polish, "podsuma|razem netto|suma netto"), (.danish, "subtotal|delsum|i alt ekskl"),
        (.norwegian, "delsum|subtotal|sum eks mva|netto"), (.swedish, "delsumma|netto|summa exkl"),
        (.turkish, "ara toplam|matrah"),
    ]

    static let tax: [(AnchorLanguage, String)] = [
        (
            .english,
            "tax|sales tax|vat|gst|hst|pst|total tax|total gst|total vat|gst amount|tax amount|vat amount|service tax|sst|gst 6|"
                + "add gst|tax total"
        ),
        (.french, "TVA|dont TVA|taxe|taxes|montant TVA|total TVA"),
        (.german, "MwSt|Mehrwertsteuer|USt|Umsatzsteuer|Steuer|enth. MwSt|MwSt-Betrag"),
        (.spanish, "IVA|cuota|cuota IVA|impuesto|impuestos"), (.italian, "IVA|di cui IVA|imposta|totale IVA"),
        (.portuguese, "IVA|imposto|impostos|total IVA"), (.dutch, "BTW|BTW bedrag|btw totaal"),
        (.polish, "PTU|VAT|podatek|suma PTU|kwota PTU|kwota VAT"), (.danish, "moms|heraf moms|moms udgør"),
        (.norwegian, "MVA|herav MVA|mva-beløp|sum mva"), (.swedish, "moms|varav moms|moms kr"),
        (.turkish, "KDV|toplam KDV|topkdv|KDV tutarı"),
    ]

    /// What was handed over and given back, and other amounts of a receipt that are not its total.
    static let payment: [(AnchorLanguage, String)] = [
        (
            .english,
            "cash|change|change due|tendered|amount tendered|paid|cash paid|balance|rounding|round adj|rounding adjustment|visa|mastercard|"
                + "card|credit card|debit|discount|total discount|savings|you saved|total savings|deposit|tip|gratuity|received|"
                + "service charge|cash received|payment|total qty|total items|item count|total quantity|no of items|round amt"
        ),
        (.french, "espèces|rendu|monnaie|monnaie rendue|carte bancaire|CB|remise|reçu|rendu monnaie|arrondi"),
        (
            .german,
            "bar|gegeben|rückgeld|geg. bar|kartenzahlung|EC-Karte|girocard|rabatt|pfand|zurück|wechselgeld|rundung"
        ),
        (.spanish, "efectivo|cambio|entregado|tarjeta|descuento|recibido|redondeo|a devolver"),
        (
            .italian,
            "contanti|resto|contante|carta|sconto|pagamento contante|pagamento elettronico|arrotondamento|importo pagato"
        ),
        (.portuguese, "dinheiro|troco|cartão|desconto|numerário|entregue|multibanco|arredondamento"),
        (.dutch, "contant|wisselgeld|pin|korting|ontvangen|terug|afronding|bankpas"),
        (.polish, "gotówka|reszta|karta|rabat|zaokrąglenie|wpłacono|karta płatnicza"),
        (.danish, "kontant|byttepenge|dankort|rabat|retur|afrunding|betalt"),
        (.norwegian, "kontant|tilbake|bankkort|rabatt|vekslepenger|øreavrunding|betalt|mottatt"),
        (.swedish, "kontant|växel|tillbaka|kort|rabatt|öresavrundning|mottaget|erhållet|betalt"),
        (.turkish, "nakit|para üstü|kredi kartı|indirim|iskonto|kart|alınan|yuvarlama"),
    ]
}
