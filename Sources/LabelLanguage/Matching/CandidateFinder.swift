/// Finds the values that a field might have on a page.
struct CandidateFinder {
    let page: LabelPage

    func candidates(for field: CompiledLabel.Field) -> [Candidate] {
        let elements = ElementFinder(page: page).candidates(for: field)
        // A barcode field that is to hold an element holds no whole symbol.
        if field.field.type.isBarcode, field.field.gs1?.isEmpty == false { return elements }
        return elements + printed(field)
    }

    private func printed(_ field: CompiledLabel.Field) -> [Candidate] {
        switch field.field.type {
        case .customBarcode, .imeiOneBarcode, .imeiTwoBarcode, .partNumberBarcode, .serialNumberBarcode, .vinBarcode:
            BarcodeFinder(page: page).candidates(for: field)
        case .expiryDateText, .packingDateText, .dateText: DateFinder(page: page).candidates(for: field)
        case .totalPriceText:
            field.needsAnchor
                ? AmountFinder(page: page).totals(for: field) : PriceTagFinder(page: page).prices(for: field)
        case .unitPriceText: AmountFinder(page: page).unitPrices(for: field)
        case .weightText: AmountFinder(page: page).weights(for: field)
        case .customText: TextFinder(page: page).candidates(for: field)
        case .vinText: VINFinder(page: page).candidates(for: field)
        case .sevenSegmentText: DisplayFinder(page: page).candidates(for: field)
        }
    }
}
