/** One vendor's token: the literals that announce it and the sticky pattern that must match where the literal begins. */
export interface VendorRule {
  kind: string;
  prefixes: readonly string[];
  pattern: RegExp;
}

function rule(kind: string, prefixes: string, pattern: RegExp): VendorRule {
  return { kind, prefixes: prefixes.split(" "), pattern: new RegExp(pattern.source, `${pattern.flags}y`) };
}

/** Formats as the vendors document them. Lengths are lower bounds: a longer token is still one. */
export const vendorRules: readonly VendorRule[] = [
  rule("aws-key", "AKIA ASIA ABIA ACCA", /A(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}(?![A-Za-z0-9])/),
  rule("aws-key", "ABSK bedrock-api-key-", /(?:ABSK|bedrock-api-key-)[A-Za-z0-9+/=]{40,}/),
  rule("github-token", "ghp_ gho_ ghu_ ghs_ ghr_", /gh[pousr]_[A-Za-z0-9_]{20,255}/),
  rule("github-token", "github_pat_", /github_pat_[A-Za-z0-9_]{22,255}/),
  rule(
    "gitlab-token",
    "glpat- gldt- glrt- glcbt- glptt- glft- glsoat- glimt- glagent- glffct- glwt- GR1348941 _gitlab_session=",
    /(?:gl(?:pat|dt|rt|cbt|ptt|ft|soat|imt|agent|ffct|wt)-|GR1348941|_gitlab_session=)[\w-]{16,}(?:\.[\w-]{2,})*/,
  ),
  rule(
    "slack-token",
    "xoxa- xoxb- xoxe- xoxe. xoxo- xoxp- xoxr- xoxs- xoxc- xoxd- xapp- xwfp-",
    /(?:xox[abceoprsd]|xapp|xwfp)[.-][\w%.-]{10,}/,
  ),
  rule("slack-webhook", "hooks.slack.com/", /hooks\.slack\.com\/(?:services|workflows|triggers)\/[\w/]{16,}/),
  rule(
    "stripe-key",
    "sk_live_ sk_test_ rk_live_ rk_test_ sk_prod_ rk_prod_",
    /[rs]k_(?:live|test|prod)_[A-Za-z0-9]{10,}/,
  ),
  rule("webhook-secret", "whsec_", /whsec_[A-Za-z0-9+/=]{16,}/),
  rule("anthropic-key", "sk-ant-", /sk-ant-[\w-]{16,}/),
  rule("openai-key", "sk-", /sk-(?=[A-Za-z_-]{0,64}\d)[\w-]{18,}/),
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
    /dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{32,}/,
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
    /(?:pplx-|xai-|fw_|pcsk_|e2b_|nvapi-|lsv2_(?:pt|sk)_|cpk_|tgp_v1_|csk-|jina_)[\w-]{20,}/,
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
    /access-(?:sandbox|development|production)-[0-9a-f-]{36}/,
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
    /discord(?:app)?\.com\/api\/webhooks\/\d+\/[\w-]{30,}/,
  ),
  rule("teams-webhook", "webhook.office.com/", /webhook\.office\.com\/[\w@/-]{60,}/),
  rule("telegram-token", "bot", /bot\d{8,10}:[\w-]{35}/),
  rule("jwt", "eyJ", /eyJ[\w-]{6,}\.(?:eyJ|[\w-])[\w-]{5,}\.[\w-]{0,}/),
];

/** Longest literals first, so that `sk-ant-` is tried before `sk-`. */
export const rulesByPrefix: ReadonlyMap<string, readonly VendorRule[]> = groupByPrefix();

function groupByPrefix(): Map<string, VendorRule[]> {
  const map = new Map<string, VendorRule[]>();
  for (const vendor of vendorRules) {
    for (const prefix of vendor.prefixes) map.set(prefix, [...(map.get(prefix) ?? []), vendor]);
  }
  return map;
}
