extension AnchorWords {
    static let lot: [(AnchorLanguage, String)] = [
        (.english, "lot|lot no|lot number|lot code|batch|batch no|batch number|batch code|bn|b no|charge no"),
        (.french, "lot n|numéro de lot|n de lot"),
        (.german, "los|los nr|losnummer|charge|charge nr|chargennummer|ch.-b.|chb|ch b"),
        (.spanish, "lote|nº de lote|número de lote|partida"),
        (.italian, "lotto|lotto n|lotto di produzione"),
        (.portuguese, "lote|nº do lote"),
        (.dutch, "partij|partijnummer|lotnummer|batchnummer"),
        (.polish, "partia|nr partii|numer partii|seria|nr serii"),
        (.danish, "parti|batchnr|lotnr"),
        (.norwegian, "parti|batchnr|lotnr"),
        (.swedish, "parti|batchnr|partinr|lotnr"),
        (.turkish, "parti no|parti|seri no|lot no"),
    ]

    static let serialNumber: [(AnchorLanguage, String)] = [
        (.english, "serial|serial no|serial number|s/n|ser no|ser. nr|sn|serial #|serial num"),
        (.french, "n° de série|numéro de série|no de série"),
        (.german, "seriennummer|serien-nr|serien nr|ser.-nr|fabriknummer|gerätenummer"),
        (.spanish, "nº de serie|número de serie|n° serie|serie"),
        (.italian, "numero di serie|n. di serie|matricola|n° serie|numero seriale"),
        (.portuguese, "número de série|nº de série|n. série"),
        (.dutch, "serienummer|serienr"), (.polish, "numer seryjny|nr seryjny|nr fabryczny"),
        (.danish, "serienummer|serienr"),
        (.norwegian, "serienummer|serienr"), (.swedish, "serienummer|serienr|tillverkningsnummer"),
        (.turkish, "seri numarası|seri no"),
    ]

    static let partNumber: [(AnchorLanguage, String)] = [
        (
            .english,
            "part no|part number|p/n|part #|part|item no|item number|product no|model no|model number|model|pn|mpn|mfr part no|"
                + "material no|article no|cat no|catalog no|ref|ref no"
        ),
        (.french, "référence|réf|n° d'article|numéro de pièce"),
        (.german, "teilenummer|teile-nr|artikelnummer|artikel-nr|art.-nr|bestellnummer|bestell-nr|sachnummer"),
        (.spanish, "nº de pieza|número de pieza|referencia|nº de artículo"),
        (.italian, "codice articolo|codice|n. articolo|numero parte"),
        (.portuguese, "número da peça|referência|código"), (.dutch, "onderdeelnummer|artikelnummer|artikelnr"),
        (.polish, "numer części|nr części|nr katalogowy|indeks"), (.danish, "varenummer|varenr|delnummer"),
        (.norwegian, "varenummer|varenr|delenummer"), (.swedish, "artikelnummer|artikelnr|detaljnummer"),
        (.turkish, "parça no|ürün kodu|parça numarası"),
    ]

    static let imeiOne: [(AnchorLanguage, String)] = [
        (.english, "imei|imei1|imei 1|imei no|imei/meid|imei (slot 1)|imei slot1|imei1 no|imei number")
    ]

    static let imeiTwo: [(AnchorLanguage, String)] = [(.english, "imei2|imei 2|imei (slot 2)|imei slot2|imei2 no")]

    static let vin: [(AnchorLanguage, String)] = [
        (.english, "vin|vehicle identification number|chassis no|chassis number|vin no|vehicle id no|frame no"),
        (.french, "numéro de châssis|n° de châssis|numéro d'identification"),
        (.german, "fahrgestellnummer|fahrgestell-nr|fahrzeug-ident.-nr|fahrgest.-nr"),
        (.spanish, "número de bastidor|nº de bastidor|bastidor"), (.italian, "numero di telaio|n. telaio|telaio"),
        (.portuguese, "número de chassis|quadro nº|chassi"), (.dutch, "chassisnummer|voertuigidentificatienummer"),
        (.polish, "numer nadwozia|nr nadwozia|nr vin"), (.danish, "stelnummer|stelnr"),
        (.norwegian, "understellsnummer|chassisnr"),
        (.swedish, "chassinummer|chassinr"), (.turkish, "şasi no|şasi numarası"),
    ]
}
