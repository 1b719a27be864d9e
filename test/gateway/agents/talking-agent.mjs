// An agent that talks with a user: each turn goes to its model, and the user's next one comes from the gateway.
import OpenAI from "openai";

const client = new OpenAI();
const messages = [{ role: "user", content: "Hello" }];
for (let turn = 0; turn < 10; turn += 1) {
  const { choices } = await client.chat.completions.create({ model: "gpt-x", messages });
  console.log(choices[0].message.content);
  messages.push(choices[0].message);
  const next = await fetch(`${process.env.REPLAYKIT_GATEWAY_URL}/user/next`);
  if (next.status !== 200) break;
  messages.push(await next.json());
}
