import CSQLite
import Foundation
import Imaging

/// An SQLite file system (https://www.sqlite.org/vfs.html) over the real one that knows which bytes a power cut would
/// leave: what was written before a file's last sync for sure, what came after it in part.
final class PowerCutDisk: Sendable {
    struct Contents {
        fileprivate struct File {
            var durable: [UInt8] = []
            /// Since the last sync, in order.
            var changes: [Change] = []
        }

        fileprivate enum Change {
            case write(offset: Int, [UInt8])
            case truncate(Int)
        }

        fileprivate var files: [String: File] = [:]
    }

    private struct State {
        var contents = Contents()
        /// The contents when the power was cut.
        var frozen: Contents?
        var operations = 0
        var syncs = 0
        var cut = Int.max
    }

    let name: String
    private let state = Locked(State())

    /// Registers the file system under a name of its own.
    init() throws {
        name = "power-cut-\(UUID().uuidString)"
        try PowerCutRegistry.register(self)
    }

    /// Syncs so far.
    var syncs: Int { state.withLock { $0.syncs } }
    /// Writes, truncations and syncs so far.
    var operations: Int { state.withLock { $0.operations } }
    var isCut: Bool { state.withLock { $0.frozen != nil } }

    /// Cuts the power before an operation; the program goes on as if nothing had happened.
    func cutPower(before operation: Int) {
        state.withLock { $0.cut = operation }
    }

    /// Writes what the power cut left into a folder: of what was not synced a random part, by sectors.
    func restore(into folder: String, using random: inout SplitMix) throws {
        guard let contents = state.withLock({ $0.frozen }) else { return }
        for (path, file) in contents.files {
            var bytes = file.durable
            for change in file.changes { Self.apply(change, partlyTo: &bytes, &random) }
            try Data(bytes).write(to: URL(filePath: folder).appending(path: URL(filePath: path).lastPathComponent))
        }
    }

    fileprivate func write(_ bytes: [UInt8], at offset: Int, of path: String) {
        note { $0.files[path, default: .init()].changes.append(.write(offset: offset, bytes)) }
    }

    fileprivate func truncate(_ path: String, to size: Int) {
        note { $0.files[path, default: .init()].changes.append(.truncate(size)) }
    }

    fileprivate func sync(_ path: String) {
        note { contents in
            var file = contents.files.removeValue(forKey: path) ?? .init()
            for change in file.changes { Self.apply(change, to: &file.durable) }
            file.changes = []
            contents.files[path] = file
        }
        state.withLock { $0.syncs += 1 }
    }

    /// Taken for durable: SQLite syncs the folder after the deletions that matter.
    fileprivate func delete(_ path: String) {
        note { $0.files[path] = nil }
    }

    private func note(_ change: (inout Contents) -> Void) {
        state.withLock { state in
            state.operations += 1
            if state.operations == state.cut { state.frozen = state.contents }
            change(&state.contents)
        }
    }

    private static func apply(_ change: Contents.Change, to bytes: inout [UInt8]) {
        switch change {
        case .truncate(let size): bytes.removeLast(max(0, bytes.count - size))
        case .write(let offset, let new):
            if bytes.count < offset + new.count {
                bytes += [UInt8](repeating: 0, count: offset + new.count - bytes.count)
            }
            bytes.replaceSubrange(offset..<offset + new.count, with: new)
        }
    }

    private static func apply(
        _ change: Contents.Change, partlyTo bytes: inout [UInt8], _ random: inout SplitMix
    ) {
        guard case .write(let offset, let new) = change else {
            if random.next(below: 2) == 0 { apply(change, to: &bytes) }
            return
        }
        let sector = 512
        for start in stride(from: 0, to: new.count, by: sector) where random.next(below: 3) > 0 {
            let part = Array(new[start..<min(start + sector, new.count)])
            apply(.write(offset: offset + start, part), to: &bytes)
        }
    }
}

/// SQLite calls back without a context, so files find their disk here.
enum PowerCutRegistry {
    /// Unchecked is safe: the table is SQLite's own and constant.
    private struct OpenFile: @unchecked Sendable {
        var disk: PowerCutDisk
        var path: String
        var methods: UnsafePointer<sqlite3_io_methods>
    }

    private struct Tables {
        var disks: [UInt: PowerCutDisk] = [:]
        var files: [UInt: OpenFile] = [:]
    }

    private static let tables = Locked(Tables())

    static func register(_ disk: PowerCutDisk) throws {
        guard let original = sqlite3_vfs_find(nil) else { throw CocoaError(.featureUnsupported) }
        let vfs = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
        vfs.initialize(to: original.pointee)
        vfs.pointee.pNext = nil
        vfs.pointee.zName = UnsafePointer(strdup(disk.name))
        vfs.pointee.xOpen = { vfs, name, file, flags, outFlags in
            PowerCutRegistry.open(vfs, name, file, flags, outFlags)
        }
        vfs.pointee.xDelete = { vfs, name, synchronizesFolder in
            PowerCutRegistry.delete(vfs, name, synchronizesFolder)
        }
        let key = UInt(bitPattern: vfs)
        tables.withLock { $0.disks[key] = disk }
        guard sqlite3_vfs_register(vfs, 0) == SQLITE_OK else { throw CocoaError(.featureUnsupported) }
    }

    private static func delete(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>?, _ name: UnsafePointer<CChar>?, _ synchronizesFolder: Int32
    ) -> Int32 {
        guard let vfs, let name, let original = sqlite3_vfs_find(nil) else { return SQLITE_IOERR }
        let key = UInt(bitPattern: vfs)
        tables.withLock { $0.disks[key] }?.delete(String(cString: name))
        return original.pointee.xDelete(original, name, synchronizesFolder)
    }

    private static func open(
        _ vfs: UnsafeMutablePointer<sqlite3_vfs>?, _ name: UnsafePointer<CChar>?,
        _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32, _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let vfs, let file, let original = sqlite3_vfs_find(nil) else { return SQLITE_CANTOPEN }
        let result = original.pointee.xOpen(original, name, file, flags, outFlags)
        guard result == SQLITE_OK, let name, let methods = file.pointee.pMethods else { return result }
        let (vfsKey, fileKey) = (UInt(bitPattern: vfs), UInt(bitPattern: file))
        let path = String(cString: name)
        nonisolated(unsafe) let originals = methods
        tables.withLock { tables in
            guard let disk = tables.disks[vfsKey] else { return }
            tables.files[fileKey] = OpenFile(disk: disk, path: path, methods: originals)
        }
        let own = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        own.initialize(to: methods.pointee)
        own.pointee.xWrite = { file, bytes, count, offset in
            guard let open = PowerCutRegistry.find(file), let bytes else { return SQLITE_IOERR }
            let written = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
            open.disk.write(written, at: Int(offset), of: open.path)
            return open.methods.pointee.xWrite(file, bytes, count, offset)
        }
        own.pointee.xTruncate = { file, size in
            guard let open = PowerCutRegistry.find(file) else { return SQLITE_IOERR }
            open.disk.truncate(open.path, to: Int(size))
            return open.methods.pointee.xTruncate(file, size)
        }
        own.pointee.xSync = { file, flags in
            guard let open = PowerCutRegistry.find(file) else { return SQLITE_IOERR }
            open.disk.sync(open.path)
            return open.methods.pointee.xSync(file, flags)
        }
        own.pointee.xClose = { file in PowerCutRegistry.close(file) }
        file.pointee.pMethods = UnsafePointer(own)
        return result
    }

    private static func close(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Int32 {
        guard let file, let open = find(file) else { return SQLITE_IOERR }
        let key = UInt(bitPattern: file)
        tables.withLock { $0.files[key] = nil }
        UnsafeMutablePointer(mutating: file.pointee.pMethods)?.deallocate()
        file.pointee.pMethods = open.methods
        return open.methods.pointee.xClose(file)
    }

    private static func find(_ file: UnsafeMutablePointer<sqlite3_file>?) -> OpenFile? {
        guard let file else { return nil }
        let key = UInt(bitPattern: file)
        return tables.withLock { $0.files[key] }
    }
}
