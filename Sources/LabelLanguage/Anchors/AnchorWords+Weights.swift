extension AnchorWords {
    static let weight: [(AnchorLanguage, String)] = [
        (
            .english,
            "net weight|net wt|weight|net|wt|nett weight|net contents|contents|net content|net qty|net quantity|nett|"
                + "drained weight|volume|net mass|n.w."
        ),
        (.french, "poids net|poids|contenu net|poids net égoutté|net|masse nette|contenance|PN"),
        (.german, "nettogewicht|gewicht|füllmenge|nettofüllmenge|netto|inhalt|abtropfgewicht|menge|einwaage"),
        (.spanish, "peso neto|peso|contenido neto|cont. neto|peso escurrido|cont. net|neto|P.N."),
        (.italian, "peso netto|peso|contenuto netto|netto|quantità netta|peso sgocciolato|p. netto"),
        (.portuguese, "peso líquido|peso|conteúdo líquido|peso liq|conteúdo|peso escorrido|líquido"),
        (.dutch, "nettogewicht|gewicht|netto gewicht|netto|inhoud|netto inhoud|uitlekgewicht"),
        (.polish, "masa netto|waga|waga netto|masa|netto|zawartość netto|ilość netto|masa odsączona"),
        (.danish, "nettovægt|vægt|netto|indhold|nettoindhold|drænet vægt"),
        (.norwegian, "nettovekt|vekt|netto|innhold|nettoinnhold|netto vekt"),
        (.swedish, "nettovikt|vikt|netto|innehåll|nettovikt ca|avrunnen vikt"),
        (.turkish, "net ağırlık|ağırlık|net miktar|net|gramaj|net hacim|süzme ağırlık"),
    ]

    /// Weights that are not the goods' net weight.
    static let otherWeight: [(AnchorLanguage, String)] = [
        (
            .english,
            "tare|tare weight|gross weight|gross wt|gross|gr wt|serving size|per serving|g.w.|min weight|max weight"
        ),
        (.french, "tare|poids brut|brut"), (.german, "tara|bruttogewicht|brutto|portion"),
        (.spanish, "tara|peso bruto|bruto|porción"),
        (.italian, "tara|peso lordo|lordo|porzione"), (.portuguese, "tara|peso bruto|bruto|porção"),
        (.dutch, "tarra|brutogewicht|bruto|portie"),
        (.polish, "tara|waga brutto|brutto|masa brutto|porcja"), (.danish, "tara|bruttovægt|brutto|portion"),
        (.norwegian, "tara|bruttovekt|brutto|porsjon"), (.swedish, "tara|bruttovikt|brutto|portion"),
        (.turkish, "dara|brüt ağırlık|brüt|porsiyon"),
    ]
}
