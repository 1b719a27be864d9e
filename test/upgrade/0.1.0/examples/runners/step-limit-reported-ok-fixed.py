"""The documentation agent after the fix: an empty search ends in an honest answer."""

from replay_tools import Case

MAX_STEPS = 8

case = Case()
for _ in range(MAX_STEPS):
    found = case.call("search_docs", {"query": "plans single sign-on"})
    if found["docs"]:
        case.finish("success", found["docs"][0])
        break
    case.finish("success", "I do not have any documents about single sign-on. Please ask the support team.")
    break
