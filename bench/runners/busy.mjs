// An agent that uses 200 ms of processor time, about as much as importing an SDK and a little work.
const until = process.cpuUsage().user + 200_000;
while (process.cpuUsage().user < until) for (let i = 0; i < 1_000_000; i += 1);
await import("./empty.mjs");
