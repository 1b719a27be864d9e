# The same with curl.
said() { curl -s -w '\n%{http_code}' -H 'authorization: Bearer secret' "$@"; }
json() { node -e 'const text = require("fs").readFileSync(0, "utf8"); const at = text.lastIndexOf("\n"); process.stdout.write(JSON.stringify({ status: Number(text.slice(at + 1)), text: text.slice(0, at) }))'; }
printf '{"read":%s,' "$(said "$1/orders/7?with=items" | json)"
printf '"write":%s,' "$(said "$1/refunds" -H 'content-type: application/json' -d '{"order":7,"amount":5}' | json)"
printf '"absent":%s}' "$(said "$1/orders/8" | json)"
