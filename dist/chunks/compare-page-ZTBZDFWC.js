import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ComparePage,
  comparisonPage
} from "./chunk-A2H7W33X.js";
import "./chunk-HLPHJ3UX.js";
import "./chunk-DCTNB3IL.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-4F3SSZ2F.js";
import "./chunk-NV6ZJ6NG.js";
import "./chunk-CE2JCBQF.js";
import "./chunk-YBJYLLLA.js";
import "./chunk-IMT2442T.js";
import "./chunk-QRZ7DRHS.js";
import "./chunk-VHE66NNS.js";
export {
  ComparePage,
  comparisonPage
};
