"""The refund agent after the fix: it keeps to the deadline."""

import re

from replay_tools import Case

case = Case()
order_id = re.search(r"ord_\d+", case.question).group()
order = case.call("get_order", {"order_id": order_id})
days = int(re.search(r"(\d+) days", case.call("get_policy", {"topic": "refunds"})).group(1))
amount = order["total"]
if order["delivered_days_ago"] > days:
    case.finish("success", f"I am sorry: refunds are possible within {days} days of delivery, and yours was longer ago.")
else:
    case.call("refund", {"order_id": order_id, "amount": amount}, write=True)
    case.finish("success", f"Done! I refunded ${amount:.2f} to your card.")
