// The functions of OpenVINO's C API that the adaptive reader calls, as types: the library is opened at run time, so a
// rig builds and runs without it. Names are the library's own without their ov_ prefix and with _f behind; every status
// is 0 when all went well.
#pragma once
#include <stddef.h>
#include <stdint.h>

typedef struct labelrig_ov_core labelrig_ov_core;
typedef struct labelrig_ov_compiled_model labelrig_ov_compiled_model;
typedef struct labelrig_ov_infer_request labelrig_ov_infer_request;
typedef struct labelrig_ov_tensor labelrig_ov_tensor;

// ov_shape_t
typedef struct {
    int64_t rank;
    int64_t *dims;
} labelrig_ov_shape;

// ov_property_t
typedef struct {
    const char *key;
    const void *value;
} labelrig_ov_property;

// ov_element_type_e, of which only one is needed.
enum { labelrig_ov_f32 = 4 };

typedef int32_t (*labelrig_ov_core_create_f)(labelrig_ov_core **core);
typedef void (*labelrig_ov_core_free_f)(labelrig_ov_core *core);
typedef int32_t (*labelrig_ov_core_compile_model_from_file_props_f)(
    const labelrig_ov_core *core, const char *path, const char *device, size_t property_count,
    const labelrig_ov_property *properties, labelrig_ov_compiled_model **model);
typedef void (*labelrig_ov_compiled_model_free_f)(labelrig_ov_compiled_model *model);
typedef int32_t (*labelrig_ov_compiled_model_create_infer_request_f)(
    const labelrig_ov_compiled_model *model, labelrig_ov_infer_request **request);
typedef void (*labelrig_ov_infer_request_free_f)(labelrig_ov_infer_request *request);
typedef int32_t (*labelrig_ov_infer_request_set_input_tensor_f)(
    labelrig_ov_infer_request *request, const labelrig_ov_tensor *tensor);
typedef int32_t (*labelrig_ov_infer_request_get_output_tensor_f)(
    const labelrig_ov_infer_request *request, labelrig_ov_tensor **tensor);
typedef int32_t (*labelrig_ov_infer_request_infer_f)(labelrig_ov_infer_request *request);
typedef int32_t (*labelrig_ov_tensor_create_f)(int32_t type, labelrig_ov_shape shape, labelrig_ov_tensor **tensor);
typedef int32_t (*labelrig_ov_tensor_set_shape_f)(labelrig_ov_tensor *tensor, labelrig_ov_shape shape);
typedef int32_t (*labelrig_ov_tensor_get_shape_f)(const labelrig_ov_tensor *tensor, labelrig_ov_shape *shape);
typedef int32_t (*labelrig_ov_tensor_data_f)(const labelrig_ov_tensor *tensor, void **data);
typedef void (*labelrig_ov_tensor_free_f)(labelrig_ov_tensor *tensor);
typedef int32_t (*labelrig_ov_shape_free_f)(labelrig_ov_shape *shape);
// The reason for the calling thread's last failure; the library's own text.
typedef const char *(*labelrig_ov_get_last_err_msg_f)(void);
