"""The subscription agent after the fix: it cancels, then says so."""

from replay_tools import Case

case = Case()
account = case.question.split("account is ")[1].rstrip(".")
subscription = case.call("get_subscription", {"account_id": account})
case.call("cancel_subscription", {"subscription_id": subscription["subscription_id"]}, write=True)
case.finish("success", f"Your {subscription['plan']} subscription has been cancelled. You will not be charged again.")
