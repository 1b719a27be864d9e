import { expect, test } from "vitest";
import { findSecrets } from "../../../src/core/redact/redact.ts";

/** Tokens are written in parts, so that no scanner takes this file for a leak. */
const part = (text: string): string => text;

/** What sources and documents of others say that looks like a secret, each beside a secret said in the same way. */
const rows: [said: unknown, secret: unknown][] = [
  ["sk_X509_VERIFY_PARAM_new_reserve(cmp, n)", `sk_X509q_8RzT4kPw2Lm9Vb_7Yn3Qj6h(cmp, n)`],
  ["int keySymsPerKeyCode;", "int keyS7msP2rKx9Co4e;"],
  [
    `auth("gh${part("p_")}PersonalAccessToken01245678900000000")`,
    `auth("gh${part("p_")}PersonalAccessToken01245678900000017")`,
  ],
  ['token = "PersonalAccess0124567890000000000"', 'token = "PersonalAccess0124567890000000017"'],
  ["arn:aws:secretsmanager:us-east-1:123456789012:secret:Name-6RandomLetters", "team: secret:Name-6RandomLetters"],
  ["redis://password:secret@host:6379", "password:secret9@host"],
  ["https://a:b@host/", "https://a:b2c4@host/"],
  ["t.TSMethodSignature=t.tsMethodSignature=function(e,t){}", "signature=k7TsMethod/Signature9+function==&e"],
  ['signature="(*, messages: List[str], n: 2)"', 'signature="k7TsMethod9Signature4q"'],
  ['LS32_PAT = "(?:{hex}:{hex}|{ipv4})"', 'LS32_PAT = "hex7hexipv4qq83kd0"'],
  ["if (password==n.token-1) {}", "password=n5token-1 {}"],
  ["auth = `${decode(url.username)}:${decode(url.password1)}`", "auth = `decode7url.username:pass-word1`"],
  ["secretKey: `sk-lf-${v4()}`", "secretKey: `sk-lf-8f3kq04`"],
  ['document.cookie = "session=abc123"', 'document.cookie = "session=k39x7abc"'],
  ['print("Set-Cookie: number=7\\r\\n")', 'print("Set-Cookie: number=7748a\\r\\n")'],
  ["getpass('Password: ')\n\n  # set up 4 of the 'x'", "getpass(password: 'hunter set up 4 of')"],
  ["user_pass = '%s:%s' % (user, password)", "user_pass = 'bob:s7s'"],
  ['styles = { Token: "#f8f8f2" }', 'styles = { Token: "f8f8f2" }'],
  ['EXIT_TOKEN = "###AGENT-EXIT###"', 'EXIT_TOKEN = "###AGENT-EXIT-4a###"'],
  ["#define CKF_TOKEN_PRESENT_TOKEN = 0x00000001UL", "TOKEN = 0x00000001ULab97"],
  ["ENCRYPTION_KEY: RSA-2048 bag", "ENCRYPTION_KEY: Rsa-2048b bag"],
  ["displaySecretKey: 'sk-lf-...7890'", "displaySecretKey: 'sk-lf-x7890'"],
  ["my $token = $parser->get_token;", "my $token = 'parser7get_token';"],
  ['"-auth=anonymous:$FROM_EMAIL"', '"-auth=anonymous:4FROM_email"'],
  ["x86_cpu_TOKEN = x86_cpu_index_1_edx,", "x86_cpu_TOKEN = x86cpuindex1edx,"],
  ['__token = "/dev/urandom2"', '__token = "dev/urandom2"'],
  ['ACTIVITY_STORAGE_KEY = "in-app-agent-activity:v1:pending"', 'ACTIVITY_STORAGE_KEY = "a7Kq/39xTz0pLm4vWq8Yc2=="'],
  ["HOME=/home/ann\nPWD=/home/ann/shop-2\nUSER=ann", "PWD=/s8Tq/kz"],
  [{ pwd: "/workspace" }, { pwd: "/s8Tq2kz" }],
  [{ pwd: "C:\\\\Users\\\\ann" }, { pwd: "C8#Users-ann" }],
  [JSON.stringify({ pwd: "/home/ann/my shop" }), JSON.stringify({ pwd: "/home!ann7#" })],
  [{ pwd: "~/shop" }, { db_pwd: "/home/ann/shop" }],
  [
    { api_key: { type: "string", default: "", description: "A9x8y7w6v5u4t3s2", enum: ["production", "staging"] } },
    { api_key: { type: "string", default: "A9x8y7w6v5u4t3s2" } },
  ],
  [
    { password: { type: "string", examples: ["correct horse"] } },
    { password: { type: "string", examples: ["h0rse#stapl3"] } },
  ],
  ["password: |\n  correct horse\nuser: x", "password: |\n  hunter2Hunter2\nuser: x"],
  ["run: |\n  hunter2Hunter2\nuser: x", JSON.stringify({ yaml: "db:\n  password: >-\n    hunter2Hunter2\n" })],
  [{ rawHeaders: ["accept", "Zz9Yy8Xx7Ww6Vv5U"] }, { rawHeaders: ["x-api-key", "Zz9Yy8Xx7Ww6Vv5U"] }],
  [{ headers: ["Authorization", "Content-Type"] }, { headers: ["Authorization", "contented"] }],
  [{ headers: ["X-Api-Key", "Content-MD5"] }, { headers: ["X-Api-Key", "content-9f8a7b6c5d4e"] }],
  [
    { rawHeaders: ["X-Api-Key", "Accept", "Host", "Range"] },
    { rawHeaders: ["Host", "shop.test", "Vary", "Origin", "X-Api-Key", "contented"] },
  ],
  [{ allowedHeaders: ["Authorization", "X-Trace"] }, { responseHeaders: ["Authorization", "X-Trace"] }],
  [{ table_headers: ["password", "user", "a", "b"] }, { upstream_headers: ["password", "user", "a", "b"] }],
  [{ required: ["token", "query"] }, { given: ["token", "query"] }],
  [{ columns: ["api_key", "created_at"] }, { columns: ["api_key", "Zz9Yy8Xx7Ww6Vv5U"] }],
  [{ fields: [["colour", "query"]] }, { fields: [["token", "query"]] }],
  [
    'Content-Disposition: form-data; name="colour"\r\n\r\nhunter2Hunter2\r\n--B--',
    'Content-Disposition: form-data; name="password"\r\n\r\nhunter2Hunter2\r\n--B--',
  ],
  [
    '{"body": "name=\\"file\\"; filename=\\"password\\"\\r\\n\\r\\nhunter2Hunter2\\r\\n--B--"}',
    '{"body": "name=\\"api_key\\"\\r\\nContent-Type: text/plain\\r\\n\\r\\nZz9Yy8Xx7Ww6Vv5U\\r\\n--B--"}',
  ],
  [{ thoughtSignature: "EuoBClkIDBgCKkASXqZcani1cS2F0io8" }, { signature: "EuoBClkIDBgCKkASXqZcani1cS2F0io8" }],
  [
    { type: "thinking", thinking: "", signature: "EuoBClkIDBgCKkASXqZcani1cS2F0io8" },
    { type: "text", signature: "EuoBClkIDBgCKkASXqZcani1cS2F0io8" },
  ],
];

test.each(rows)("%j holds no secret, and %j does", (said, secret) => {
  expect(findSecrets(said)).toEqual([]);
  expect(findSecrets(secret)).toHaveLength(1);
});

test("what looks like a secret is hidden in a list with names of headers, too", () => {
  const before = ["Authorization", "Origin", "X-Api-Key"];
  for (const secret of ["Zz9Yy8Xx7Ww6Vv5U", "Basic dXNlcjpwYXNz"])
    expect(findSecrets({ rawHeaders: [...before, secret] })).toHaveLength(2);
  expect(findSecrets({ rawHeaders: [...before, "Vary"] })).toEqual([]);
});
