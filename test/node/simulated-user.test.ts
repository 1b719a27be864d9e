import { expect, it } from "vitest";
import { parseCaseYaml } from "../../src/core/case-yaml.ts";
import { simulatedUser } from "../../src/node/simulated-user.ts";
import { caseFilesOf } from "./project.ts";

const place = { cwd: process.cwd(), env: { PATH: process.env["PATH"] ?? "" } };
const conversation = { messages: [{ role: "user", content: "Hello" }], said: "Which order?" };

function userOf(scenario: string) {
  const yaml = caseFilesOf("talk")["cases/talk/case.yaml"] ?? "";
  const text = yaml.replace(/^scenario: .*$/m, `scenario: ${scenario}`);
  return simulatedUser(parseCaseYaml(text, "case.yaml").case, place);
}

const program = (code: string) => `{ mode: simulated, simulator: { command: [node, -e, ${JSON.stringify(code)}] } }`;

it("the case's command plays the user", async () => {
  const code =
    "const { said, case_id } = JSON.parse(require('fs').readFileSync(0, 'utf8')); console.log(case_id + ': ' + said + ' Order 7.')";
  expect(await userOf(program(code))?.(conversation)).toBe("talk: Which order? Order 7.");
  expect(await userOf(program("0"))?.(conversation)).toBeUndefined();
});

it("a command that fails is no user, and a case without one has none", async () => {
  await expect(userOf(program("process.exit(3)"))?.(conversation)).rejects.toThrow("ended with exit code 3");
  expect(userOf("{ mode: continue }")).toBeUndefined();
});
