import { createHmac } from "node:crypto";
import { fc } from "../../support/fast-check.ts";
import { describe, expect, test } from "vitest";
import { createRedactor, findSecrets, type RedactorOptions } from "../../../src/core/redact/redact.ts";
import type { Json } from "../../../src/core/schema/json.ts";
import { growth, tooMuchGrowth } from "../../support/growth.ts";

function redactor(options: Partial<RedactorOptions> = {}, key = "key"): ReturnType<typeof createRedactor> {
  return createRedactor({ keyedHash: (text) => createHmac("sha256", key).update(text).digest("hex"), ...options });
}

const rand = (alphabet: string, min: number, max = min): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength: min, maxLength: max });
const alnum = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const hex = "0123456789abcdef";

/** Tokens are written in parts, so that no scanner takes this file for a leak. */
const part = (text: string): string => text;

const tokens: Record<string, fc.Arbitrary<string>> = {
  aws: rand(upper, 16).map((tail) => `AK${part("IA")}${tail}`),
  github: rand(alnum, 36).map((tail) => `gh${part("p_")}${tail}`),
  githubFine: rand(alnum, 60).map((tail) => `github${part("_pat_")}${tail}`),
  gitlab: rand(alnum, 20).map((tail) => `gl${part("pat-")}${tail}`),
  slack: rand(alnum, 24).map((tail) => `xo${part("xb-")}123456789012-${tail}`),
  stripe: rand(alnum, 24).map((tail) => `sk${part("_live_")}${tail}`),
  openai: rand(alnum, 40).map((tail) => `sk${part("-proj-")}7${tail}`),
  anthropic: rand(alnum, 90).map((tail) => `sk${part("-ant-")}api03-${tail}`),
  google: rand(alnum, 35).map((tail) => `AI${part("za")}${tail}`),
  npm: rand(alnum, 36).map((tail) => `np${part("m_")}${tail}`),
  pypi: rand(alnum, 60).map((tail) => `py${part("pi-")}AgEIcHlwaS5vcmc${tail}`),
  twilio: rand(hex, 32).map((tail) => `S${part("K")}${tail}`),
  sendgrid: fc.tuple(rand(alnum, 22), rand(alnum, 43)).map(([a, b]) => `S${part("G.")}${a}.${b}`),
  azure: rand(alnum, 34).map((tail) => `abc8${part("Q~")}${tail}`),
  huggingface: rand(alnum, 34).map((tail) => `h${part("f_")}${tail}`),
  jwt: fc
    .tuple(rand(alnum, 20), rand(alnum, 40), rand(alnum, 43))
    .map(([a, b, c]) => `ey${part("J")}${a}.ey${part("J")}${b}.${c}`),
  email: rand("abcdefghij0123456789", 6, 12).map((local) => `x${local}@example.org`),
  card: fc.constantFrom("4111111111111111", "5555555555554444", "378282246310005"),
  ip: fc
    .tuple(fc.integer({ min: 11, max: 99 }), fc.nat(255), fc.nat(255), fc.integer({ min: 1, max: 254 }))
    .map((parts) => parts.join(".")),
  ip6: rand("123456789abcdef", 4).map((group) => `2607:f8b0:4005:${group}::200e`),
  iban: fc.integer({ min: 10_000_000, max: 99_999_999 }).map((tail) => iban("DE", `3704004405${tail}`)),
  phone: fc.integer({ min: 2_000_000, max: 9_999_999 }).map((n) => `+49 151 ${n}`),
};

/** With the check digits of ISO 13616. */
function iban(country: string, account: string): string {
  const number = Array.from(`${account}${country}00`, (char) => Number.parseInt(char, 36)).join("");
  return `${country}${String(98n - (BigInt(number) % 97n)).padStart(2, "0")}${account}`;
}

/** Ways in which a secret comes along; each must hide it. */
const contexts: Record<string, (secret: string) => Json> = {
  text: (secret) => `please use ${secret} for this`,
  nested: (secret) => ({
    output: JSON.stringify({ inner: JSON.stringify({ note: `see ${secret}`, list: [secret] }) }),
  }),
  url: (secret) => `https://api.test/v1?q=${encodeURIComponent(secret)}&page=2`,
  urlInUrl: (secret) =>
    `https://api.test/login?next=${encodeURIComponent(`/v1?q=${encodeURIComponent(secret)}&page=2`)}`,
  header: (secret) => [{ name: "Authorization", value: `Bearer ${secret}` }, ["Cookie", `a=b; s=${secret}`]],
  environment: (secret) => `PATH=/usr/bin\nAPI_TOKEN=${secret}\nHOME=/root`,
  base64: (secret) => `payload ${btoa(`the value is ${secret} indeed`)} end`,
  keyName: (secret) => ({ a: { client_secret: secret }, b: `later ${secret}.` }),
  escaped: (secret) => JSON.stringify(`first line\n${secret}\tend`).replaceAll("@", "\\u0040"),
};

describe.each(Object.keys(tokens))("a planted %s", (name) => {
  test.each(Object.keys(contexts))("does not survive as %s", (context) => {
    const secret = tokens[name] ?? fc.constant("");
    fc.assert(
      fc.property(secret, (value) => {
        const planted = contexts[context]?.(value) ?? null;
        const redacted = redactor().redact(planted);
        const text = JSON.stringify(redacted);
        expect(text).not.toContain(value);
        expect(text).not.toContain(encodeURIComponent(value));
        expect(text).not.toContain(encodeURIComponent(encodeURIComponent(value)));
        expect(text).not.toContain(value.replace("@", "\\\\u0040"));
        expect(JSON.stringify(redactor({}, "other key").redact(redacted))).toBe(text);
        expect(findSecrets(redacted)).toEqual([]);
        expect(findSecrets(planted).length).toBeGreaterThan(0);
      }),
      { numRuns: 20 },
    );
  });
});

describe("placeholders", () => {
  test("are equal for equal values, wherever they stand, and valid for their format", () => {
    const made = redactor();
    expect(
      made.redact({
        a: "mail ann@example.org",
        to: ["ann@example.org"],
        ip: "from 93.184.216.34",
        card: "4111 1111 1111 1111",
        iban: "DE89 3704 0044 0532 0130 00",
      }),
    ).toEqual({
      a: expect.stringMatching(/^mail u-[0-9a-f]{8}@redacted\.invalid$/),
      to: [made.text("ann@example.org")],
      ip: expect.stringMatching(/^from (192\.0\.2|198\.51\.100|203\.0\.113)\.\d{1,3}$/),
      card: made.text("4111111111111111"),
      iban: made.text("DE89370400440532013000"),
    });
  });

  test("differ for different values, and with another key", () => {
    expect(redactor().text("ann@example.org")).not.toBe(redactor().text("bob@example.org"));
    expect(redactor({}, "a").text("ann@example.org")).not.toBe(redactor({}, "b").text("ann@example.org"));
  });

  test("of two addresses are never the same in one run", () => {
    const made = redactor();
    const addresses = Array.from({ length: 700 }, (_item, i) => made.text(`8.8.${i >> 8}.${i & 255}`));
    expect(new Set(addresses).size).toBe(700);
  });

  test("of a value that a name gave away also stand where it is free text", () => {
    const { a, b } = redactor().redact({ b: "I typed swordfish7 twice", a: { password: "swordfish7" } });
    expect(b).toBe(`I typed ${a.password} twice`);
  });
});

test("findings name rule and place, never the secret", () => {
  const made = redactor();
  made.redact({ "a/b": [{ text: "ann@example.org" }] });
  expect(made.findings()).toEqual([
    { rule: "email", pointer: "/a~1b/0/text", placeholder: made.text("ann@example.org") },
  ]);
});

test("leaves what only looks like a secret", () => {
  const kept: Json = {
    order: "#W1234567",
    flight: "HAT123 at 09:30:00 on 2024-05-21",
    payment: "credit_card_7815826",
    ms: 1_700_000_000_000,
    ns: "1700000000000000000",
    iso: "2024-05-15T10:00:00.123456Z",
    uuid: "123e4567-e89b-12d3-a456-426614174000",
    usage: { max_tokens: 4096, prompt_tokens: 12, token_count: 3, next_page_token: "CAoQAA12" },
    schema: { properties: { password: { type: "string", description: "The password to use" } } },
    prose: "Never share your password. The token is required; an API key: please ask for one.",
    local: "http://127.0.0.1:8080 and ::1",
    agent: "Chrome/120.0.0.0",
    version: "1.2.3.4",
    mac: "aa:bb:cc:dd:ee:ff",
    code: "const token = process.env.TOKEN; std::vector<int> a; git@github.com:org/repo.git; logo@2x.png",
    template: "Authorization: Bearer ${TOKEN}",
    account: "DE12 3704 0044 0532 0130 00 and GB82WEST12345698765433",
    sha: "9f2c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e",
  };
  const made = redactor();
  expect(made.redact(kept)).toEqual(kept);
});

test("keeps the shape, own __proto__ members included, and returns what it need not change", () => {
  const clean = { a: [1, "two", null] };
  expect(redactor().redact(clean)).toBe(clean);
  const hostile: Json = JSON.parse('{"__proto__":{"mail":"ann@example.org"},"n":[{"password":123456}]}');
  const redacted = JSON.stringify(redactor().redact(hostile));
  expect(redacted).toMatch(
    /^\{"__proto__":\{"mail":"u-[0-9a-f]{8}@redacted\.invalid"\},"n":\[\{"password":990\d{12}\}\]\}$/,
  );
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const once = redactor().redact(value);
      expect(shape(once)).toEqual(shape(value));
      expect(redactor().redact(once)).toEqual(once);
    }),
  );
});

test("embedded JSON stays JSON", () => {
  const text = JSON.stringify({ password: 12345, deep: JSON.stringify({ api_key: 'quo"te\\d', note: "x" }) });
  const redacted: Json = JSON.parse(redactor().text(text));
  expect(redacted).toMatchObject({ password: expect.stringContaining("[redacted-"), deep: expect.any(String) });
  expect(JSON.parse((redacted as { deep: string }).deep)).toEqual({
    api_key: expect.stringContaining("[redacted-"),
    note: "x",
  });
});

test("a name beside its value counts, as in headers and OTLP attributes", () => {
  const attributes = [{ key: "api_key", value: { stringValue: "kk112233" } }];
  expect(redactor().redact(attributes)).toEqual([
    { key: "api_key", value: { stringValue: expect.stringMatching(/^\[redacted-secret-[0-9a-f]{8}\]$/) } },
  ]);
  expect(redactor().redact([{ key: "city", value: { stringValue: "kk112233" } }])).toEqual([
    { key: "city", value: { stringValue: "kk112233" } },
  ]);
});

test("rules and allow list of the user", () => {
  const options = { rules: [{ name: "Customer No", pattern: "cust-(\\d+)" }], allow: ["*@example.org", "phone"] };
  expect(redactor(options).text("cust-4711 ann@example.org bob@example.net +49 151 2345678")).toMatch(
    /^cust-\[redacted-customer-no-[0-9a-f]{8}\] ann@example\.org u-[0-9a-f]{8}@redacted\.invalid \+49 151 2345678$/,
  );
  expect(() => redactor({ rules: [{ name: "bad", pattern: "(" }] })).toThrow(/redact\.rules "bad"/);
});

test("private keys go whole, stringified or cut short", () => {
  const pem = `-----BEGIN RSA PRIVATE${part(" KEY")}-----\nMIIEow\nabc\n-----END RSA PRIVATE${part(" KEY")}-----`;
  expect(redactor().text(`a ${pem} b`)).toMatch(/^a \[redacted-private-key-[0-9a-f]{8}\] b$/);
  expect(redactor().text(JSON.stringify({ k: pem }))).toMatch(/^\{"k":"\[redacted-private-key-[0-9a-f]{8}\]"\}$/);
  expect(redactor().text(pem.slice(0, 45))).not.toContain("MIIE");
});

test.each([
  "@",
  "%40",
  "a@",
  "password=",
  'password="',
  'password=\\"',
  "-----BEGIN PRIVATE KEY-----",
  "://a:b",
  "1.",
  "+1 ",
  "4111 ",
  "eyJ",
  "sk-",
  "pa-",
  "hf_x-",
  "a:",
  "\\u0040",
  "token: ",
  "QWxhZGRpbjpvcGVuIHNlc2FtZQ",
  "[redacted-",
  "A",
  "::1",
  "%2540",
  "DE89 3704 ",
])("takes linear time on 250 kB of %j", (unit) => {
  expect(growth((text) => redactor().text(text), unit, 250_000)).toBeLessThan(tooMuchGrowth);
});

function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== "object" || value === null) return typeof value;
  return Object.values(value).map(shape);
}
