// The support agent of the demo after the fix: two tries, then it tells the customer what it could not do and what holds then.
export function answer(question, call) {
  const order = /ord_\d+/.exec(question)?.[0];
  const topic = /return/i.test(question) ? "returns" : "delays";
  const policy = call("get_policy", { topic });
  for (let tries = 1; tries <= 2; tries += 1) {
    try {
      const { status } = call("get_order", { order });
      return `Your order is ${status}. ${policy}`;
    } catch {
      // try again
    }
  }
  const rule = topic === "delays" ? policy : call("get_policy", { topic: "delays" });
  return `I could not look up ${order}: the order service is not answering. ${rule}`;
}
