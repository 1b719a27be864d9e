import { describe, expect, test } from "vitest";
import { createRedactor, findSecrets } from "../../../src/core/redact/redact.ts";
import { phoneFormats } from "../../../src/core/redact/rules/phone-formats.ts";
import { allTokenRules } from "../../../src/core/redact/rules/token-formats.ts";
import { alphabets, tokenShape } from "../../../src/core/redact/rules/token-shape.ts";
import { pick, seeded } from "../../support/secrets/generate.ts";

/** A token that a rule's own shape describes. */
function tokenOf(shape: string, random: () => number): string {
  return shape
    .replace(/!$/, "")
    .replace(
      /\{(\w):(\d+)(?:\+|-\d+)?\}|\(([^()]*)\)/g,
      (_all, name: string, count: string, choices: string | undefined) => {
        if (choices !== undefined) return pick(choices.split("|"), random);
        const letters = (alphabets[name] ?? "").replace(/[^A-Za-z0-9]/g, "");
        return Array.from({ length: Number(count) }, () => pick(Array.from(letters), random)).join("");
      },
    );
}

/** The shape with each combination of its alternatives. */
function alternativesOf(shape: string): string[] {
  const choices = /\(([^()]*)\)/.exec(shape);
  if (choices === null) return [shape];
  const [all, texts = ""] = choices;
  return texts.split("|").flatMap((one) => alternativesOf(shape.replace(all, one)));
}

test("a shape accepts each of its alternatives, also those that begin with another, and nothing else", () => {
  const refused = allTokenRules.flatMap(({ shape }) =>
    alternativesOf(shape).filter((one) => {
      const token = tokenOf(one, seeded(one.length));
      return tokenShape(shape).endAt(token, 0) !== token.length;
    }),
  );
  expect(refused).toEqual([]);
  const authress = tokenShape("(sc|scauth)_{l:5}");
  expect(["sc_abcde", "scauth_abcde", "scau_abcde"].map((token) => authress.endAt(token, 0))).toEqual([8, 12, -1]);
});

const text = (value: string) => createRedactor({ keyedHash: () => "0badcafe" }).text(value);

describe.each(allTokenRules.map((rule) => [`${rule.kind} (${rule.vendor}) ${rule.shape}`, rule] as const))(
  "%s",
  (_name, rule) => {
    test("hides what its shape describes, whole, and not one that is cut short", () => {
      const random = seeded(rule.shape.length);
      let token = tokenOf(rule.shape, random);
      for (let n = 0; n < 20 && findSecrets(token).length === 0; n += 1) token = tokenOf(rule.shape, random);
      expect(text(`see ${token} there`)).toMatch(/^see \[redacted-[a-z0-9-]+-0badcafe\](?:\.ingest)? there$/);
      expect(tokenShape(rule.shape).endAt(token, 0)).toBe(token.length);
      expect(tokenShape(rule.shape).endAt(token.slice(0, rule.shape.startsWith("eyJ{w") ? 12 : -1), 0)).toBe(-1);
    });
  },
);

describe("a recovery phrase of BIP 39", () => {
  const phrase = "abandon ability able about above absent absorb abstract absurd abuse access accident";
  const hidden = "[redacted-seed-phrase-0badcafe]";

  test.each([
    ["alone", phrase, hidden],
    ["in a sentence", `Mine is: ${phrase}. Keep it.`, `Mine is: ${hidden}. Keep it.`],
    ["of 24 words", `${phrase} ${phrase}`, hidden],
    ["in lines", phrase.replaceAll(" ", "\n"), hidden],
    ["with a name", `my seed phrase: ${phrase}`, `my seed phrase: ${hidden}`],
    ["behind a long text", `${"x".repeat(1_000)} ${phrase}!`, `${"x".repeat(1_000)} ${hidden}!`],
  ])("is hidden whole, %s", (_where, given, expected) => {
    expect(text(given)).toBe(expected);
  });

  test.each([
    ["eleven words", phrase.slice(0, phrase.lastIndexOf(" "))],
    ["a word that is none of the list", phrase.replace("absorb", "absorbs")],
    ["a word again and again", "test ".repeat(40).trim()],
    ["prose", "the agent could not find the order that the customer asked about, so it gave up after five tries"],
  ])("is not seen in %s", (_what, given) => {
    expect(text(given)).toBe(given);
  });

  test("is looked for in linear time, in what nearly is one", () => {
    const eleven = `${phrase.slice(0, phrase.lastIndexOf(" "))}; `;
    for (const unit of [eleven, "abandon ", "zoo      ", "abandonabandon "]) {
      const given = unit.repeat(Math.ceil(1_000_000 / unit.length));
      expect(text(given)).toBe(given);
    }
  });
});

describe.each(phoneFormats.map((format) => [format.country, format] as const))(
  "a phone number of %s",
  (_country, format) => {
    test("is hidden where the text speaks of a phone; a plain number of its form only there", () => {
      expect(text(`phone: ${format.example}.`)).toBe("phone: [redacted-phone-0badcafe].");
      expect(text(`see ${format.example} there`)).toBe(
        format.announced ? `see ${format.example} there` : "see [redacted-phone-0badcafe] there",
      );
    });
  },
);

test.each([
  "4111 1111 1111 1111",
  "4111.1111.1111.1111",
  "4111\u00a01111\u00a01111\u00a01111",
  "4111\u202f1111\u202f1111\u202f1111",
  "5555-5555-5555-4444",
  "3782 822463 10005",
  "6759649826438453",
  "6304000000000000",
])("the card %s is hidden; with another last digit it stays", (card) => {
  expect(text(`card ${card}`)).toBe("card [redacted-card-0badcafe]");
  const other = card.slice(0, -1) + String((Number(card.at(-1)) + 1) % 10);
  expect(text(`card ${other}`)).toBe(`card ${other}`);
});

test.each([
  [{ pin: "4821" }, { pin: "GPIO" }],
  [{ pin: 4821 }, { pin: 13 }],
  [{ one_time_code: "482913" }, { promo_code: "482913" }],
  ["Your PIN is 4821.", "The pin is bent."],
  ["verification code: 482913\n", "status code: 482913\n"],
  [{ session: "f3a9c2d8e1b7456a90cd" }, { session: "morning" }],
  [{ secret: { value: "kk11" } }, { city: { value: "kk11" } }],
  [
    ["--token", "kk112233"],
    ["--region", "kk112233"],
  ],
  ["<password>hunter2</password>", "Promise<password>hunter2"],
  [{ Passwort: "hunter2" }, { Passagier: "hunter2" }],
  ["密码是 hunter2a", "城市是 hunter2a"],
] as const)("%j holds a secret, and %j does not", (secret, plain) => {
  expect(findSecrets(secret)).toHaveLength(1);
  expect(findSecrets(plain)).toEqual([]);
});

test("packed bytes hold no token, whatever chance writes in them; the same token by itself is one", () => {
  const random = seeded(7);
  const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
  const some = (count: number) => Array.from({ length: count }, () => pick(letters, random)).join("");
  const token = `E${some(79)}`;
  expect(findSecrets(token)).toMatchObject([{ rule: "paypal-secret" }]);
  expect(findSecrets(`https://host.example/keys/${token}`)).toMatchObject([{ rule: "paypal-secret" }]);
  expect(findSecrets(`${some(90)}+${some(40)}/${token}+${some(300)}`)).toEqual([]);
});
