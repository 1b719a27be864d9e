// What an agent's functions do with a REST API, through Node's own fetch. Nothing of ReplayKit but the base address.
const [base] = process.argv.slice(2);
const said = async (response) => ({ status: response.status, text: await response.text() });
const url = (path) => `${base}${path}`;

const answers = {
  read: await said(await fetch(url("/orders/7?with=items"), { headers: { authorization: "Bearer secret" } })),
  write: await said(
    await fetch(url("/refunds"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ order: 7, amount: 5 }),
    }),
  ),
  absent: await said(await fetch(url("/orders/8"))),
};
console.log(JSON.stringify(answers));
