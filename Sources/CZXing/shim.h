// The C API of ZXing-C++ 3 (built by rig/setup) needs no shim.
#pragma once
#include <ZXing/ZXingC.h>
