import Foundation

/// How a template writes a time: text with the conversions of `strftime` that records need.
///
/// `%Y %y %m %d %j %H %M %S` as in `strftime`, `%L` milliseconds, `%s` seconds since 1970, `%z` the zone's offset, `%%`.
public struct TimeFormat: Hashable, Sendable {
    private enum Part: Hashable {
        case text(String)
        case conversion(Character)
    }

    private static let conversions: Set<Character> = ["Y", "y", "m", "d", "j", "H", "M", "S", "L", "s", "z"]
    private var parts: [Part] = []

    /// - Throws: `invalid`, naming the conversion that is not known.
    public init(_ text: String) throws(DeliveryError) {
        var rest = text[...]
        while let character = rest.popFirst() {
            guard character == "%" else {
                parts.append(.text(String(character)))
                continue
            }
            switch rest.popFirst() {
            case "%"?: parts.append(.text("%"))
            case let conversion? where Self.conversions.contains(conversion): parts.append(.conversion(conversion))
            case let conversion:
                throw DeliveryError(
                    .invalid,
                    "time format '\(text)': no conversion %\(conversion.map(String.init) ?? ""); there are "
                        + Self.conversions.sorted().map { "%\($0)" }.joined(separator: " "))
            }
        }
    }

    func string(from time: Date, in zone: TimeZone) -> String {
        let civil = CivilTime(time, in: zone)
        return parts.map { part in
            switch part {
            case .text(let text): text
            case .conversion(let conversion): civil.text(of: conversion)
            }
        }.joined()
    }
}

extension CivilTime {
    fileprivate func text(of conversion: Character) -> String {
        switch conversion {
        case "Y": Self.padded(year, 4)
        case "y": Self.padded(year % 100, 2)
        case "m": Self.padded(month, 2)
        case "d": Self.padded(day, 2)
        case "j": Self.padded(dayOfYear, 3)
        case "H": Self.padded(hour, 2)
        case "M": Self.padded(minute, 2)
        case "S": Self.padded(second, 2)
        case "L": Self.padded(millisecond, 3)
        case "s": String(secondsSince1970)
        default: zoneOffset
        }
    }

    private var zoneOffset: String {
        let minutes = abs(secondsFromGMT) / 60
        return (secondsFromGMT < 0 ? "-" : "+") + Self.padded(minutes / 60, 2) + Self.padded(minutes % 60, 2)
    }
}
