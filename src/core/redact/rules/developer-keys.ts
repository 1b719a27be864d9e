import { tokenRules } from "./token-rule.ts";

/** Code hosts, registries, builds, monitoring and analytics. */
export const developerKeys = tokenRules(String.raw`
github-token ; GitHub ; gh(p|o|u|s|r)_{u:20+}
github-token ; GitHub fine-grained ; github_pat_{u:22+}
gitlab-token ; GitLab ; gl(pat|dt|rt|cbt|ptt|ft|soat|imt|agent|ffct|wt|oas)-{v:16+}
gitlab-token ; GitLab runner registration ; GR1348941{w:16+}
gitlab-token ; GitLab session ; _gitlab_session={h:32+}
gitea-token ; Gitea, Forgejo ; gta_{h:40}
sourcegraph-token ; Sourcegraph ; sgp_{H:16}_{H:40}
sourcegraph-token ; Sourcegraph ; sgp_(local_|){H:40}
guardian-token ; GitGuardian ; ggtt-v-{w:20+}
npm-token ; npm ; npm_{a:30+}
pypi-token ; PyPI ; pypi-{w:40+}
rubygems-token ; RubyGems ; rubygems_{h:48}
crates-token ; crates.io ; cio{a:32}! ; mixed
nuget-key ; NuGet ; oy2{l:43}!
clojars-token ; Clojars ; CLOJARS_{l:60}
docker-token ; Docker Hub ; dckr_(pat|oat)_{w:20+}
docker-token ; Docker Swarm ; SWMTKN-1-{l:40+}-{l:20+}
artifactory-key ; JFrog Artifactory ; AKCp{a:69}!
artifactory-key ; JFrog reference token ; cmVmd{a:59}!
artifactory-key ; JFrog encrypted password ; AP{h:1}{a:40}! ; mixed
buildkite-token ; Buildkite ; bk(ua|ct|at|aa|pt|pl|ws)_{a:30+}
circleci-token ; CircleCI ; CCI(PAT|PRJ)_{u:40+}
octopus-key ; Octopus Deploy ; API-{A:25-29}! ; mixed
harness-token ; Harness ; (pat|sat).{w:22}.{a:24}.{a:20}
prefect-token ; Prefect ; pn(u|b)_{a:30+}
sonar-token ; SonarQube ; sq(u|p|a|b)_{h:40}
snyk-token ; Snyk ; snyk_(uat|sat|ref).{v:20+}
infracost-key ; Infracost ; ico-{a:32}!
postman-key ; Postman ; PMAK-{h:24}-{h:34}
readme-token ; ReadMe ; rdme_{l:60+}
figma-token ; Figma ; fig(d|o|ur|u)_{w:36+}
frameio-token ; Frame.io ; fio-u-{q:60+}
retool-token ; Retool ; retool_{w:30+} ; digit
adobe-secret ; Adobe ; p8e-{w:32}!
canva-secret ; Canva ; cnvca{w:40+}
trigger-key ; Trigger.dev ; tr_(prod|dev|stg|preview)_{a:18+}
launchdarkly-key ; LaunchDarkly ; (sdk|mob|api)-{h:8}-{h:4}-{h:4}-{h:4}-{h:12}
devcycle-token ; DevCycle ; dvc_(server|client|mobile)_{u:20+}
checkly-key ; Checkly ; cu_{h:32}!
sentry-token ; Sentry ; sntry(s|u|a)_{x:32+}
sentry-token ; Sentry DSN ; {h:32}@o{d:1+}.ingest
grafana-token ; Grafana ; gl(sa|c)_{x:32+}
grafana-token ; Grafana, older ; eyJrIjoi{e:60+}
newrelic-key ; New Relic ; NR(AK|II|JS|RA|AL|BR|SP)-{w:19+}
newrelic-key ; New Relic licence ; {H:36}(NRAL|FFFF)!
datadog-key ; Datadog client token ; pub{h:32}!
honeycomb-key ; Honeycomb ; hc(a|b|x)(ik|mk|lk)_{l:50+}
dynatrace-token ; Dynatrace ; dt0(c|s)01.{A:24}.{A:60+}
posthog-key ; PostHog ; ph(x|c|s|r|a)_{a:40+}
contentful-token ; Contentful ; CFPAT-{w:40+}
authress-key ; Authress ; (sc|ext|scauth|authress)_{l:5-30}.{l:4-6}.acc(-|_){k:10-32}.{x:30+}
settlemint-token ; SettleMint ; sm_(aat|pat|sat)_{a:16+}
intra42-token ; 42 Intra ; s-s4t2(ud|af)-{h:64}
adafruit-key ; Adafruit IO ; aio_{a:28}
thunderstore-token ; Thunderstore ; tss_{a:30+}
lichess-token ; Lichess ; li(p|o)_{a:20+} ; mixed
maxmind-key ; MaxMind ; {a:6}_{a:29}_mmk
webhook-secret ; webhook secret (Standard Webhooks, Stripe, Clerk) ; whsec_{e:16+}
age-key ; age ; AGE-SECRET-KEY-1{A:50+}
bitcoin-key ; Bitcoin private key (WIF) ; 5(H|J|K){s:49}! ; mixed
bitcoin-key ; Bitcoin private key (WIF, compressed) ; (K|L){s:51}! ; mixed
bitcoin-key ; extended private key (BIP 32) ; (xprv|yprv|zprv|tprv){s:100+}
replaykit-token ; ReplayKit ; rk_{w:32+}
jwt ; JSON Web Token ; eyJ{w:6+}.{w:6+}.{w:0+}
`);
