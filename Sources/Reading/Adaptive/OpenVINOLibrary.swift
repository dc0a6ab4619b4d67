internal import COpenVINO
internal import Glibc

/// OpenVINO's C API, opened at run time. Stays open until the process ends: it starts threads that outlive a close.
struct OpenVINOLibrary {
    let coreCreate: labelrig_ov_core_create_f
    let coreFree: labelrig_ov_core_free_f
    let compileModel: labelrig_ov_core_compile_model_from_file_props_f
    let compiledModelFree: labelrig_ov_compiled_model_free_f
    let createRequest: labelrig_ov_compiled_model_create_infer_request_f
    let requestFree: labelrig_ov_infer_request_free_f
    let setInput: labelrig_ov_infer_request_set_input_tensor_f
    let getOutput: labelrig_ov_infer_request_get_output_tensor_f
    let infer: labelrig_ov_infer_request_infer_f
    let tensorCreate: labelrig_ov_tensor_create_f
    let tensorSetShape: labelrig_ov_tensor_set_shape_f
    let tensorGetShape: labelrig_ov_tensor_get_shape_f
    let tensorData: labelrig_ov_tensor_data_f
    let tensorFree: labelrig_ov_tensor_free_f
    let shapeFree: labelrig_ov_shape_free_f
    private let lastError: labelrig_ov_get_last_err_msg_f

    init(path: String) throws(ReadingError) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            let reason = dlerror().map { String(cString: $0) } ?? path
            throw ReadingError(
                .adaptiveMissing,
                "the adaptive reader's library does not load: \(reason); run rig/setup-adaptive again")
        }
        func function<Function>(_ name: String, _ type: Function.Type) throws(ReadingError) -> Function {
            guard let symbol = dlsym(handle, name) else {
                throw ReadingError(
                    .adaptiveMissing, "\(path) lacks the function \(name); run rig/setup-adaptive again")
            }
            return unsafeBitCast(symbol, to: type)
        }
        coreCreate = try function("ov_core_create", labelrig_ov_core_create_f.self)
        coreFree = try function("ov_core_free", labelrig_ov_core_free_f.self)
        compileModel = try function(
            "ov_core_compile_model_from_file_props", labelrig_ov_core_compile_model_from_file_props_f.self)
        compiledModelFree = try function("ov_compiled_model_free", labelrig_ov_compiled_model_free_f.self)
        createRequest = try function(
            "ov_compiled_model_create_infer_request", labelrig_ov_compiled_model_create_infer_request_f.self)
        requestFree = try function("ov_infer_request_free", labelrig_ov_infer_request_free_f.self)
        setInput = try function(
            "ov_infer_request_set_input_tensor", labelrig_ov_infer_request_set_input_tensor_f.self)
        getOutput = try function(
            "ov_infer_request_get_output_tensor", labelrig_ov_infer_request_get_output_tensor_f.self)
        infer = try function("ov_infer_request_infer", labelrig_ov_infer_request_infer_f.self)
        tensorCreate = try function("ov_tensor_create", labelrig_ov_tensor_create_f.self)
        tensorSetShape = try function("ov_tensor_set_shape", labelrig_ov_tensor_set_shape_f.self)
        tensorGetShape = try function("ov_tensor_get_shape", labelrig_ov_tensor_get_shape_f.self)
        tensorData = try function("ov_tensor_data", labelrig_ov_tensor_data_f.self)
        tensorFree = try function("ov_tensor_free", labelrig_ov_tensor_free_f.self)
        shapeFree = try function("ov_shape_free", labelrig_ov_shape_free_f.self)
        lastError = try function("ov_get_last_err_msg", labelrig_ov_get_last_err_msg_f.self)
    }

    /// Turns a status into an error that says what was being done.
    func check(_ status: Int32, _ deed: String) throws(ReadingError) {
        guard status != 0 else { return }
        let reason = lastError().map { String(cString: $0) } ?? ""
        throw ReadingError(.recognizerFailed, "the adaptive reader could not \(deed) (status \(status)): \(reason)")
    }
}
