import { tokenRules } from "./token-rule.ts";

/** Payment, messaging, mail, customer management, shops and office tools. */
export const serviceKeys = tokenRules(String.raw`
stripe-key ; Stripe, Clerk ; (sk|rk)_(live|test|prod)_{u:10+}
stripe-key ; Freemius ; sk_{w:29}! ; mixed
paypal-token ; PayPal ; A21AA{w:80+}
paypal-secret ; PayPal ; E{w:79}! ; mixed
paypal-secret ; PayPal client ; A{w:79}! ; mixed
braintree-token ; Braintree ; access_token$(production|sandbox)($){l:16}($){h:32}
square-token ; Square ; sq0(atp|csp|idp|csb)-{w:22+}
square-token ; Square ; EAAA{w:56+}
plaid-token ; Plaid ; access-(sandbox|development|production)-{h:8}-{h:4}-{h:4}-{h:4}-{h:12}
razorpay-key ; Razorpay ; rzp_(live|test)_{a:14+}
flutterwave-key ; Flutterwave ; FLWSECK(_TEST|_LIVE|)-{w:12+}
gocardless-token ; GoCardless ; live_{w:40}! ; mixed
lob-key ; Lob ; (live|test)_{h:35}!
paddle-key ; Paddle ; pdl_(live|sdbx)_apikey_{u:30+}
polar-token ; Polar ; polar_(oat|pat|rt|at|cs)_{a:30+}
mercury-token ; Mercury ; secret-token:mercury_{u:30+}
easypost-key ; EasyPost ; EZ(A|T)K{a:54}
shippo-token ; Shippo ; shippo_(live|test)_{h:40}
duffel-token ; Duffel ; duffel_(live|test)_{q:30+}
shopify-token ; Shopify ; shp(at|ca|pa|ss|tka|ua)_{H:32}
shopify-token ; Shopify partner ; prtapi_{h:32}
slack-token ; Slack ; xox(a|b|c|d|e|o|p|r|s)(-|.){p:12+}
slack-token ; Slack app ; (xapp|xwfp)-{p:12+}
slack-webhook ; Slack webhook ; hooks.slack.com/(services|workflows|triggers)/{f:16+}
zapier-webhook ; Zapier webhook ; hooks.zapier.com/hooks/catch/{d:4+}/{a:5+}
teams-webhook ; Microsoft Teams webhook ; webhook.office.com/{f:60+}
discord-webhook ; Discord webhook ; discord(app|).com/api/webhooks/{d:10+}/{w:30+}
discord-token ; Discord bot ; (M|N|O){w:23-27}.{w:6}.{w:27-40}! ; mixed
telegram-token ; Telegram bot ; {d:8-10}:A{w:34}!
telegram-token ; Telegram bot in a URL ; bot{d:8-10}:{w:35}!
webex-token ; Webex bot ; {w:64}_P(0A1|F84)_{h:8}-{h:4}-{h:4}-{h:4}-{h:12}
twilio-key ; Twilio ; SK{h:32}!
sendgrid-key ; SendGrid ; SG.{w:16+}.{w:16+}
resend-key ; Resend ; re_{a:8}_{a:20+} ; mixed
mailgun-key ; Mailgun ; (key|pubkey)-{h:32}
mailgun-key ; Mailgun ; {h:32}-{h:8}-{h:8}!
mailchimp-key ; Mailchimp ; {h:32}-us{d:1-2}!
mailersend-token ; MailerSend ; mlsn.{h:60+}
sendinblue-key ; Brevo ; x(key|smtp)sib-{h:64}-{a:10+}
onesignal-key ; OneSignal ; os_v2_(app|org)_{l:80+}
klaviyo-key ; Klaviyo ; pk_{h:34}!
intercom-token ; Intercom ; dG9rO{b:40+}=
hubspot-token ; HubSpot ; pat-(na1|na2|eu1|ap1)-{H:8}-{H:4}-{H:4}-{H:4}-{H:12}
salesforce-token ; Salesforce ; 00D{a:12-15}!A(Q|R){v:80+}
salesforce-token ; Salesforce refresh token ; 5Aep861{v:60+}
okta-token ; Okta ; 00{w:40}! ; mixed
facebook-token ; Facebook ; EAA{a:60+}
facebook-token ; Facebook app ; {d:13-17}|{w:27}!
dropbox-token ; Dropbox ; sl.{q:100+}
dropbox-token ; Dropbox ; {a:11}AAAAAAAAAA{q:43}!
bitly-token ; Bitly ; R_{h:32}!
airtable-token ; Airtable ; pat{a:14}.{h:64}
airtable-token ; Airtable key ; key{a:14}! ; mixed
asana-token ; Asana ; {d:1}/{d:13-20}/{d:13-20}:{h:32}!
asana-token ; Asana ; {d:1}/{d:13-20}:{h:32}!
clickup-token ; ClickUp ; pk_{d:6-10}_{A:32}
atlassian-token ; Atlassian ; AT(ATT|CTT|STT)3{q:40+}
atlassian-token ; Bitbucket ; ATBB{q:24+}
trello-token ; Trello ; ATTA{h:64}{U:8}
linear-key ; Linear ; lin_(api|oauth|wh)_{a:32+}
notion-token ; Notion ; ntn_{a:40+}
notion-token ; Notion, older ; secret_{a:43}
typeform-token ; Typeform ; tfp_{v:40+}
cal-key ; Cal.com ; cal_(live_|){h:32}
persona-key ; Persona ; persona_(production|sandbox)_{w:20+}
mapbox-token ; Mapbox ; sk.eyJ{w:20+}.{w:16+}
`);

/** Models and other services of agents: search, browsers, sandboxes, voices, evaluation. */
export const modelKeys = tokenRules(String.raw`
anthropic-key ; Anthropic ; sk-ant-{w:16+}
openrouter-key ; OpenRouter ; sk-or-{w:16+} ; digit
langfuse-key ; Langfuse ; sk-lf-{h:8}-{w:20+}
openai-key ; OpenAI ; sk-(proj|svcacct|admin|None)-{w:20+} ; digit
openai-key ; OpenAI, DeepSeek, Stability and others ; sk-{w:18+} ; digit
openai-key ; OpenAI session ; sess-{a:40+}
google-key ; Google API, Gemini ; AIza{w:33+}
google-key ; Gemini (newer) ; AQ.Ab8{w:30+}
xai-key ; xAI ; xai-{w:20+} ; digit
groq-key ; Groq ; gsk_{a:40+}
cerebras-key ; Cerebras ; csk-{l:20+} ; digit
perplexity-key ; Perplexity ; pplx-{w:20+} ; digit
nvidia-key ; NVIDIA NGC ; nvapi-{w:20+}
together-key ; Together ; tgp_v1_{w:20+}
fireworks-key ; Fireworks ; fw_{a:20+} ; digit
replicate-token ; Replicate ; r8_{a:30+}
huggingface-token ; Hugging Face ; (hf_|api_org_){a:30+}
meta-key ; Meta Llama ; LLM|{d:10-20}|{w:20+}
voyage-key ; Voyage ; pa-{w:40+} ; mixed
jina-key ; Jina ; jina_{w:20+}
friendli-token ; Friendli ; flp_{a:40+}
baseten-key ; Baseten ; {a:8}.{a:32}! ; digit
fal-key ; fal ; {h:8}-{h:4}-{h:4}-{h:4}-{h:12}:{h:32}!
runpod-key ; RunPod ; rpa_{A:38+}
modal-token ; Modal ; (ak|as)-{a:22}! ; mixed
chutes-key ; Chutes ; cpk_{w:20+} ; digit
elevenlabs-key ; ElevenLabs ; sk_{h:48}!
tavily-key ; Tavily ; tvly-{w:20+} ; digit
brave-key ; Brave Search ; BSA{w:28}! ; mixed
firecrawl-key ; Firecrawl ; fc-{h:32}!
browserbase-key ; Browserbase ; bb_(live|test)_{w:20+}
hyperbrowser-key ; Hyperbrowser ; hb_{h:30+}
e2b-key ; E2B ; e2b_{h:36+}
daytona-key ; Daytona ; dtn_{h:60+}
composio-key ; Composio ; ak_{w:20}! ; mixed
apify-token ; Apify ; apify_api_{a:30+}
langsmith-key ; LangSmith ; lsv2_(pt|sk)_{u:30+}
logfire-token ; Pydantic Logfire ; pylf_v1_(us|eu)_{a:36+}
mem0-key ; Mem0 ; m0-{a:36+} ; digit
pinecone-key ; Pinecone ; pcsk_{u:20+}
weights-and-biases-key ; Weights & Biases ; wandb_v1_{w:40+}
`);
