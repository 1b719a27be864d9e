import { tokenRules } from "./token-rule.ts";

/** Models, and what agents use beside them: search, browsers, sandboxes, voices, evaluation. */
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
