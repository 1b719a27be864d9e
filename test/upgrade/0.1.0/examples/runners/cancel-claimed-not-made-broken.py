"""A subscription agent that says it cancelled and does nothing."""

from replay_tools import Case

case = Case()
account = case.question.split("account is ")[1].rstrip(".")
subscription = case.call("get_subscription", {"account_id": account})
case.finish("success", f"Your {subscription['plan']} subscription has been cancelled. You will not be charged again.")
