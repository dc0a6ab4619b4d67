// What Swift does not import of videodev2.h.
#pragma once
#include <linux/videodev2.h>

// Request codes: macros with casts and sizes in them.
static const unsigned long labelrig_vidioc_querycap = VIDIOC_QUERYCAP;
static const unsigned long labelrig_vidioc_enum_fmt = VIDIOC_ENUM_FMT;
static const unsigned long labelrig_vidioc_enum_framesizes = VIDIOC_ENUM_FRAMESIZES;
static const unsigned long labelrig_vidioc_enum_frameintervals = VIDIOC_ENUM_FRAMEINTERVALS;
static const unsigned long labelrig_vidioc_g_fmt = VIDIOC_G_FMT;
static const unsigned long labelrig_vidioc_s_fmt = VIDIOC_S_FMT;
static const unsigned long labelrig_vidioc_g_parm = VIDIOC_G_PARM;
static const unsigned long labelrig_vidioc_s_parm = VIDIOC_S_PARM;
static const unsigned long labelrig_vidioc_query_dv_timings = VIDIOC_QUERY_DV_TIMINGS;
static const unsigned long labelrig_vidioc_s_dv_timings = VIDIOC_S_DV_TIMINGS;
static const unsigned long labelrig_vidioc_reqbufs = VIDIOC_REQBUFS;
static const unsigned long labelrig_vidioc_querybuf = VIDIOC_QUERYBUF;
static const unsigned long labelrig_vidioc_qbuf = VIDIOC_QBUF;
static const unsigned long labelrig_vidioc_dqbuf = VIDIOC_DQBUF;
static const unsigned long labelrig_vidioc_streamon = VIDIOC_STREAMON;
static const unsigned long labelrig_vidioc_streamoff = VIDIOC_STREAMOFF;
static const unsigned long labelrig_vidioc_subscribe_event = VIDIOC_SUBSCRIBE_EVENT;
static const unsigned long labelrig_vidioc_dqevent = VIDIOC_DQEVENT;
static const unsigned long labelrig_vidioc_query_ext_ctrl = VIDIOC_QUERY_EXT_CTRL;
static const unsigned long labelrig_vidioc_querymenu = VIDIOC_QUERYMENU;
static const unsigned long labelrig_vidioc_g_ctrl = VIDIOC_G_CTRL;
static const unsigned long labelrig_vidioc_s_ctrl = VIDIOC_S_CTRL;

// Nor numbers that are sums of other macros.
static const unsigned int labelrig_v4l2_next_control = V4L2_CTRL_FLAG_NEXT_CTRL;
static const unsigned int labelrig_cid_gain = V4L2_CID_GAIN;
static const unsigned int labelrig_cid_exposure = V4L2_CID_EXPOSURE;
static const unsigned int labelrig_cid_autogain = V4L2_CID_AUTOGAIN;
static const unsigned int labelrig_cid_sharpness = V4L2_CID_SHARPNESS;
static const unsigned int labelrig_cid_power_line_frequency = V4L2_CID_POWER_LINE_FREQUENCY;
static const unsigned int labelrig_cid_white_balance_temperature = V4L2_CID_WHITE_BALANCE_TEMPERATURE;
static const unsigned int labelrig_cid_auto_white_balance = V4L2_CID_AUTO_WHITE_BALANCE;
static const unsigned int labelrig_cid_exposure_auto = V4L2_CID_EXPOSURE_AUTO;
static const unsigned int labelrig_cid_exposure_absolute = V4L2_CID_EXPOSURE_ABSOLUTE;
static const unsigned int labelrig_cid_focus_absolute = V4L2_CID_FOCUS_ABSOLUTE;
static const unsigned int labelrig_cid_focus_auto = V4L2_CID_FOCUS_AUTO;
static const unsigned int labelrig_cid_zoom_absolute = V4L2_CID_ZOOM_ABSOLUTE;
static const unsigned int labelrig_cid_analogue_gain = V4L2_CID_ANALOGUE_GAIN;
static const unsigned int labelrig_cid_flash_led_mode = V4L2_CID_FLASH_LED_MODE;
static const unsigned int labelrig_cid_flash_torch_intensity = V4L2_CID_FLASH_TORCH_INTENSITY;
