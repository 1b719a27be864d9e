import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  reportJunit
} from "./chunk-WFK6YL5J.js";
import "./chunk-7MVEMZQZ.js";
import "./chunk-JWK2KAH4.js";
import "./chunk-W6MLTXWJ.js";
import "./chunk-VHE66NNS.js";
export {
  reportJunit
};
