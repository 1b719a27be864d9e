"""The same with the library that is named."""
import asyncio
import json
import sys
import urllib.error
import urllib.request

library, base = sys.argv[1:]
headers = {"authorization": "Bearer secret", "content-type": "application/json"}


def with_urllib(url, data):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers)) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def with_requests(url, data):
    import requests

    response = requests.request("GET" if data is None else "POST", url, data=data, headers=headers)
    return response.status_code, response.text


def with_httpx(url, data):
    import httpx

    response = httpx.request("GET" if data is None else "POST", url, content=data, headers=headers)
    return response.status_code, response.text


def with_httpx2(url, data):
    import httpx2

    async def ask():
        async with httpx2.AsyncClient() as client:
            response = await client.request("GET" if data is None else "POST", url, content=data, headers=headers)
            return response.status_code, response.text

    return asyncio.run(ask())


def with_aiohttp(url, data):
    import aiohttp

    async def ask():
        async with aiohttp.ClientSession(trust_env=True) as session:
            async with session.request("GET" if data is None else "POST", url, data=data, headers=headers) as response:
                return response.status, await response.text()

    return asyncio.run(ask())


def said(path, body=None):
    data = None if body is None else json.dumps(body, separators=(",", ":")).encode()
    status, text = globals()["with_" + library](base + path, data)
    return {"status": status, "text": text}


answers = {
    "read": said("/orders/7?with=items"),
    "write": said("/refunds", {"order": 7, "amount": 5}),
    "absent": said("/orders/8"),
}
print(json.dumps(answers))
