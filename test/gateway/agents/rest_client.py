"""The same with Python's urllib."""
import json
import sys
import urllib.error
import urllib.request

base = sys.argv[1]


def said(path, body=None):
    headers = {"authorization": "Bearer secret", "content-type": "application/json"}
    data = None if body is None else json.dumps(body, separators=(",", ":")).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(base + path, data, headers)) as response:
            return {"status": response.status, "text": response.read().decode()}
    except urllib.error.HTTPError as error:
        return {"status": error.code, "text": error.read().decode()}


answers = {
    "read": said("/orders/7?with=items"),
    "write": said("/refunds", {"order": 7, "amount": 5}),
    "absent": said("/orders/8"),
}
print(json.dumps(answers))
