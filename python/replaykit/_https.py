"""Sends HTTPS requests for listed hosts to the gateway instead, before they are encrypted. Standard library only."""

import functools
import os
import urllib.parse


def at_gateway(url):
    """The gateway's address for a URL, or `None` if its host is not listed."""
    parts = urllib.parse.urlsplit(url)
    host = parts.netloc.rpartition("@")[2].lower()
    host = host[: -len(":443")] if host.endswith(":443") else host
    hosts = os.environ.get("REPLAYKIT_HTTP_HOSTS", "").split(",")
    listed = any(host.endswith(each[1:]) if each.startswith("*.") else host == each for each in hosts if each)
    if parts.scheme != "https" or not listed:
        return None
    query = "?" + parts.query if parts.query else ""
    return "%s/%s%s%s" % (os.environ["REPLAYKIT_HTTP_URL"], host, parts.path or "/", query)


def patch_urllib(module):
    original = module.OpenerDirector.open

    @functools.wraps(original)
    def open_(self, fullurl, *args, **kwargs):
        if isinstance(fullurl, str):
            fullurl = at_gateway(fullurl) or fullurl
        else:
            url = at_gateway(fullurl.full_url)
            if url:
                fullurl.full_url = url
        return original(self, fullurl, *args, **kwargs)

    module.OpenerDirector.open = open_


def patch_requests(module):
    """Patches `requests.adapters`, through which every session sends its prepared requests."""
    original = module.HTTPAdapter.send

    @functools.wraps(original)
    def send(self, request, *args, **kwargs):
        url = at_gateway(request.url)
        if url:
            request.url = url
            request.headers.pop("Host", None)
            kwargs["proxies"] = {}
        return original(self, request, *args, **kwargs)

    module.HTTPAdapter.send = send


def patch_httpx(module):
    """Patches `httpx._client`, and `httpx2._client` of its successor."""

    def moved(request):
        url = at_gateway(str(request.url))
        if url:
            request.url = type(request.url)(url)
            request.headers["host"] = request.url.netloc.decode("ascii")
        return request

    sync, asynchronous = module.Client._send_single_request, module.AsyncClient._send_single_request
    module.Client._send_single_request = lambda self, request: sync(self, moved(request))
    module.AsyncClient._send_single_request = lambda self, request: asynchronous(self, moved(request))


def patch_aiohttp(module):
    original = module.ClientSession._request

    @functools.wraps(original)
    async def request(self, method, str_or_url, **kwargs):
        url = at_gateway(str(str_or_url))
        return await original(self, method, str_or_url if url is None else url, **kwargs)

    module.ClientSession._request = request


patches = {
    "urllib.request": patch_urllib,
    "requests.adapters": patch_requests,
    "httpx._client": patch_httpx,
    "httpx2._client": patch_httpx,
    "aiohttp.client": patch_aiohttp,
}
