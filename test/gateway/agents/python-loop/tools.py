class CardClosed(Exception):
    pass


paid = {7: 42.5, 9: 20}


def note(line):
    with open("side-effects.log", "a") as log:
        log.write(line + "\n")


def lookup_order(order):
    note(f"lookup {order}")
    return {"order": order, "paid": paid[order]}


def search_policy(query):
    note(f"search {query}")
    return {"query": query, "results": []}


def refund(order, amount):
    note(f"refund {order} {amount}")
    if order == 9:
        raise CardClosed("the card is closed")
    return {"order": order, "amount": amount}
