extension AnchorWords {
    static let expiry: [(AnchorLanguage, String)] = [
        (
            .english,
            "best before|best before end|best before date|best by|best if used by|best if used before|best when used by|"
                + "best used by|better if used by|best quality before|use by|use by date|use before|use or freeze by|"
                + "use or freeze before|sell by|freeze by|consume by|consume before|enjoy by|expiry|expiry date|"
                + "expiration|expiration date|expires|expires on|expire|exp|exp date|exp dt|expdate|exdate|ex date|bb|bbe|bbd|bb date|"
                + "bb end|ubd|display until|valid until|valid thru|date of expiry|not after|good until|fresh until|bbf"
        ),
        (
            .french,
            "à consommer de préférence avant|à consommer de préférence avant le|à consommer de préférence avant fin|"
                + "à consommer avant|à consommer avant le|à consommer jusqu'au|consommer avant|consommer de préférence avant|"
                + "meilleur avant|meilleur avant le|date limite de consommation|date limite d'utilisation optimale|"
                + "date de durabilité minimale|date de péremption|péremption|DLC|DLUO|DDM|DLUO fin|DLC fin|DDM fin|à utiliser avant|"
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
                + "vencimiento|vence|venc|vto|f. venc|f. cad|f. v.|FCP|fecha de consumo preferente|fec. venc|fecha de expiración|fech. cad|consumir pref. antes"
        ),
        (
            .italian,
            "da consumarsi entro|da consumarsi entro il|da consumarsi entro la fine|da consumarsi preferibilmente entro|"
                + "da consumarsi preferibilmente entro il|da consumarsi preferibilmente entro fine|da consumare entro|"
                + "da consumare preferibilmente entro|consumare entro|consumare preferibilmente entro|data di scadenza|"
                + "scadenza|scade il|scad|TMC|termine minimo di conservazione|preferibilmente entro|pref. entro|da consumarsi pref. entro|da consumarsi pref. entro il|"
                + "da cons. pref. entro|da cons. pref. entro il|da consumare pref. entro"
        ),
        (
            .portuguese,
            "consumir de preferência antes de|consumir de preferência antes do fim de|consumir até|consumir antes de|"
                + "consumir preferencialmente antes de|data de validade|data validade|validade|válido até|val|venc|"
                + "data de vencimento|prazo de validade|utilizar até|DDV|cons. pref. antes"
        ),
        (
            .dutch,
            "ten minste houdbaar tot|ten minste houdbaar tot einde|tenminste houdbaar tot|minstens houdbaar tot|houdbaar tot|THT|THT einde|"
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
                + "sidste anvendelse|sidste anv. dato|sidste anv.|holdbar til|anvendes senest|udløbsdato|udløber|sidste salgsdag"
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
            "packed|packed on|packed date|pack date|packing date|date packed|pkd|pkd on|pkg date|packaged on|"
                + "production date|prod date|prod|produced|produced on|production|date of production|prd|prd date|pro date|manufactured|manufactured on|"
                + "manufacture date|manufacturing date|date of manufacture|mfg|mfg date|mfd|mfd date|mfgd|mnf|mnf date|"
                + "made on|baked on|roasted on|roast date|bottled on|frozen on|harvested|harvest date|slaughtered|"
                + "date of packing|dom|born on|killed on|laid on"
        ),
        (
            .french,
            "emballé le|conditionné le|date d'emballage|date de conditionnement|emb. le|cond. le|fab. le|fabriqué le|date de fabrication|"
                + "produit le|date de production|congelé le|surgelé le|pondu le|date de ponte|fab"
        ),
        (
            .german,
            "verpackt am|abgepackt am|packdatum|verpackungsdatum|abpackdatum|hergestellt am|herstellungsdatum|"
                + "herstelldatum|produktionsdatum|produziert am|eingefroren am|gelegt am|legedatum|geerntet am|abgefüllt am|"
                + "geröstet am|herst.|herst.-datum|herst. am|verp. am|abgep. am|prod.-datum"
        ),
        (
            .spanish,
            "envasado|envasado el|fecha de envasado|fecha envasado|fecha de envase|empacado|fecha de empaque|"
                + "fecha de elaboración|elaborado|elab|fecha elab|f. elab|fabricado|fecha de fabricación|f. fab|f. env|fec. env|fec. fab|f. prod|"
                + "fecha de producción|congelado el"
        ),
        (
            .italian,
            "confezionato il|confezionato|conf. il|prod. il|data conf.|data prod.|"
                + "data di confezionamento|data confezionamento|prodotto il|data di produzione|"
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
        (
            .swedish,
            "förpackad|förpackat|packad|förpackningsdag|packdatum|packdag|tillverkad|tillverkningsdatum|tillv. datum|"
                + "tillv. dat|tillv. dag|fryst"
        ),
        (
            .turkish,
            "üretim tarihi|üretim|ÜRT|ÜT|Ü.T.|paketleme tarihi|ambalaj tarihi|imal tarihi|imalat tarihi|imal tar|üretim tar|ür. tar|donma tarihi"
        ),
    ]

    static let date: [(AnchorLanguage, String)] = [
        (.english, "date|dated|date of issue|issue date|invoice date|delivery date"),
        (.french, "date|date d'émission"),
        (.german, "datum|ausstellungsdatum"), (.spanish, "fecha|fecha de emisión"),
        (.italian, "data|data di emissione"),
        (.portuguese, "data|data de emissão"), (.dutch, "datum"), (.polish, "data|data wystawienia"), (.danish, "dato"),
        (.norwegian, "dato"), (.swedish, "datum"), (.turkish, "tarih|tarihi"),
    ]
}
