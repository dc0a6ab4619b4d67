/// Why a label definition cannot be used.
///
/// ```swift
/// let box = LabelDefinition("Box") { CustomText(name: "Lot") }
/// try LabelMatcher(definitions: [box])   // throws label 'Box', field 'Lot' could be any text; give it anchorRegexes
/// ```
public struct LabelDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    ///
    /// ```swift
    /// LabelDefinitionError.Code(rawValue: "noFields")   // noFields
    /// ```
    public enum Code: String, Hashable, Sendable {
        /// The label has no fields.
        case noFields
        /// A label or a field has no name, or two fields share one.
        case badName
        /// A barcode field lists no symbology.
        case noSymbologies
        /// A pattern does not compile.
        case badPattern
        /// A setting means nothing for the field's type, or contradicts another.
        case badSetting
    }

    /// What kind of mistake it is, such as `.badPattern`.
    public var code: Code
    /// The label's name, such as `Box`.
    public var label: String
    /// The field's name, such as `Lot`; nil where the label as a whole is wrong.
    public var field: String?
    /// Set where a pattern does not compile, with the place: `LOT(` is wrong after 4 characters.
    public var pattern: PatternError?
    /// Lower case, names label and field, says what to do: "label 'Box' has no fields; give it at least one".
    public var message: String

    /// An error of one's own making, as for a definition that comes from elsewhere than configuration.
    ///
    /// ```swift
    /// let error = LabelDefinitionError(.noFields, label: "Box", message: "label 'Box' has no fields; give it one")
    /// error.code   // noFields
    /// ```
    public init(
        _ code: Code, label: String, field: String? = nil, pattern: PatternError? = nil, message: String
    ) {
        self.code = code
        self.label = label
        self.field = field
        self.pattern = pattern
        self.message = message
    }

    /// The ``message``, such as "label 'Box' has no fields; give it at least one".
    public var description: String { message }
}
