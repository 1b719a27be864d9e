// Unpacks the browser of @sparticuz/chromium into $TMPDIR, with libraries that the machine may lack.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

const build = dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")));
await Promise.all([chromium.executablePath(), inflate(join(build, "../bin/al2023.tar.br"))]);
