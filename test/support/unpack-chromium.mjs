// Unpacks the browser of @sparticuz/chromium, and the libraries that it needs where a machine has none, to $TMPDIR.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

const build = dirname(fileURLToPath(import.meta.resolve("@sparticuz/chromium")));
await Promise.all([chromium.executablePath(), inflate(join(build, "../bin/al2023.tar.br"))]);
