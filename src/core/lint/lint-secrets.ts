import { ReplayKitError } from "../error.ts";
import { parseJson } from "../json-limits.ts";
import { findSecrets } from "../redact/redact.ts";
import { type CaseFileName, type CaseFiles, caseFileNames } from "../schema/case.ts";
import type { ReplayConfig } from "../schema/config.ts";
import type { Json } from "../schema/json.ts";
import { readYaml } from "../yaml/yaml-file.ts";
import { type LintProblem, lintError } from "./lint-problem.ts";

/** What redaction would still replace in any file of the case; the secret itself is never shown. */
export function lintSecrets(files: CaseFiles, config: ReplayConfig | undefined): LintProblem[] {
  const options = { rules: config?.redact.rules ?? [], allow: config?.redact.allow ?? [] };
  return caseFileNames.flatMap((file) => {
    const text = files[file];
    if (text === undefined) return [];
    return findSecrets(contentOf(file, text), options).map(({ rule, pointer }) =>
      lintError("secret", `${file} has a secret (${rule})${pointer === "" ? "" : ` at ${pointer}`}`, {
        file,
        hint: "scaffold the case again so that it is redacted, or allow the value by name under redact: { allow: […] } in replaykit.yaml",
      }),
    );
  });
}

/** A file that cannot be parsed is searched as text; what is wrong with it is said elsewhere. */
function contentOf(file: CaseFileName, text: string): Json {
  try {
    if (file.endsWith(".json")) return parseJson(text, { name: file });
    return file === "case.yaml" ? readYaml(text, file).value : text;
  } catch (error) {
    if (error instanceof ReplayKitError) return text;
    throw error;
  }
}
