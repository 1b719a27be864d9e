import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  builtInRules,
  createSpanContent
} from "./chunk-MQRQ6LCL.js";
import "./chunk-ZCYCL3LL.js";
import "./chunk-HRXOAXY4.js";
import "./chunk-VTQQ2V6T.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";
export {
  builtInRules,
  createSpanContent
};
