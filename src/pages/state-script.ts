/** What the page says of itself: that it loads, that there is no connection, that nothing was sent. */
export const stateScript = `const root = document.documentElement;
const notice = $("#notice");
const say = (text) => { if (notice) { notice.textContent = text; notice.hidden = text === ""; } };
const offlineWords = "You are offline. What you see may be old, and nothing can be sent.";
addEventListener("offline", () => say(offlineWords));
addEventListener("online", () => say(""));
if (!navigator.onLine) say(offlineWords);
let loading;
const load = () => { loading = setTimeout(() => { root.dataset.loading = ""; }, 150); };
const ready = () => { clearTimeout(loading); delete root.dataset.loading; };
addEventListener("pageshow", ready);
document.addEventListener("click", (event) => {
  const link = event.target.closest("a[href]");
  const elsewhere = !link || link.origin !== location.origin || link.pathname + link.search === location.pathname + location.search;
  if (!elsewhere && !event.ctrlKey && !event.metaKey && !event.shiftKey) load();
});
document.addEventListener("submit", (event) => {
  if (!navigator.onLine && event.target.method === "post") { event.preventDefault(); say(offlineWords); return; }
  if (!event.defaultPrevented) load();
});
`;
