"""Makes recorded requests with the official clients and prints what each one parsed: [{"api", "base", "request", "url"}] comes in."""
import inspect
import json
import re
import sys
import warnings

warnings.simplefilter("ignore")  # the recorded models are old


def known(create, request):
    """Arguments that the client knows by name; the rest goes into the body as it is."""
    names = set(inspect.signature(create).parameters) - {"extra_body", "extra_headers", "extra_query", "timeout"}
    rest = {key: value for key, value in request.items() if key not in names}
    named = {key: value for key, value in request.items() if key in names}
    return {**named, **({"extra_body": rest} if rest else {})}


def plain(value):
    if not hasattr(value, "model_dump"):
        return {}  # a recording without its body
    return value.model_dump(mode="json", exclude_unset=True, by_alias=True, warnings=False)


def collected(create, request):
    result = create(**known(create, request))
    return [plain(event) for event in result] if request.get("stream") else plain(result)


def openai(base):
    from openai import OpenAI

    return OpenAI(api_key="x", base_url=base, max_retries=0)


def chat(job):
    return collected(openai(job["base"]).chat.completions.create, job["request"])


def responses(job):
    return collected(openai(job["base"]).responses.create, job["request"])


def azure(job):
    from openai import AzureOpenAI

    client = AzureOpenAI(
        api_key="x",
        azure_endpoint=job["base"],
        api_version="2024-10-21",
        azure_deployment=re.search(r"/deployments/([^/]+)", job["url"]).group(1),
        max_retries=0,
    )
    return collected(client.chat.completions.create, job["request"])


def anthropic(job):
    from anthropic import Anthropic

    return collected(Anthropic(api_key="x", base_url=job["base"], max_retries=0).messages.create, job["request"])


def gemini(job):
    from google import genai

    client = genai.Client(api_key="x", http_options={"base_url": job["base"]})
    request = dict(job["request"])
    contents = request.pop("contents")
    settings = request.pop("generationConfig", None) or {}
    model = re.search(r"models/([^:]+):", job["url"]).group(1)
    result = client.models.generate_content(model=model, contents=contents, config={**settings, **request})
    added = {"sdk_http_response", "parsed", "automatic_function_calling_history"}
    dumped = result.model_dump_json(by_alias=True, exclude_none=True, exclude=added)
    return json.loads(dumped)


clients = {"chat": chat, "responses": responses, "azure": azure, "anthropic": anthropic, "gemini": gemini}


def answer(job):
    try:
        return {"result": clients[job["client"]](job)}
    except Exception as error:
        status = getattr(error, "status_code", None) or getattr(error, "code", None)
        return {"status": status, "error": "%s: %s" % (type(error).__name__, error)}


print(json.dumps([answer(job) for job in json.load(sys.stdin)]))
