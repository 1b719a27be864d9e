// The support agent of the demo, as it failed in production: when the order service does not answer, it asks again and again
// and gives up without a word to the customer.
export function answer(question, call) {
  const order = /ord_\d+/.exec(question)?.[0];
  const topic = /return/i.test(question) ? "returns" : "delays";
  const policy = call("get_policy", { topic });
  for (let tries = 1; tries <= 5; tries += 1) {
    try {
      const { status } = call("get_order", { order });
      return `Your order is ${status}. ${policy}`;
    } catch {
      // try again
    }
  }
  throw new Error("gave up after 5 tries");
}
