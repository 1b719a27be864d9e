import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  createSqliteStore
} from "./chunk-YQ7VZ5V4.js";
import "./chunk-L7FUAJT6.js";
import "./chunk-XSOTMEOR.js";
import "./chunk-IOABVF35.js";
import "./chunk-HYB4D3WW.js";
import "./chunk-DTZXZQT6.js";
import "./chunk-VH4LVTMP.js";
import "./chunk-RXNAVZTO.js";
import "./chunk-FX4H5XCX.js";
import "./chunk-SAN4B5RB.js";
import "./chunk-AIJHLCKJ.js";
import "./chunk-VHE66NNS.js";
export {
  createSqliteStore
};
