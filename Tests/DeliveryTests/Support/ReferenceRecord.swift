import Foundation
import LabelLanguage

@testable import Delivery

extension Record {
    /// A pass with everything that a record can have.
    static var full: Record {
        var record = Record.pass.numbered(12)
        record.decodeTime = .microseconds(12_345)
        record.model = "1.0/abc"
        record.evidence = "000000000012.jpg"
        record.fields[0].symbology = .ean13
        record.fields[0].symbologyIdentifier = "]E0"
        record.fields[0].corners = Quadrilateral(
            topLeft: Point(x: 10.4, y: 20), topRight: Point(x: 110.6, y: 20), bottomRight: Point(x: 110, y: 60),
            bottomLeft: Point(x: -.infinity, y: .nan))
        return record
    }

    /// A pass whose every text is hostile.
    static var hostile: Record {
        var record = Record.value(hostileText).numbered(1)
        record.label = hostileText
        record.reference = hostileText
        record.model = hostileText
        record.fields[0].name = hostileText
        record.fields[0].unit = hostileText
        record.fields[0].symbology = .qr
        record.fields[0].symbologyIdentifier = hostileText
        return record
    }
}
