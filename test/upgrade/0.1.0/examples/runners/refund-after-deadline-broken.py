"""A refund agent that reads the policy and refunds all the same."""

import re

from replay_tools import Case

case = Case()
order_id = re.search(r"ord_\d+", case.question).group()
order = case.call("get_order", {"order_id": order_id})
days = int(re.search(r"(\d+) days", case.call("get_policy", {"topic": "refunds"})).group(1))
amount = order["total"]
case.call("refund", {"order_id": order_id, "amount": amount}, write=True)
case.finish("success", f"Done! I refunded ${amount:.2f} to your card.")
