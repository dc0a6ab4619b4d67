/// The wordings of each concept, as packages, scales and shelf labels print them. A bar parts wordings.
enum AnchorWords {
    static func phrases(_ concept: AnchorConcept) -> [AnchorPhrase] {
        let words =
            switch concept {
            case .expiry: expiry
            case .packing: packing
            case .lot: lot
            case .totalPrice: totalPrice
            case .unitPrice: unitPrice
            case .weight: weight
            }
        return words.flatMap { language, line in
            line.split(separator: "|").map { AnchorPhrase(String($0), concept: concept, language: language) }
        }
    }

    static let expiry: [(AnchorLanguage, String)] = [
        (
            .english,
            "best before|best before end|best before date|best by|best if used by|best if used before|best when used by|"
                + "best used by|better if used by|best quality before|use by|use by date|use before|use or freeze by|"
                + "use or freeze before|sell by|freeze by|consume by|consume before|enjoy by|expiry|expiry date|"
                + "expiration|expiration date|expires|expires on|expire|exp|exp date|exp dt|expdate|exdate|ex date|bb|bbe|bbd|bb date|"
                + "bb end|ubd|display until|valid until|valid thru|date of expiry|not after|good until|fresh until|use within"
        ),
        (
            .french,
            "à consommer de préférence avant|à consommer de préférence avant le|à consommer de préférence avant fin|"
                + "à consommer avant|à consommer avant le|à consommer jusqu'au|consommer avant|consommer de préférence avant|"
                + "meilleur avant|meilleur avant le|date limite de consommation|date limite d'utilisation optimale|"
                + "date de durabilité minimale|date de péremption|péremption|DLC|DLUO|DDM|DLUO fin|à utiliser avant|"
                + "à consommer av|expire le|date d'expiration"
        ),
        (
            .german,
            "mindestens haltbar bis|mindestens haltbar bis ende|mindesthaltbarkeitsdatum|mindesthaltbarkeit|haltbar bis|"
                + "mind. haltbar bis|mindest. haltb. bis|MHD|zu verbrauchen bis|verbrauchen bis|verbrauch bis|"
                + "verbrauchsdatum|verfallsdatum|verfalldatum|verfall|verwendbar bis|verw. bis|ablaufdatum|zu verkaufen bis"
        ),
        (
            .spanish,
            "consumir preferentemente antes del|consumir preferentemente antes de|consumir preferentemente antes del fin de|"
                + "consumir antes de|consumir antes del|consumo preferente|cons. pref. antes|consúmase antes|consumase preferentemente antes|"
                + "fecha de caducidad|fecha caducidad|caducidad|caduca|cad|fecha de vencimiento|fecha vencimiento|"
                + "vencimiento|vence|venc|vto|f. venc|f. cad|fec. venc|fecha de expiración|fech. cad|consumir pref. antes"
        ),
        (
            .italian,
            "da consumarsi entro|da consumarsi entro il|da consumarsi entro la fine|da consumarsi preferibilmente entro|"
                + "da consumarsi preferibilmente entro il|da consumarsi preferibilmente entro fine|da consumare entro|"
                + "da consumare preferibilmente entro|consumare entro|consumare preferibilmente entro|data di scadenza|"
                + "scadenza|scade il|scad|TMC|termine minimo di conservazione|preferibilmente entro"
        ),
        (
            .portuguese,
            "consumir de preferência antes de|consumir de preferência antes do fim de|consumir até|consumir antes de|"
                + "consumir preferencialmente antes de|data de validade|data validade|validade|válido até|val|venc|"
                + "data de vencimento|prazo de validade|utilizar até|DDV|cons. pref. antes"
        ),
        (
            .dutch,
            "ten minste houdbaar tot|ten minste houdbaar tot einde|tenminste houdbaar tot|minstens houdbaar tot|houdbaar tot|THT|"
                + "te gebruiken tot|te gebruiken tot en met|TGT|uiterste consumptiedatum|gebruiken tot|uiterlijk gebruiken tot|"
                + "houdbaarheidsdatum|vervaldatum|te verbruiken tot"
        ),
        (
            .polish,
            "najlepiej spożyć przed|najlepiej spożyć przed końcem|należy spożyć do|spożyć do|spożyć przed|termin ważności|"
                + "termin przydatności do spożycia|termin przydatności|data ważności|data przydatności|ważne do|należy zużyć do|"
                + "zużyć do|data minimalnej trwałości|najlepiej zużyć przed"
        ),
        (
            .danish,
            "bedst før|bedst før dato|mindst holdbar til|mindst holdbar til og med|sidste anvendelsesdato|"
                + "sidste anvendelse|holdbar til|anvendes senest|udløbsdato|udløber|sidste salgsdag"
        ),
        (
            .norwegian,
            "best før|best før dato|siste forbruksdag|siste forbruksdato|holdbar til|brukes før|utløpsdato|utløper|"
                + "utgår|sist forbruksdag|minst holdbar til"
        ),
        (
            .swedish,
            "bäst före|bäst före dag|bäst före utgången av|bäst före datum|sista förbrukningsdag|sista förbr. dag|"
                + "förbrukas före|utgångsdatum|hållbar till|minst hållbar till|används före|BF|går ut"
        ),
        (
            .turkish,
            "son tüketim tarihi|tavsiye edilen tüketim tarihi|son kullanma tarihi|son kullanım tarihi|TETT|STT|SKT|"
                + "S.T.T.|son tük. tarihi|son tük. tar|s. k. t|son kul. tar|tavsiye edilen son tüketim tarihi|miad"
        ),
    ]

    static let packing: [(AnchorLanguage, String)] = [
        (
            .english,
            "packed|packed on|packed date|pack date|packing date|date packed|pkd|pkd on|pkg date|packaged on|packaged|"
                + "production date|prod date|prod|produced|produced on|production|date of production|prd|prd date|pro date|manufactured|manufactured on|"
                + "manufacture date|manufacturing date|date of manufacture|mfg|mfg date|mfd|mfd date|mfgd|mnf|mnf date|"
                + "made on|baked on|roasted on|roast date|bottled on|frozen on|harvested|harvest date|slaughtered|"
                + "date of packing|dom|born on|killed on|laid on"
        ),
        (
            .french,
            "emballé le|conditionné le|date d'emballage|date de conditionnement|fabriqué le|date de fabrication|"
                + "produit le|date de production|congelé le|surgelé le|pondu le|date de ponte|fab"
        ),
        (
            .german,
            "verpackt am|abgepackt am|packdatum|verpackungsdatum|abpackdatum|hergestellt am|herstellungsdatum|"
                + "herstelldatum|produktionsdatum|produziert am|eingefroren am|gelegt am|legedatum|geerntet am|abgefüllt am|"
                + "geröstet am|herst.|prod.-datum"
        ),
        (
            .spanish,
            "envasado|envasado el|fecha de envasado|fecha envasado|fecha de envase|empacado|fecha de empaque|"
                + "fecha de elaboración|elaborado|elab|fecha elab|f. elab|fabricado|fecha de fabricación|f. fab|"
                + "fecha de producción|congelado el"
        ),
        (
            .italian,
            "confezionato il|confezionato|data di confezionamento|data confezionamento|prodotto il|data di produzione|"
                + "data produzione|imbottigliato il|congelato il|deposto il|data di deposizione"
        ),
        (
            .portuguese,
            "embalado|embalado em|data de embalagem|data embalagem|fabricado em|data de fabricação|data de fabrico|"
                + "fabricação|data de produção|produzido em|congelado em|fab"
        ),
        (
            .dutch,
            "verpakt op|verpakkingsdatum|inpakdatum|ingepakt op|geproduceerd op|productiedatum|ingevroren op|gelegd op"
        ),
        (
            .polish,
            "zapakowano|zapakowano dnia|data pakowania|pakowano|data produkcji|wyprodukowano|data zamrożenia|zamrożono"
        ),
        (.danish, "pakket|pakket den|pakkedato|pakkedag|produceret|produktionsdato|frosset|nedfrosset den"),
        (.norwegian, "pakket|pakket den|pakkedato|pakkedag|pk.dag|produsert|produksjonsdato|frosset"),
        (.swedish, "förpackad|förpackat|packad|förpackningsdag|packdatum|packdag|tillverkad|tillverkningsdatum|fryst"),
        (
            .turkish,
            "üretim tarihi|üretim|ÜRT|ÜT|Ü.T.|paketleme tarihi|ambalaj tarihi|imal tarihi|imalat tarihi|donma tarihi"
        ),
    ]

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
            "grundpreis|preis/kg|preis pro kg|preis je kg|kg-preis|kilopreis|einzelpreis|preis per kg|EUR/kg|preis/100g|€/kg"
        ),
        (.spanish, "precio por kg|precio/kg|precio kg|precio unitario|precio por unidad|precio kilo|€/kg|precio/l"),
        (.italian, "prezzo al kg|prezzo/kg|prezzo kg|prezzo unitario|al kg|prezzo al chilo|€/kg|prezzo al litro"),
        (.portuguese, "preço por kg|preço/kg|preço kg|preço unitário|preço por quilo|preço por unidade|€/kg"),
        (.dutch, "prijs per kg|prijs/kg|kiloprijs|eenheidsprijs|per kilo|stukprijs|€/kg|literprijs"),
        (.polish, "cena za kg|cena/kg|cena jednostkowa|cena za 1 kg|cena 1 kg|zł/kg|cena za litr"),
        (.danish, "pris pr. kg|kg-pris|kilopris|pris/kg|pr. kg|enhedspris|literpris|kr/kg|kg pris"),
        (
            .norwegian,
            "pris pr. kg|kg-pris|kilopris|pris/kg|pr. kg|pr/kg|enhetspris|literpris|kr/kg|kg pris|pr/vekt|pr/l"
        ),
        (.swedish, "jämförpris|jmf-pris|jmfpris|jmf pris|kilopris|pris/kg|pris per kg|kr/kg|styckpris|literpris"),
        (.turkish, "birim fiyat|birim fiyatı|kg fiyatı|fiyat/kg|kilo fiyatı|TL/kg"),
    ]

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
}
