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
