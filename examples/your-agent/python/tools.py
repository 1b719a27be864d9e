def lookup_order(order):
    return {"order": order, "paid": 42.5}


def refund(order, amount):
    with open("refunds.log", "a") as log:
        log.write(f"{order} {amount}\n")
    return {"order": order, "amount": amount}
