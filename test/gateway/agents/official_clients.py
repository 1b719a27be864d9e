"""Official clients as agents use them, sync and async: prints what each way of asking gave. Nothing of ReplayKit."""
import asyncio
import json
import sys


def plain(value):
    return value.model_dump(mode="json", exclude_none=True)


def failure(ask, *fields):
    try:
        ask()
    except Exception as error:
        return {"type": type(error).__name__, **{field: getattr(error, field) for field in fields}, "text": str(error)}
    raise AssertionError("the provider's error did not arrive")


def openai():
    from openai import AsyncOpenAI, AzureOpenAI, OpenAI
    from pydantic import BaseModel

    class Bill(BaseModel):
        total: float

    client = OpenAI()
    function = {"name": "lookup", "parameters": {"type": "object", "properties": {"user": {"type": "string"}}}}
    tools = [{"type": "function", "function": function}]

    def asked(text):
        return {"model": "gpt-x", "messages": [{"role": "user", "content": text}]}

    def after_tools(message):
        answers = [{"role": "tool", "tool_call_id": call.id, "content": "ok"} for call in message.tool_calls]
        turn = message.model_dump(exclude_none=True, exclude={"parsed"})
        return [*asked("parallel")["messages"], turn, *answers]

    def parallel():
        first = client.chat.completions.create(**asked("parallel"), tools=tools)
        messages = after_tools(first.choices[0].message)
        return [plain(first), plain(client.chat.completions.create(model="gpt-x", messages=messages, tools=tools))]

    def streamed_tools():
        with client.chat.completions.stream(**asked("parallel"), tools=tools) as stream:
            events = [event.type for event in stream]
            return {"events": events, "final": plain(stream.get_final_completion())}

    def responses_stream():
        with client.responses.stream(model="gpt-x", input="parallel") as stream:
            events = [plain(event) for event in stream]
            return {"events": events, "final": plain(stream.get_final_response())}

    async def asynchronous():
        async with AsyncOpenAI() as client:
            one, two = await asyncio.gather(
                client.chat.completions.create(**asked("async one")),
                client.chat.completions.create(**asked("async two")),
            )
            stream = await client.chat.completions.create(**asked("async stream"), stream=True)
            chunks = [plain(chunk) async for chunk in stream]
            return [plain(one), plain(two), chunks, plain(await client.responses.create(model="gpt-x", input="async"))]

    usage = {"include_usage": True}
    limited = lambda text: lambda: client.chat.completions.create(**asked(text))
    return {
        "plain": lambda: plain(client.chat.completions.create(**asked("plain"))),
        "stream": lambda: [
            plain(chunk)
            for chunk in client.chat.completions.create(**asked("stream"), stream=True, stream_options=usage)
        ],
        "parallel tools": parallel,
        "parallel tools, streamed": streamed_tools,
        "structured": lambda: plain(
            client.chat.completions.parse(**asked("structured"), response_format=Bill).choices[0].message.parsed
        ),
        "limited": lambda: failure(limited("limited"), "status_code", "body"),
        "limited, streamed": lambda: failure(
            lambda: client.chat.completions.create(**asked("limited"), stream=True), "status_code", "body"
        ),
        "broken": lambda: failure(limited("broken"), "status_code", "body"),
        "embeddings": lambda: plain(client.embeddings.create(model="embed-x", input=["one", "two"])),
        "embeddings, float": lambda: plain(
            client.embeddings.create(model="embed-x", input="one", encoding_format="float")
        ),
        "responses": lambda: plain(client.responses.create(model="gpt-x", input="plain")),
        "responses, streamed": responses_stream,
        "responses, structured": lambda: plain(
            client.responses.parse(model="gpt-x", input="structured", text_format=Bill).output_parsed
        ),
        "azure": lambda: plain(
            AzureOpenAI(api_version="2024-10-21").chat.completions.create(**asked("azure"))
        ),
        "models": lambda: plain(client.models.list()),
        "async": lambda: asyncio.run(asynchronous()),
    }


def anthropic():
    from anthropic import Anthropic, AsyncAnthropic
    from pydantic import BaseModel

    class Bill(BaseModel):
        total: float

    client = Anthropic()
    tools = [{"name": "lookup", "input_schema": {"type": "object", "properties": {"user": {"type": "string"}}}}]

    def asked(text):
        return {"model": "claude-x", "max_tokens": 100, "messages": [{"role": "user", "content": text}]}

    def parallel():
        first = client.messages.create(**asked("parallel"), tools=tools)
        results = [
            {"type": "tool_result", "tool_use_id": block.id, "content": "ok"}
            for block in first.content
            if block.type == "tool_use"
        ]
        turns = [{"role": "assistant", "content": first.content}, {"role": "user", "content": results}]
        request = {**asked("parallel"), "messages": [*asked("parallel")["messages"], *turns]}
        return [plain(first), plain(client.messages.create(**request, tools=tools))]

    def streamed_tools():
        with client.messages.stream(**asked("parallel"), tools=tools) as stream:
            events = [event.type for event in stream]
            return {"events": events, "final": plain(stream.get_final_message())}

    async def asynchronous():
        async with AsyncAnthropic() as client:
            one, two = await asyncio.gather(
                client.messages.create(**asked("async one")), client.messages.create(**asked("async two"))
            )
            async with client.messages.stream(**asked("async stream")) as stream:
                texts = [text async for text in stream.text_stream]
            return [plain(one), plain(two), texts]

    return {
        "plain": lambda: plain(client.messages.create(**asked("plain"))),
        "stream": lambda: [plain(event) for event in client.messages.create(**asked("stream"), stream=True)],
        "parallel tools": parallel,
        "parallel tools, streamed": streamed_tools,
        "structured": lambda: plain(client.messages.parse(**asked("structured"), output_format=Bill).parsed_output),
        "limited": lambda: failure(lambda: client.messages.create(**asked("limited")), "status_code", "body"),
        "broken": lambda: failure(lambda: client.messages.create(**asked("broken")), "status_code", "body"),
        "async": lambda: asyncio.run(asynchronous()),
    }


def gemini():
    from google import genai
    from google.genai import types
    from pydantic import BaseModel

    class Bill(BaseModel):
        total: float

    client = genai.Client()

    def ask(text, **config):
        return client.models.generate_content(model="gemini-x", contents=text, config=config or None)

    def said(answer):
        return json.loads(answer.model_dump_json(exclude_none=True, exclude={"sdk_http_response", "parsed"}))

    def lookup(user: str) -> str:
        """Looks a user up."""
        return "bill of " + user

    declared = types.Tool(function_declarations=[types.FunctionDeclaration(name="lookup")])

    async def asynchronous():
        models = client.aio.models
        one, two = await asyncio.gather(
            models.generate_content(model="gemini-x", contents="async one"),
            models.generate_content(model="gemini-x", contents="async two"),
        )
        stream = await models.generate_content_stream(model="gemini-x", contents="async stream")
        return [said(one), said(two), [said(chunk) async for chunk in stream]]

    return {
        "plain": lambda: said(ask("plain")),
        "stream": lambda: [
            said(chunk) for chunk in client.models.generate_content_stream(model="gemini-x", contents="stream")
        ],
        "parallel tools": lambda: said(ask("parallel", tools=[declared])),
        "tools that the client calls": lambda: said(ask("parallel", tools=[lookup])),
        "structured": lambda: plain(
            ask("structured", response_mime_type="application/json", response_schema=Bill).parsed
        ),
        "limited": lambda: failure(lambda: ask("limited"), "code", "status", "message"),
        "broken": lambda: failure(lambda: ask("broken"), "code", "status", "message"),
        "async": lambda: asyncio.run(asynchronous()),
    }


scenarios = {"openai": openai, "anthropic": anthropic, "google.genai": gemini}[sys.argv[1]]()
print(json.dumps({name: ask() for name, ask in scenarios.items()}))
