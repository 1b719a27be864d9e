import { tokenRules } from "./token-rule.ts";

/** Clouds, hosting, data stores, networks and secret stores. */
export const cloudKeys = tokenRules(String.raw`
aws-key ; AWS access key id ; A(KIA|SIA|BIA|CCA){A:16}!
aws-key ; AWS Bedrock ; ABSK{e:40+}
aws-key ; AWS Bedrock, short ; bedrock-api-key-{e:40+}
aws-session-token ; AWS session ; (IQoJb3JpZ2lu|FwoGZXIvYXdz|FQoGZXIvYXdz){e:60+}
aws-key ; Amazon MWS ; amzn.mws.{h:8}-{h:4}-{h:4}-{h:4}-{h:12}
azure-key ; Azure Cosmos DB ; {b:76}ACDb{b:6}==
azure-key ; Azure Storage ; {b:76}+ASt{b:4}==
azure-key ; Azure Batch ; {b:76}+ABa{b:4}==
azure-key ; Azure Container Registry ; {b:42}+ACR{b:6}!
azure-key ; Azure Event Hubs ; {b:33}+AEh{b:7}=
azure-key ; Azure Service Bus ; {b:33}+ASb{b:7}=
azure-key ; Azure IoT Hub ; {b:33}AIoT{b:7}=
azure-key ; Azure Functions ; {w:44}AzFu{w:6}==
azure-key ; Azure AI Search ; {a:42}AzSe{a:6}!
azure-key ; Azure Cache for Redis ; {a:33}AzCa{a:6}=
azure-key ; Azure DevOps ; {a:76}AZDO{a:4}!
azure-key ; Azure OpenAI, Speech and others ; {a:52}JQQJ99{a:26}!
google-key ; Google OAuth ; ya29.{w:16+}
google-key ; Google OAuth client ; GOCSPX-{w:16+}
google-key ; Google refresh token ; 1//0{w:30+}
google-key ; Google Cloud Storage HMAC ; GOOG1E{A:50+}!
google-key ; Google Cloud Storage HMAC of a user ; GOOG{A:20}!
firebase-key ; Firebase Cloud Messaging ; AAAA{w:7}:APA91b{w:100+}
alibaba-key ; Alibaba Cloud ; LTAI{a:17-24}!
tencent-key ; Tencent Cloud ; AKID{a:32}!
yandex-key ; Yandex Cloud ; AQVN{w:35-40}!
yandex-key ; Yandex IAM ; t1.{q:20+}.{q:80+}
yandex-key ; Yandex OAuth ; y0_{w:55+}
yandex-key ; Yandex static key ; YC{w:38}! ; mixed
scaleway-key ; Scaleway ; SCW{A:17}! ; digit
scalingo-token ; Scalingo ; tk-(us|eu)-{w:40+}
digitalocean-token ; DigitalOcean ; do(p|o|r)_v1_{h:64}
digitalocean-key ; DigitalOcean Spaces ; DO00{A:16}!
heroku-key ; Heroku ; HRKU-{w:36+}
fly-token ; Fly.io ; f(o1|m1r|m1a|m1|m2)_{x:30+}
render-key ; Render ; rnd_{a:20+} ; digit
railway-token ; Railway ; rw_Fe26.2**{h:20+}*{w:20+}*{w:20+}
netlify-token ; Netlify ; nf(p|c|o|u|b)_{a:30+}
vercel-token ; Vercel ; vc(p|i|a|r|k)_{a:24+} ; digit
vercel-token ; Vercel Blob ; vercel_blob_rw_{u:20+}
cloudflare-key ; Cloudflare ; cf(ut|at|k)_{a:30+}
cloudflare-key ; Cloudflare origin CA ; v1.0-{h:24}-{h:100+}
supabase-key ; Supabase ; sbp_{h:40}
supabase-key ; Supabase ; sb_secret_{w:20+}
neon-key ; Neon ; napi_{l:50+}
planetscale-token ; PlanetScale ; pscale_(tkn|pw|oauth)_{v:20+}
cockroach-key ; CockroachDB ; CCDB1_{a:22}_{a:40}
clickhouse-key ; ClickHouse Cloud ; 4b1d{a:38}! ; mixed
mongodb-key ; MongoDB Atlas ; mdb_sa_sk_{w:30+}
databricks-token ; Databricks ; dapi{h:32}
databricks-token ; Databricks ; dose{h:32}
terraform-token ; HCP Terraform ; {a:14}.atlasv1.{q:60+}
vault-token ; HashiCorp Vault ; hv(s|b|r).{w:20+}
vault-token ; HashiCorp Vault, older ; s.{a:24}! ; mixed
pulumi-token ; Pulumi ; pul-{h:40}
doppler-token ; Doppler ; dp.(pt|st|ct|sa|scim|audit).{v:32+}
infisical-token ; Infisical ; st.{h:24}.{h:32}.{h:32}
onepassword-token ; 1Password service account ; ops_eyJ{x:40+}
onepassword-key ; 1Password secret key ; A3-{A:6}-{A:11}-{A:5}-{A:5}-{A:5}!
onepassword-key ; 1Password secret key ; A3-{A:6}-{A:6}-{A:5}-{A:5}-{A:5}-{A:5}!
tailscale-key ; Tailscale ; tskey-(auth|api|client|scim|webhook)-{w:16+}
ngrok-token ; ngrok ; {d:1}{a:26}_{a:19-22}! ; mixed
defined-networking-token ; Defined Networking ; dnkey-{k:26}-{k:40+}
upstash-token ; Upstash QStash ; eyJVc2VySUQiOiJ{e:40+}
deno-token ; Deno Deploy ; ddp_{a:30+}
val-town-token ; Val Town ; vtwn_{a:24+}
unkey-key ; Unkey ; unkey_{a:16+} ; digit
zuplo-key ; Zuplo ; zpka_{h:32}_{h:8}
openshift-token ; OpenShift ; sha256~{w:43}
`);

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
