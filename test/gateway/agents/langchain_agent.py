"""An agent of LangChain and LangGraph as users write it, with nothing of ReplayKit: two tools that read, one that writes."""
import json
import os
import sys

# The real libraries; where the package with their types is missing, a stand-in for that one (see there).
sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "standins"))

from langchain.agents import create_agent
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI
from pydantic import BaseModel, field_validator

variant, log = sys.argv[1:]
# The unfixed agent refunds whatever the model says; the fixed one never more than what was paid.
cap = 42.5 if variant == "fixed" else float("inf")


def ran(name, **args):
    with open(log, "a") as file:
        file.write("%s %s\n" % (name, json.dumps(args)))


class Refund(BaseModel):
    order: int
    amount: float

    @field_validator("amount")
    @classmethod
    def at_most_what_was_paid(cls, amount):
        return min(amount, cap)


@tool
def lookup_order(order: int) -> dict:
    """Looks an order up."""
    ran("lookup_order", order=order)
    return {"order": order, "paid": 42.5}


@tool
def lookup_policy(topic: str) -> str:
    """Looks a policy up."""
    ran("lookup_policy", topic=topic)
    return "Policy for %s: 30 days." % topic


@tool(args_schema=Refund)
def refund(order: int, amount: float) -> dict:
    """Gives money back."""
    ran("refund", order=order, amount=amount)
    return {"refund_id": "r1", "order": order, "amount": amount}


agent = create_agent(ChatOpenAI(model="gpt-x", streaming=True), [lookup_order, lookup_policy, refund])
state = agent.invoke({"messages": [{"role": "user", "content": "Refund order 7"}]})
print(state["messages"][-1].text)
