import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ComparePage,
  comparisonPage
} from "./chunk-ANHZ4DKI.js";
import "./chunk-4RUN24OF.js";
import "./chunk-CAXU6MSA.js";
import "./chunk-35IMGCZ5.js";
import "./chunk-3MQ33XCN.js";
import "./chunk-RNXGH53F.js";
import "./chunk-F42CM523.js";
import "./chunk-TXODKNP4.js";
import "./chunk-C4U2JUIU.js";
import "./chunk-GEAAYVMW.js";
import "./chunk-MRNUEBOS.js";
import "./chunk-PUODX5FH.js";
import "./chunk-VHE66NNS.js";
export {
  ComparePage,
  comparisonPage
};
