// The same with Node's own `http` and `https`.
import http from "node:http";
import https from "node:https";

const [base] = process.argv.slice(2);

function said(path, { method = "GET", body } = {}) {
  const headers = { authorization: "Bearer secret", ...(body ? { "content-type": "application/json" } : {}) };
  const { request } = base.startsWith("https:") ? https : http;
  return new Promise((done, fail) => {
    const asked = request(`${base}${path}`, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.on("end", () => done({ status: response.statusCode, text }));
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

const answers = {
  read: await said("/orders/7?with=items"),
  write: await said("/refunds", { method: "POST", body: JSON.stringify({ order: 7, amount: 5 }) }),
  absent: await said("/orders/8"),
};
console.log(JSON.stringify(answers));
