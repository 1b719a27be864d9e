import { createRequire as __createRequire } from "node:module";
const require = __createRequire(import.meta.url);
import {
  ReplayKitError
} from "./chunk-BJDCX3BS.js";

// src/core/redact/allow-list.ts
function createAllowList(entries) {
  const exact = new Set(entries);
  const wild = entries.filter((entry) => entry.length > 1 && (entry.startsWith("*") || entry.endsWith("*")));
  return (value, kind) => exact.has(value) || exact.has(kind) || wild.some((entry) => matches(entry, value));
}
function matches(entry, value) {
  const core = entry.replace(/^\*|\*$/g, "");
  if (entry.startsWith("*") && entry.endsWith("*")) return value.includes(core);
  return entry.startsWith("*") ? value.endsWith(core) : value.startsWith(core);
}

// src/core/redact/key-names.ts
var secretWords = new Set(
  "password passwords passwd pwd passphrase passcode secret secrets apikey apikeys credential credentials cookie cookies authorization jwt cvv cvc cvv2 ssn accesskey secretkey privatekey authkey accesstoken authtoken refreshtoken idtoken clientsecret mnemonic otp totp sharedaccesssignature connectionstring accountkey sharedaccesskey apitoken bearertoken sessiontoken userpassword dbpassword mysqlpwd pgpassword".split(" ")
);
var secretKeyKinds = new Set(
  "api access private secret account auth encryption signing master ssh deploy service admin license subscription function anon".split(
    " "
  )
);
var harmlessTokens = new Set(
  "page next continuation cursor max min num stop eos bos pad unk mask sep cls start end first last special per prompt completion input output total image audio reasoning cached sync current text cancellation previous single each every sub".split(" ")
);
var passOwners = new Set(
  "db database smtp mysql postgres pg redis ftp mail admin root login ssh mongo user".split(" ")
);
var cache = /* @__PURE__ */ new Map();
function kindOfName(name) {
  if (name.length > 80) return "plain";
  const known = cache.get(name);
  if (known !== void 0) return known;
  if (cache.size > 2e4) cache.clear();
  const kind = judge(wordsOf(name)) ? "secret" : isPhoneName(name) ? "phone" : versionName.test(name) ? "version" : "plain";
  cache.set(name, kind);
  return kind;
}
function isSecretKey(name) {
  return kindOfName(name) === "secret";
}
var versionName = /version|release|build/i;
function judge(words) {
  const last = words.at(-1) ?? "";
  const before = words.at(-2) ?? "";
  if (secretWords.has(last) || /(?:password|passwd|passphrase|secret|apikey|authtoken|accesstoken)$/.test(last))
    return true;
  if (last === "token") return !harmlessTokens.has(before);
  if (last === "key" || last === "keys") return secretKeyKinds.has(before);
  if (last === "id" || last === "value")
    return before === "key" ? secretKeyKinds.has(words.at(-3) ?? "") && last === "value" : false;
  if (last === "hash" || last === "salt" || last === "digest") return before === "password" || before === "passwd";
  if (last === "pass") return passOwners.has(before);
  if (last === "string") return before === "connection";
  if (last === "auth") return words.length === 1 || before === "basic" || before === "proxy" || before === "x";
  return last === "signature" && (before === "access" || before === "amz");
}
function wordsOf(name) {
  return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z])([A-Z][a-z])/g, "$1 $2").toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
}
function isSecretCollection(name) {
  return /^(?:credentials?|secrets|cookies?|passwords|api_?keys|authorization|set-cookie)$/i.test(name);
}
function isPhoneName(name) {
  return /(?:^|[_\s-]|[a-z](?=[A-Z]))(?:phone|mobile|telephone|tel|fax|msisdn|whatsapp|cell)(?:[_\s-]?(?:number|no|num))?$/i.test(
    name
  ) && !/count|per_/i.test(name);
}
var harmless = /^(?:true|false|null|none|nil|undefined|string|str|number|bool|boolean|object|any|bearer|basic|digest|oauth2?|password|secret|token|required|optional|yes|no|unknown|n\/a|hidden|redacted|masked|empty|missing|invalid|expired|valid|ok|set|unset|same-origin|include|omit|\.\.\.)$/i;
function isHarmlessValue(value) {
  if (value.length < 3 || harmless.test(value)) return true;
  if (/^[*•x.#\s_-]+$/i.test(value)) return true;
  if (value.length > 120) return false;
  return /^(?:\$\{[^}]*\}|\$\([^)]*\)|\{\{[^}]*\}\}|%[A-Z_]+%|\$[A-Z_][A-Z0-9_]*|<[^<>]*>|\[(?:redacted|filtered|masked|hidden|removed)\]|(?:process\.env|os\.environ|env|secrets|vars|config|settings)[.[(][\w.'"[\]()]*)$/i.test(
    value
  );
}

// src/core/redact/boundary.ts
function startsToken(text, offset) {
  if (offset === 0 || !isWordCode(text.charCodeAt(offset - 1))) return true;
  return endsEscape(text, offset);
}
function endsEscape(text, offset) {
  if (text[offset - 2] === "\\" && "nrtbf".includes(text[offset - 1] ?? " ")) return true;
  return text[offset - 6] === "\\" && text[offset - 5] === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(offset - 4, offset));
}
function isWordCode(code) {
  return code >= 48 && code <= 57 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === 95 || code >= 192 && code < 8192;
}

// src/core/redact/known-values.ts
var minLength = 6;
var maxPerPrefix = 16;
function createKnownValues() {
  const byPrefix = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Set();
  return {
    get size() {
      return seen.size;
    },
    add(value, placeholder) {
      if (seen.has(value) || !worthSeeking(value)) return;
      seen.add(value);
      for (const form of /* @__PURE__ */ new Set([value, JSON.stringify(value).slice(1, -1)])) {
        const list = byPrefix.get(form.slice(0, minLength)) ?? [];
        if (list.length >= maxPerPrefix) continue;
        list.push([form, placeholder]);
        list.sort((a, b) => b[0].length - a[0].length);
        byPrefix.set(form.slice(0, minLength), list);
      }
    },
    replace(text) {
      if (byPrefix.size === 0 || text.length < minLength) return text;
      const parts = [];
      let done = 0;
      for (let i = 0; i + minLength <= text.length; i += 1) {
        if (!startsToken(text, i)) continue;
        const found = byPrefix.get(text.slice(i, i + minLength))?.find(([value]) => text.startsWith(value, i) && endsToken(text, i + value.length));
        if (found === void 0) continue;
        parts.push(text.slice(done, i), found[1]);
        done = i + found[0].length;
        i = done - 1;
      }
      return done === 0 ? text : parts.join("") + text.slice(done);
    }
  };
}
function endsToken(text, offset) {
  return offset >= text.length || !isWordCode(text.charCodeAt(offset));
}
function worthSeeking(value) {
  if (value.length < minLength || value.length > 4096) return false;
  return value.length >= 16 || /\d/.test(value) && /\D/.test(value) || /[^\w\s]/.test(value);
}

// src/core/redact/personal.ts
var domain = /@[\w\u00c0-\u1fff-]{1,63}(?:\.[\w\u00c0-\u1fff-]{1,63}){0,8}\.[A-Za-z\u00c0-\u1fff]{2,24}(?![\w-])/y;
var fileEnding = /\.(?:png|jpe?g|gif|svg|webp|avif|js|ts|css|json|map|html?)$/i;
function mailAddress(text, hit) {
  domain.lastIndex = hit;
  if (!domain.test(text)) return void 0;
  const end = domain.lastIndex;
  let start = hit;
  while (start > 0 && hit - start < 64 && isLocalCode(text.charCodeAt(start - 1)) && !endsEscape(text, start))
    start -= 1;
  while (start < hit && ".'-".includes(text[start] ?? "")) start += 1;
  const local = text.slice(start, hit);
  const host = text.slice(hit + 1, end);
  if (local === "" || local === "git" && text[end] === ":" || fileEnding.test(host)) return void 0;
  return host === "redacted.invalid" ? void 0 : { start, end, kind: "email" };
}
function isLocalCode(code) {
  return isWordCode(code) || code === 46 || code === 43 || code === 45 || code === 37 || code === 39;
}
var card = /\d{4}([ -]?)(?:\d{4}\1\d{4}\1\d{4}(?:\1?\d{3})?|\d{6}\1\d{4,5}|\d{4}\1\d{4}\1?\d)(?!\d)/y;
var issuer = /^(?:4(?:\d{12}|\d{15}|\d{18})|(?:5[1-5]|2[2-7]|35|65)\d{14}|6011\d{12}|64[4-9]\d{13}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|62\d{14,17})$/;
var address4 = /\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/y;
var northAmerican = /(?:\+?1[-. ]?)?(?:\(([2-9]\d\d)\) ?|([2-9]\d\d)[-. ])[2-9]\d\d[-. ]\d{4}(?![\w-])/y;
var international = /\+[1-9](?:[ ().-]{0,2}\d){7,14}(?!\d)/y;
var social = /(?!000|666|9\d\d)\d{3}-(?!00)\d\d-(?!0000)\d{4}(?![\w-])/y;
function numberLike(text, hit) {
  const before = text.charCodeAt(hit - 1);
  if (hit > 0 && isWordCode(before) && !endsEscape(text, hit)) return void 0;
  for (const [kind, pattern, accepts] of forms) {
    pattern.lastIndex = hit;
    const found = pattern.exec(text);
    if (found === null || !accepts(found[0], text, hit)) continue;
    return { start: hit, end: pattern.lastIndex, kind, value: kind === "ip" ? found[0] : found[0].replace(/\D/g, "") };
  }
  return void 0;
}
var forms = [
  ["card", card, isCard],
  ["ip", address4, isPublicAddress],
  ["phone", northAmerican, isNoPartOfNumber],
  ["phone", international, isNoPartOfNumber],
  ["ssn", social, isNoPartOfNumber]
];
function isCard(found) {
  const digits = found.replace(/[ -]/g, "");
  if (!issuer.test(digits) || /^(\d)\1+$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
    sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}
function isPublicAddress(found, text, hit) {
  const parts = found.split(".").map(Number);
  if (parts.some((part) => part > 255) || /(?:^|\.)0\d/.test(found)) return false;
  if (/^(?:127\.|0\.|255\.255\.255\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/.test(found)) return false;
  const before = text.slice(Math.max(0, hit - 12), hit);
  return !/(?:[A-Za-z]\/$|version:? ?v?$)/i.test(before) || /[A-Za-z]\/$/.test(before) && !found.endsWith(".0");
}
function isNoPartOfNumber(_found, text, hit) {
  return !/[\d-]/.test(text[hit - 1] ?? "");
}
var address6 = /[0-9a-fA-F:]{3,39}(?:\d{1,3}(?:\.\d{1,3}){3})?(?![\w:])/y;
function internetAddress6(text, hit) {
  let start = hit;
  while (start > 0 && hit - start < 5 && /[0-9a-f]/i.test(text[start - 1] ?? "")) start -= 1;
  if (/[\w:.]/.test(text[start - 1] ?? "") && !endsEscape(text, start)) return void 0;
  address6.lastIndex = start;
  const found = address6.exec(text)?.[0];
  if (found === void 0) return void 0;
  const halves = found.split("::");
  const groups = found.split(":").filter((group) => group !== "");
  if (halves.length > 2 || groups.some((group) => group.length > 4) || !/\d/.test(found)) return void 0;
  if (halves.length === 1 ? groups.length !== 8 : groups.length > 7 || groups.length < 2) return void 0;
  if (halves.length === 2 && !/^(?:[23][0-9a-f]{3}|f[cde][0-9a-f]{2}|64):/i.test(found)) return void 0;
  if (/^2001:db8:/i.test(found) || /^(?:\d\d?:)+\d\d?$/.test(found)) return void 0;
  return { start, end: address6.lastIndex, kind: "ip" };
}

// src/core/redact/placeholder.ts
var source = "\\[redacted-[a-z0-9-]{1,48}-[0-9a-f]{8}\\]|u-[0-9a-f]{8}@redacted\\.invalid|(?<![\\w.])(?:192\\.0\\.2|198\\.51\\.100|203\\.0\\.113)\\.\\d{1,3}(?![\\w.]*\\d)|(?<![\\w:])2001:db8::[0-9a-f]{1,4}:[0-9a-f]{1,4}(?![\\w:])";
var sticky = new RegExp(source, "y");
var whole = new RegExp(`^(?:${source})$`);
var bracketed = /^\[redacted-([a-z0-9-]{1,48})-[0-9a-f]{8}\]$/;
function placeholderPattern() {
  return new RegExp(source, "g");
}
function placeholderEnd(text, offset) {
  sticky.lastIndex = offset;
  return sticky.test(text) ? sticky.lastIndex : void 0;
}
function isPlaceholder(text) {
  return text.length < 80 && whole.test(text);
}
function placeholderKind(text) {
  if (!isPlaceholder(text)) return void 0;
  if (text.startsWith("[")) return bracketed.exec(text)?.[1];
  return text.includes("@") ? "email" : "ip";
}
var firstNumber = 99e13;
function isNumberPlaceholder(value) {
  return Number.isInteger(value) && value >= firstNumber && value <= firstNumber + 4294967295;
}
var documentationNets = ["192.0.2", "198.51.100", "203.0.113"];
function createPlaceholderMaker(keyedHash) {
  const digests = /* @__PURE__ */ new Map();
  const addresses = /* @__PURE__ */ new Map();
  const taken = /* @__PURE__ */ new Set();
  return { text, number: (value) => firstNumber + Number.parseInt(digest(value), 16) };
  function digest(value) {
    const known = digests.get(value);
    if (known !== void 0) return known;
    const made = keyedHash(value).slice(0, 8);
    digests.set(value, made);
    return made;
  }
  function text(kind, value) {
    const hex = digest(value);
    if (kind === "email") return `u-${hex}@redacted.invalid`;
    if (kind === "ip" && value.includes(":")) return `2001:db8::${short(hex.slice(0, 4))}:${short(hex.slice(4))}`;
    if (kind === "ip") return address(value, hex);
    return `[redacted-${kind}-${hex}]`;
  }
  function address(value, hex) {
    const known = addresses.get(value);
    if (known !== void 0) return known;
    const first = Number.parseInt(hex, 16);
    let made = `[redacted-ip-${hex}]`;
    for (let probe = 0; probe < 762 && taken.size < 762; probe += 1) {
      const slot = (first + probe) % 762;
      const candidate = `${documentationNets[Math.floor(slot / 254)]}.${slot % 254 + 1}`;
      if (taken.has(candidate)) continue;
      taken.add(candidate);
      made = candidate;
      break;
    }
    addresses.set(value, made);
    return made;
  }
}
function short(group) {
  return group.replace(/^0{1,3}/, "");
}

// src/core/redact/encoded-run.ts
var maxRun = 1 << 16;
var percentRun = /[^\s"'`<>\\&=?;,]/;
var escapeRun = /[^\s"'`<>]/;
function encodedRun(text, hit, redact) {
  const percent = text[hit] === "%";
  const inRun = percent ? percentRun : escapeRun;
  let start = hit;
  while (start > 0 && hit - start < 512 && inRun.test(text[start - 1] ?? " ")) start -= 1;
  let end = hit;
  while (end < text.length && end - hit < maxRun && inRun.test(text[end] ?? " ")) end += 1;
  const run = text.slice(start, end);
  const decoded = percent ? decodePercent(run) : run.replace(/\\+u([0-9a-fA-F]{4})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const redacted = decoded === run ? run : redact(decoded);
  if (redacted === decoded) return { start, end, kind: "encoded", replacement: decoded === run ? redact(run) : run };
  return { start, end, kind: "encoded", replacement: percent ? encodePercent(redacted) : redacted };
}
function decodePercent(run) {
  return run.replace(
    /%(?!25)([0-7][0-9a-fA-F])/g,
    (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16))
  );
}
function encodePercent(text) {
  return text.replace(
    /[^\w.~!*'()%\u0080-\uffff-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`
  );
}
var alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
var values = new Map(
  Array.from(`${alphabet}-_`, (char, i) => [char.charCodeAt(0), i < 64 ? i : i - 2])
);
var base64 = /[A-Za-z0-9+/_-]+={0,2}/y;
function base64Run(text, hit, redact) {
  base64.lastIndex = hit;
  if (!base64.test(text)) return void 0;
  const end = base64.lastIndex;
  if (end - hit > maxRun) return { start: hit, end, kind: "encoded", replacement: text.slice(hit, end) };
  const decoded = decodeText(text, hit, end);
  if (decoded === void 0) return void 0;
  return redact(decoded) === decoded ? void 0 : { start: hit, end, kind: "base64" };
}
function decodeText(text, start, end) {
  const chars = [];
  let bits = 0;
  let held = 0;
  for (let i = start; i < end; i += 1) {
    const value = values.get(text.charCodeAt(i));
    if (value === void 0) break;
    held = (held << 6 | value) & 65535;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const byte = held >> bits & 255;
    if (byte < 9 || byte > 13 && byte < 32 || byte > 126) return void 0;
    chars.push(String.fromCharCode(byte));
  }
  return chars.join("");
}

// src/core/redact/vendor-rules.ts
function rule(kind, prefixes, pattern) {
  return { kind, prefixes: prefixes.split(" "), pattern: new RegExp(pattern.source, `${pattern.flags}y`) };
}
var vendorRules = [
  rule("aws-key", "AKIA ASIA ABIA ACCA", /A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}(?![A-Za-z0-9])/),
  rule("aws-key", "ABSK bedrock-api-key-", /(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}/),
  rule("github-token", "ghp_ gho_ ghu_ ghs_ ghr_", /gh[pousr]_[A-Za-z0-9_]{20,255}/),
  rule("github-token", "github_pat_", /github_pat_[A-Za-z0-9_]{22,255}/),
  rule(
    "gitlab-token",
    "glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- glagent- glffct- glwt- GR1348941 _gitlab_session=",
    /(?:gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|agent|ffct|wt)-|GR1348941|_gitlab_session=)[\w-]{16,}(?:\.[\w-]{2,})*/
  ),
  rule(
    "slack-token",
    "xoxa- xoxb- xoxe- xoxe. xoxo- xoxp- xoxr- xoxs- xoxc- xoxd- xapp- xwfp-",
    /(?:xox[abceoprsd]|xapp|xwfp)[.-][\w%.-]{10,}/
  ),
  rule("slack-webhook", "hooks.slack.com/", /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/]{16,}/),
  rule(
    "stripe-key",
    "sk_live_ sk_test_ rk_live_ rk_test_ sk_prod_ rk_prod_",
    /[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}/
  ),
  rule("webhook-secret", "whsec_", /whsec_[A-Za-z0-9+/=]{16,}/),
  rule("anthropic-key", "sk-ant-", /sk-ant-[\w-]{16,}/),
  rule("openai-key", "sk-", /sk-(?=[\w-]{0,200}\d)[\w-]{18,}/),
  rule("openai-key", "sess-", /sess-[A-Za-z0-9]{40}/),
  rule("google-key", "AIza", /AIza[\w-]{33,}/),
  rule("google-key", "ya29. GOCSPX-", /(?:ya29\.|GOCSPX-)[\w-]{16,}/),
  rule("google-key", "1//0", /1\/\/0[\w-]{30,}/),
  rule("npm-token", "npm_", /npm_[A-Za-z0-9]{30,}/),
  rule("pypi-token", "pypi-", /pypi-[\w-]{40,}/),
  rule("twilio-key", "SK", /SK[0-9a-f]{32}(?![0-9a-f])/),
  rule("sendgrid-key", "SG.", /SG\.[\w-]{16,}\.[\w-]{16,}/),
  rule("huggingface-token", "hf_ api_org_", /(?:hf_|api_org_)[A-Za-z0-9]{30,}/),
  rule("cloudflare-key", "v1.0- cfut_ cfat_ cfk_", /v1\.0-[0-9a-f]{24}-[0-9a-f]{100,}|cf(?:ut|at|k)_[A-Za-z0-9]{30,}/),
  rule("databricks-token", "dapi", /dapi[0-9a-f]{32}(?:-\d)?/),
  rule("digitalocean-token", "dop_v1_ doo_v1_ dor_v1_", /do[por]_v1_[0-9a-f]{64}/),
  rule(
    "doppler-token",
    "dp.pt. dp.st. dp.ct. dp.sa. dp.scim. dp.audit.",
    /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{32,}/
  ),
  rule("linear-key", "lin_api_ lin_oauth_", /lin_(?:api|oauth)_[A-Za-z0-9]{32,}/),
  rule("notion-token", "ntn_ secret_", /(?:ntn_[A-Za-z0-9]{40,}|secret_[A-Za-z0-9]{43})/),
  rule("shopify-token", "shpat_ shpca_ shppa_ shpss_", /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/),
  rule("square-token", "sq0atp- sq0csp- sq0idp- EAAA", /(?:sq0(?:atp|csp|idp)-[\w-]{22,}|EAAA[\w-]{56,})/),
  rule("facebook-token", "EAAC EAAM EAAB EAAD", /EAA[A-Z][A-Za-z0-9]{60,}/),
  rule("mailgun-key", "key- pubkey-", /(?:pub)?key-[0-9a-f]{32}/),
  rule("postman-key", "PMAK-", /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/),
  rule("newrelic-key", "NRAK- NRII- NRJS- NRRA-", /NR(?:AK|II|JS|RA)-[\w-]{19,}/),
  rule("sentry-token", "sntrys_ sntryu_ sntrya_", /sntry[sua]_[\w+/=-]{32,}/),
  rule("grafana-token", "glsa_ glc_", /gl(?:sa|c)_[\w+/=-]{32,}/),
  rule("vault-token", "hvs. hvb. hvr.", /hv[sbr]\.[\w-]{20,}/),
  rule("pulumi-token", "pul-", /pul-[0-9a-f]{40}/),
  rule("rubygems-token", "rubygems_", /rubygems_[0-9a-f]{48}/),
  rule("docker-token", "dckr_pat_ dckr_oat_", /dckr_[po]at_[\w-]{20,}/),
  rule("planetscale-token", "pscale_", /pscale_(?:tkn|pw|oauth)_[\w.=-]{20,}/),
  rule("supabase-key", "sbp_ sb_secret_", /(?:sbp_[0-9a-f]{40}|sb_secret_[\w-]{20,})/),
  rule("groq-key", "gsk_", /gsk_[A-Za-z0-9]{40,}/),
  rule("replicate-token", "r8_", /r8_[A-Za-z0-9]{30,}/),
  rule(
    "model-key",
    "pplx- xai- fw_ pcsk_ e2b_ nvapi- lsv2_ cpk_ tgp_v1_ csk- jina_",
    /(?:pplx-|xai-|fw_|pcsk_|e2b_|nvapi-|lsv2_(?:pt|sk)_|cpk_|tgp_v1_|csk-|jina_)[\w-]{20,}/
  ),
  rule("atlassian-token", "ATATT3 ATCTT3 ATBB ATSTT3", /AT(?:(?:ATT|CTT|STT)3[\w=-]{40,}|BB[\w=-]{24,})/),
  rule("heroku-key", "HRKU-", /HRKU-[\w-]{36,}/),
  rule("hubspot-token", "pat-na1- pat-na2- pat-eu1-", /pat-(?:na1|na2|eu1)-[0-9a-fA-F-]{36}/),
  rule("mapbox-token", "sk.eyJ", /sk\.eyJ[\w-]{20,}\.[\w-]{16,}/),
  rule("netlify-token", "nfp_ nfc_", /nf[pc]_[A-Za-z0-9]{30,}/),
  rule("fly-token", "fo1_ fm1_ fm2_ fm1r_", /(?:fo1|fm1|fm2|fm1r)_[\w+/=-]{30,}/),
  rule(
    "plaid-token",
    "access-sandbox- access-development- access-production-",
    /access-(?:sandbox|development|production)-[0-9a-f-]{36}/
  ),
  rule("prefect-token", "pnu_ pnb_", /pn[ub]_[A-Za-z0-9]{30,}/),
  rule("readme-token", "rdme_", /rdme_[a-z0-9]{60,}/),
  rule("sendinblue-key", "xkeysib- xsmtpsib-", /x(?:key|smtp)sib-[0-9a-f]{64}(?:-[A-Za-z0-9]+)?/),
  rule("shippo-token", "shippo_live_ shippo_test_", /shippo_(?:live|test)_[0-9a-f]{40}/),
  rule("alibaba-key", "LTAI", /LTAI[A-Za-z0-9]{17,21}(?![A-Za-z0-9])/),
  rule("tencent-key", "AKID", /AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])/),
  rule("easypost-key", "EZAK EZTK", /EZ[AT]K[A-Za-z0-9]{54}/),
  rule("duffel-token", "duffel_", /duffel_(?:live|test)_[\w-]{30,}/),
  rule("dynatrace-token", "dt0c01. dt0s01.", /dt0[cs]01\.[A-Z0-9]{24}\.[A-Z0-9]{64}/i),
  rule("flutterwave-key", "FLWSECK", /FLWSECK(?:_TEST|_LIVE)?-[\w-]{12,}/),
  rule("openshift-token", "sha256~", /sha256~[\w-]{43}/),
  rule("sourcegraph-token", "sgp_", /sgp_(?:[0-9a-fA-F]{16}_|local_)?[0-9a-fA-F]{40}/),
  rule("onepassword-token", "ops_eyJ", /ops_eyJ[\w+/=-]{40,}/),
  rule("clojars-token", "CLOJARS_", /CLOJARS_[a-z0-9]{60}/i),
  rule("figma-token", "figd_ figo_", /fig[do]_[\w-]{36,}/),
  rule("razorpay-key", "rzp_live_ rzp_test_", /rzp_(?:live|test)_[A-Za-z0-9]{14,}/),
  rule("tailscale-key", "tskey-", /tskey-[a-z]+-[\w-]{16,}/),
  rule("nuget-key", "oy2", /oy2[a-z0-9]{43}(?![a-z0-9])/),
  rule("age-key", "AGE-SECRET-KEY-", /AGE-SECRET-KEY-1[A-Z0-9]{50,}/),
  rule("adafruit-key", "aio_", /aio_[A-Za-z0-9]{28}/),
  rule("langfuse-key", "sk-lf-", /sk-lf-[0-9a-f-]{36}/),
  rule("typeform-token", "tfp_", /tfp_[\w.=-]{40,}/),
  rule("dropbox-token", "sl.", /sl\.[\w=-]{120,}/),
  rule("intra42-token", "s-s4t2", /s-s4t2(?:ud|af)-[0-9a-f]{64}/),
  rule("replaykit-token", "rk_", /rk_[A-Za-z0-9_-]{32,}/),
  rule(
    "discord-webhook",
    "discord.com/api/webhooks/ discordapp.com/api/webhooks/",
    /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{30,}/
  ),
  rule("teams-webhook", "webhook.office.com/", /webhook\.office\.com\/[\w@/-]{60,}/),
  rule("telegram-token", "bot", /bot\d{8,10}:[\w-]{35}/),
  rule("jwt", "eyJ", /eyJ[\w-]{6,}\.(?:eyJ|[\w-])[\w-]{5,}\.[\w-]{0,}/)
];
var rulesByPrefix = groupByPrefix();
function groupByPrefix() {
  const map = /* @__PURE__ */ new Map();
  for (const vendor of vendorRules) {
    for (const prefix of vendor.prefixes) map.set(prefix, [...map.get(prefix) ?? [], vendor]);
  }
  return map;
}

// src/core/redact/vendor-token.ts
function vendorToken(text, hit, prefix) {
  if (!startsToken(text, hit)) return void 0;
  for (const { kind, pattern } of [
    ...rulesByPrefix.get(prefix) ?? [],
    ...prefix.startsWith("sk-") ? rulesByPrefix.get("sk-") ?? [] : []
  ]) {
    pattern.lastIndex = hit;
    if (pattern.test(text)) return { start: hit, end: pattern.lastIndex, kind };
  }
  return void 0;
}
function kindOfToken(value) {
  if (value.length < 12 || value.length > 4096) return void 0;
  for (const { kind, prefixes, pattern } of vendorRules) {
    if (!prefixes.some((prefix) => value.startsWith(prefix))) continue;
    pattern.lastIndex = 0;
    if (pattern.test(value) && pattern.lastIndex === value.length) return kind;
  }
  return void 0;
}
function privateKey(text, hit) {
  const label = text.slice(hit, hit + 60);
  if (!/^-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/.test(label)) return void 0;
  const close = text.indexOf("-----END ", hit + 20);
  if (close === -1) return { start: hit, end: text.length, kind: "private-key" };
  const dashes = text.indexOf("-----", close + 9);
  return { start: hit, end: dashes === -1 || dashes > close + 60 ? close + 9 : dashes + 5, kind: "private-key" };
}
function azureSecret(text, hit) {
  const start = hit - 3;
  const found = /^[\w~.-]{3}\dQ~[\w~.-]{31,34}/.exec(text.slice(Math.max(0, start), start + 48));
  return found === null || start < 0 ? void 0 : { start, end: start + found[0].length, kind: "azure-secret" };
}
function urlPassword(text, hit) {
  const from = hit + 3;
  let at = -1;
  let colon = -1;
  for (let i = from; i < text.length && i - from < 1024; i += 1) {
    const char = text[i] ?? "";
    if (" 	\r\n\"'`\\<>/?#,".includes(char)) break;
    if (char === ":" && colon === -1) colon = i;
    if (char === "@") at = i;
  }
  if (at === -1 || colon === -1 || colon > at || at - colon < 2) return void 0;
  return { start: colon + 1, end: at, kind: "secret", named: true };
}

// src/core/redact/named-value.ts
var maxName = 64;
var scheme = /(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate|bearer|basic|BEARER|BASIC) +/y;
var separator = /(\\*["'`]?\]?)[ \t]*(:=|=>|[:=]| is | was )[ \t]*(?:\\+n[ \t]*)?/y;
var opening = /(\\*)(["'`])/y;
function namedValue(text, hit, hitEnd) {
  const start = nameStart(text, hit);
  const end = nameEnd(text, hitEnd);
  const name = text.slice(start, end);
  const bare = bearerToken(text, name, end);
  if (bare !== void 0) return bare;
  if (!isSecretKey(name)) return void 0;
  separator.lastIndex = end;
  const found = separator.exec(text);
  if (found === null) return void 0;
  const from = separator.lastIndex;
  const weak = (found[2] ?? "").startsWith(" ");
  opening.lastIndex = from;
  const quote = opening.exec(text);
  if (quote !== null) return quotedValue(text, name, opening.lastIndex, quote);
  return bareValue({ text, name, from, weak, quoted: found[1] ?? "", tight: text[from - 1] === "=" });
}
function bearerToken(text, name, end) {
  if (!/^(?:bearer|basic)$/i.test(name) || text[end] !== " ") return void 0;
  const stop = runEnd(text, end + 1, isTokenCode);
  const value = text.slice(end + 1, stop);
  if (value.length < 8 || !/\d|[a-z][A-Z]/.test(value) || isHarmlessValue(value)) return void 0;
  return secret(text, end + 1, stop);
}
function quotedValue(text, name, from, quote) {
  const depth = (quote[1] ?? "").length;
  const end = closingQuote(text, from, { mark: quote[2] ?? '"', depth });
  scheme.lastIndex = from;
  const start = /auth/i.test(name) && scheme.test(text) ? scheme.lastIndex : from;
  return accepted(text, start, end, depth);
}
function accepted(text, start, end, depth) {
  const value = text.slice(start, end);
  if (isHarmlessValue(value) || placeholderEnd(text, start) === end) return void 0;
  return { ...secret(text, start, end), value: unescaped(value, depth) };
}
function bareValue({ text, name, from, weak, quoted, tight }) {
  scheme.lastIndex = from;
  const start = scheme.test(text) ? scheme.lastIndex : from;
  const placeholder = placeholderEnd(text, start);
  if (placeholder !== void 0) return void 0;
  const wholeLine = /cookie/i.test(name) || /^(?:Digest|AWS4-HMAC-SHA256) /.test(text.slice(start, start + 17));
  const end = wholeLine ? runEnd(text, start, isLineCode) : runEnd(text, start, isValueCode);
  const value = text.slice(start, trimmedEnd(text, start, end));
  if (isHarmlessValue(value) || /^(?:[[{(]|\$[{(])/.test(value)) return void 0;
  const inJson = quoted !== "" && /["']/.test(quoted);
  if (inJson && !/^-?\d+(?:\.\d+)?$/.test(value)) return void 0;
  if (inJson && !/passw|pwd|secret|ssn|cvv|cvc|otp/i.test(name)) return void 0;
  const sole = tight || start > from || inJson || /^[ \t]*(?:$|\\?[\r\n])/.test(text.slice(end, end + 8));
  if (weak ? !looksRandom(value, 6) : !sole && !looksRandom(value, 6)) return void 0;
  const span = secret(text, start, start + value.length);
  return inJson ? { ...span, quote: quoted.replace("]", "") } : span;
}
function secret(text, start, end) {
  return { start, end, kind: kindOfToken(text.slice(start, end)) ?? "secret", named: true };
}
function looksRandom(value, minLength2) {
  if (value.length < minLength2) return false;
  return /\d/.test(value) && /[A-Za-z]/.test(value) || /[^\w\s.,;:!?'"()-]/.test(value) || /^\d{6,}$/.test(value);
}
function closingQuote(text, from, { mark, depth }) {
  let slashes = 0;
  for (let i = from; i < text.length; i += 1) {
    const char = text[i];
    if (char === "\\") slashes += 1;
    else {
      if (char === mark && (depth === 0 ? slashes % 2 === 0 : slashes <= depth)) return i - (depth === 0 ? 0 : slashes);
      slashes = 0;
    }
  }
  return text.length;
}
function unescaped(value, depth) {
  let plain = value;
  for (let level = 0; level <= depth && level < 8 && plain.includes("\\"); level += 1) {
    try {
      const parsed = JSON.parse(`"${plain}"`);
      if (typeof parsed !== "string") return plain;
      plain = parsed;
    } catch {
      return plain;
    }
  }
  return plain;
}
function nameStart(text, hit) {
  let start = hit;
  while (start > 0 && hit - start < maxName && isNameCode(text.charCodeAt(start - 1))) {
    if (text[start - 2] === "\\") break;
    start -= 1;
  }
  return start;
}
function nameEnd(text, from) {
  let end = from;
  while (end < text.length && end - from < maxName && isNameCode(text.charCodeAt(end))) end += 1;
  return end;
}
function runEnd(text, from, accepts) {
  let end = from;
  while (end < text.length) {
    const jump = text[end] === "[" ? placeholderEnd(text, end) : void 0;
    if (jump === void 0 && !accepts(text.charCodeAt(end))) break;
    end = jump ?? end + 1;
  }
  return end;
}
function trimmedEnd(text, start, end) {
  let stop = end;
  while (stop > start && ".:!?".includes(text[stop - 1] ?? " ")) stop -= 1;
  return stop;
}
function isNameCode(code) {
  return code === 45 || isWordCode(code);
}
function isTokenCode(code) {
  return isWordCode(code) || code >= 43 && code <= 47 && code !== 44 || code === 61 || code === 126;
}
function isValueCode(code) {
  return code > 32 && code !== 160 && !stops.has(code);
}
var stops = new Set(Array.from("\"'`\\,;&<>)]}|", (char) => char.charCodeAt(0)));
function isLineCode(code) {
  return code !== 10 && code !== 13 && code !== 34 && code !== 39 && code !== 92;
}

// src/core/redact/trigger.ts
var nameParts = "passw passphrase passcode _pass pwd secret token auth _key -key apikey accesskey privatekey accountkey authkey shared_access sharedaccess connection_string connectionstring credential cookie bearer basic jwt cvv cvc ssn mnemonic otp".split(" ");
var narrowed = {
  SK: "SK(?=[0-9a-f]{4})",
  bot: "bot(?=\\d{8})",
  EAAA: "EAAA(?=[\\w-]{8})",
  oy2: "oy2(?=[a-z0-9]{8})"
};
var triggers = [
  "vendor",
  "base64",
  "name",
  "pem",
  "mail",
  "url",
  "number",
  "address6",
  "encoded",
  "azure"
];
var alternatives = {
  vendor: [...new Set(vendorRules.flatMap((rule2) => rule2.prefixes))].toSorted().toReversed().map((prefix) => narrowed[prefix] ?? prefix.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|"),
  name: nameParts.flatMap(cases).join("|") + "|Key|[aA][pP][iI] [kK]ey|API KEY",
  pem: "-----BEGIN ",
  mail: "@",
  url: "://",
  number: "(?:(?<![\\w.])|(?<=\\\\[nrtbf]))(?:\\d{1,3}\\.\\d{1,3}\\.\\d{1,3}\\.\\d|\\d{4}[ -]?\\d{4}[ -]?\\d{4}|3[04678]\\d\\d[ -]?\\d{6}|\\d{3}[-. ]\\d{3}[-. ]\\d{4}|\\d{3}-\\d\\d-\\d{4})|\\+\\d(?=[\\d ().-]{6})|\\(\\d{3}\\) ?\\d{3}[-. ]",
  // Times have two colons, addresses more or `::`.
  address6: ":(?::[0-9a-fA-F]|[0-9a-fA-F]{1,4}:(?:[0-9a-fA-F]{1,4}:|:[0-9a-fA-F]))",
  encoded: "%[0-9a-fA-F]{2}|\\\\u00[0-7][0-9a-fA-F]",
  // The base64 of a text begins with one of these, since its first byte is ASCII.
  base64: "(?<![+/_-])[CI-Za-f](?=[A-Za-z0-9+/_-]{23})",
  azure: "\\dQ~"
};
var patterns = triggers.filter((name) => name !== "vendor" && name !== "base64");
var announcer = new RegExp(patterns.map((name) => `(${alternatives[name]})`).join("|"), "g");
var vendorStart = new RegExp(alternatives.vendor, "y");
var base64Start = new RegExp(alternatives.base64, "y");
function nextAnnouncer(text, from) {
  announcer.lastIndex = from;
  const match = announcer.exec(text);
  if (match === null) return void 0;
  const at = match.index;
  for (let i = 0; i < patterns.length; i += 1) {
    const trigger = patterns[i];
    if (trigger !== void 0 && match[i + 1] !== void 0) return { trigger, at, found: match[0] };
  }
  return void 0;
}
var runCodes = new Uint8Array(128);
for (const char of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_") runCodes[char.charCodeAt(0)] = 1;
for (const char of ".:/+=~%-") runCodes[char.charCodeAt(0)] = 2;
var shortestToken = 16;
function longRuns(text) {
  const hits = [];
  let end = text.length;
  let code = classAt(text, end - 1);
  for (let i = end - 1; i >= 0; i -= 1) {
    const before = classAt(text, i - 1);
    if (code === 0) end = i;
    else if (end - i >= shortestToken && code === 1 && (before !== 1 || endsEscape(text, i))) addHit(hits, text, i);
    code = before;
  }
  return hits.toReversed();
}
function addHit(hits, text, at) {
  vendorStart.lastIndex = at;
  const found = vendorStart.exec(text)?.[0];
  if (found !== void 0) hits.push({ trigger: "vendor", at, found });
  base64Start.lastIndex = at;
  if (found === void 0 && base64Start.test(text)) hits.push({ trigger: "base64", at, found: "" });
}
function classAt(text, index) {
  return index < 0 ? 0 : runCodes[text.charCodeAt(index)] ?? 0;
}
function cases(part) {
  const spelled = [
    part,
    part.toUpperCase(),
    part.replace(/[a-z]+/g, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  ];
  return [.../* @__PURE__ */ new Set([...spelled, part.charAt(0).toUpperCase() + part.slice(1)])];
}

// src/core/redact/scan-text.ts
var verify = {
  vendor: ({ text, at, found }) => vendorToken(text, at, found),
  name: ({ text, at, found }) => namedValue(text, at, at + found.length),
  pem: ({ text, at }) => privateKey(text, at),
  mail: ({ text, at }) => mailAddress(text, at),
  url: ({ text, at }) => urlPassword(text, at),
  number: ({ text, at }) => numberLike(text, at),
  address6: ({ text, at }) => internetAddress6(text, at),
  encoded: ({ text, at, inner }) => encodedRun(text, at, inner),
  base64: ({ text, at, inner }) => base64Run(text, at, inner),
  azure: ({ text, at }) => azureSecret(text, at)
};
function scanText(text, inner) {
  const spans = [];
  const runs = longRuns(text);
  let run = 0;
  let announced = nextAnnouncer(text, 0);
  for (let done = 0; ; ) {
    const token = runs[run];
    if (token === void 0 && announced === void 0) return spans;
    const takesToken = token !== void 0 && (announced === void 0 || token.at <= announced.at);
    const hit = takesToken ? token : announced;
    if (hit === void 0) return spans;
    if (takesToken) run += 1;
    const span = hit.at < done ? void 0 : verify[hit.trigger]({ text, at: hit.at, found: hit.found, inner });
    if (span !== void 0 && span.end > hit.at) {
      absorb(spans, span);
      done = span.end;
    }
    if (!takesToken) announced = nextAnnouncer(text, Math.max(hit.at + 1, done));
  }
}
function absorb(spans, span) {
  let last = spans.at(-1);
  while (last !== void 0 && last.end > span.start) {
    spans.pop();
    span.start = Math.min(span.start, last.start);
    last = spans.at(-1);
  }
  spans.push(span);
}

// src/core/redact/user-rules.ts
function compileRules(rules) {
  return rules.map(({ name, pattern, flags = "" }) => {
    try {
      return { kind: kindOf(name), pattern: new RegExp(pattern, `${flags.replace(/[gyd]/g, "")}gd`) };
    } catch (cause) {
      throw new ReplayKitError(
        "invalid_config",
        `redact.rules "${name}": ${JSON.stringify(pattern)} is no regular expression`,
        {
          hint: "correct the pattern in replaykit.yaml",
          cause
        }
      );
    }
  });
}
function matchesOf(rule2, text) {
  const spans = [];
  for (const match of text.matchAll(rule2.pattern)) {
    const [start, end] = match.indices?.[1] ?? match.indices?.[0] ?? [0, 0];
    if (end > start) spans.push({ start, end, kind: rule2.kind });
  }
  return spans;
}
function kindOf(name) {
  const slug = name.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40);
  return slug === "" ? "custom" : slug;
}

// src/core/redact/redact.ts
var maxRounds = 4;
var maxEncodings = 3;
var maxFindings = 1e4;
function createRedactor({ keyedHash, rules = [], allow = [] }) {
  const placeholders = createPlaceholderMaker(keyedHash);
  const known = createKnownValues();
  const userRules = compileRules(rules);
  const allowed = createAllowList(allow);
  const findings = [];
  const plainKeys = /* @__PURE__ */ new Set();
  return { redact, text: (text) => known.replace(redactText(text, [], 0)), findings: () => [...findings] };
  function redact(value) {
    const first = walk(toJson(value), [], void 0);
    const second = known.size === 0 ? first : sweep(first);
    return second;
  }
  function walk(value, path, name) {
    if (typeof value === "string") return redactNamed(value, path, name);
    if (typeof value === "number") return redactNumber(value, path, name);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return walkArray(value, path, name);
    return walkObject(
      value,
      path,
      name !== void 0 && isSecretCollection(name) && !isSchema(value) ? name : void 0
    );
  }
  function walkArray(items, path, name) {
    const [first, second] = items;
    const pair = items.length === 2 && typeof first === "string" && typeof second === "string" && isSecretKey(first);
    let copy;
    for (let i = 0; i < items.length; i += 1) {
      const item = items[i] ?? null;
      path.push(String(i));
      const made = walk(item, path, pair && i === 1 ? first : name);
      path.pop();
      if (made !== item) copy ??= [...items];
      if (copy !== void 0) copy[i] = made;
    }
    return copy ?? items;
  }
  function walkObject(object, path, inherited) {
    const keys = Object.keys(object);
    const labelled = labelOf(object);
    let copy;
    for (let i = 0; i < keys.length; i += 1) {
      const key = keys[i] ?? "";
      const member = object[key] ?? null;
      const newKey = redactKey(key, path);
      path.push(newKey);
      const given = inherited ?? (labelled !== void 0 && isValueKey(key) ? labelled : void 0);
      const made = given !== void 0 && isPlainObject(member) ? walkObject(member, path, given) : walk(member, path, given ?? key);
      path.pop();
      if (made !== member || newKey !== key) copy ??= keys.map((name) => [name, object[name] ?? null]);
      if (copy !== void 0) copy[i] = [newKey, made];
    }
    return copy === void 0 ? object : Object.fromEntries(copy);
  }
  function redactKey(key, path) {
    if (plainKeys.has(key)) return key;
    const made = redactText(key, path, 0);
    if (made === key && key.length < 80 && plainKeys.size < 2e4) plainKeys.add(key);
    return made;
  }
  function redactNamed(text, path, name) {
    const kind = name === void 0 ? "plain" : kindOfName(name);
    if (name !== void 0 && kind === "secret") return redactSecret(text, path, name);
    if (kind === "phone" && /^[+(]?\d[\d ().-]{5,18}\d$/.test(text)) {
      return replaced({ kind: "phone", value: text.replace(/\D/g, ""), path, original: text });
    }
    return kind === "version" && /^[\d.]+$/.test(text) ? text : redactText(text, path, 0);
  }
  function redactSecret(text, path, name) {
    const scheme2 = /auth/i.test(name) ? /^(?:Bearer|Basic|Token|Bot|ApiKey|Negotiate) +/i.exec(text)?.[0] ?? "" : "";
    const value = text.slice(scheme2.length);
    if (isHarmlessValue(value) || isPlaceholder(value)) return text;
    const looksLikeProse = /\s/.test(value) && !/\d|cookie|[^\w\s.,;:!?'"()-]/i.test(value) && value.split(/\s+/).length > 3;
    if (looksLikeProse && !/passphrase|mnemonic|passw/i.test(name)) return redactText(text, path, 0);
    return scheme2 + replaced({ kind: kindOfToken(value) ?? "secret", value, path, named: true });
  }
  function redactNumber(value, path, name) {
    if (value < 100 || !Number.isSafeInteger(value) || isNumberPlaceholder(value)) return value;
    const says = name === void 0 ? "plain" : kindOfName(name);
    const secret2 = name !== void 0 && says === "secret" && !/token|auth|cookie/i.test(name);
    const phone = says === "phone" && value > 999999;
    if (!secret2 && !phone && (value < 1e12 || !isCard(String(value)))) return value;
    const kind = secret2 ? "secret" : phone ? "phone" : "card";
    if (allowed(String(value), kind)) return value;
    const made = placeholders.number(String(value));
    note(kind, path, String(made));
    return made;
  }
  function redactText(text, path, depth) {
    let current = text;
    for (let round = 0; round < maxRounds; round += 1) {
      const next = redactOnce(current, path, depth);
      if (next === current) break;
      current = next;
    }
    return current;
  }
  function redactOnce(text, path, depth) {
    let current = text;
    for (const rule2 of userRules) current = apply(current, matchesOf(rule2, current), path);
    if (current.length < 4) return current;
    const inner = (decoded) => depth < maxEncodings ? redactText(decoded, path, depth + 1) : decoded;
    return apply(current, scanText(current, inner), path);
  }
  function apply(text, spans, path) {
    if (spans.length === 0) return text;
    const parts = [];
    let done = 0;
    for (const { start, end, kind, value, replacement, quote, named } of spans) {
      const covered = text.slice(start, end);
      if (start < done || isPlaceholder(covered)) continue;
      const made = replacement ?? replaced({ kind, value: value ?? covered, path, original: covered, ...named ? { named } : {} });
      parts.push(text.slice(done, start), quote !== void 0 && made !== covered ? `${quote}${made}${quote}` : made);
      done = end;
    }
    return parts.join("") + text.slice(done);
  }
  function replaced(hit) {
    const { kind, value, path, named, original } = hit;
    if (allowed(value, kind)) return original ?? value;
    const placeholder = placeholders.text(kind, value);
    if (named === true) known.add(value, placeholder);
    note(kind, path, placeholder);
    return placeholder;
  }
  function note(rule2, path, placeholder) {
    if (findings.length >= maxFindings) return;
    const pointer = path.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
    findings.push({ rule: rule2, pointer, placeholder });
  }
  function sweep(value) {
    if (typeof value === "string") return known.replace(value);
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) {
      const made2 = value.map(sweep);
      return made2.some((item, i) => item !== value[i]) ? made2 : value;
    }
    const entries = Object.entries(value);
    const made = entries.map(([key, member]) => [known.replace(key), sweep(member)]);
    return made.some(([key, member], i) => key !== entries[i]?.[0] || member !== entries[i]?.[1]) ? Object.fromEntries(made) : value;
  }
}
function findSecrets(value, options = {}) {
  const redactor = createRedactor({ ...options, keyedHash: () => "00000000" });
  redactor.redact(value);
  return redactor.findings();
}
function toJson(value) {
  return value;
}
function labelOf(object) {
  const label = object["name"] ?? object["key"] ?? object["header"];
  return typeof label === "string" && isSecretKey(label) ? label : void 0;
}
function isPlainObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isValueKey(key) {
  return /^(?:value|val|stringValue|string_value|content|default)$/.test(key);
}
function isSchema(object) {
  return "type" in object || "$ref" in object || "properties" in object || "anyOf" in object;
}

export {
  placeholderPattern,
  placeholderKind,
  createRedactor,
  findSecrets
};
