"""A billing agent that asks a failing service again and again until its limit ends it."""

from replay_tools import Case, ToolError

MAX_TOOL_CALLS = 5

case = Case()
for _ in range(MAX_TOOL_CALLS):
    try:
        answer = case.call("lookup_billing", {"user_id": "usr_8821"})
    except ToolError:
        continue
    if not str(answer).startswith("Error"):
        case.finish("success", f"You were charged for {answer}.")
        break
else:
    case.finish("error", errors=["Max tool call limit exceeded. Agent terminated."])
