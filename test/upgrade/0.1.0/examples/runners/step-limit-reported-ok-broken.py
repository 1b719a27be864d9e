"""A documentation agent that repeats an empty search until its step limit."""

from replay_tools import Case

MAX_STEPS = 8

case = Case()
for _ in range(MAX_STEPS):
    found = case.call("search_docs", {"query": "plans single sign-on"})
    if found["docs"]:
        case.finish("success", found["docs"][0])
        break
else:
    limit = {"kind": "limit", "message": "Agent stopped due to iteration limit or time limit."}
    case.finish("error", errors=[limit])
