/// Why a label definition cannot be used.
///
///     label 'Box', field 'Lot', anchor pattern 'LOT(' is wrong after 4 characters: missing closing parenthesis
public struct LabelDefinitionError: Error, Hashable, Sendable, CustomStringConvertible {
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

    public var code: Code
    /// The label's name.
    public var label: String
    /// The field's name; nil where the label as a whole is wrong.
    public var field: String?
    /// Set where a pattern does not compile.
    public var pattern: PatternError?
    /// Lower case, names label and field, says what to do.
    public var message: String

    public init(
        _ code: Code, label: String, field: String? = nil, pattern: PatternError? = nil, message: String
    ) {
        self.code = code
        self.label = label
        self.field = field
        self.pattern = pattern
        self.message = message
    }

    public var description: String { message }
}
