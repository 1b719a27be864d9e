/** Script of the promote dialog. It evaluates every change at once. */
export const promoteScript = `const form = document.querySelector("form[data-evaluate]");
if (form) {
  const live = document.querySelector("#live");
  let waiting, running;
  const keyOf = (element) => element && [element.name, element.value];
  const region = (id) => document.getElementById(id);
  const show = (next) => {
    const old = region(next.id);
    const focused = old.contains(document.activeElement) ? keyOf(document.activeElement) : undefined;
    const open = new Map([...old.querySelectorAll("details")].map((one) => [one.id, one.open]));
    for (const one of next.querySelectorAll("details")) if (open.has(one.id)) one.open = open.get(one.id);
    old.replaceWith(next);
    if (!focused) return;
    const again = [...next.querySelectorAll("input, button")].find((one) => keyOf(one).join() === focused.join());
    again?.focus();
  };
  const ready = () => { for (const one of form.querySelectorAll("[data-needless]")) one.hidden = true; };
  const evaluate = async () => {
    running?.abort();
    running = new AbortController();
    const { signal } = running;
    const body = new URLSearchParams([...new FormData(form), ["do", "preview"]]);
    region("evaluation").setAttribute("aria-busy", "true");
    const late = setTimeout(() => say("Still evaluating: the Worker has not answered yet. What you typed stays here."), 5_000);
    try {
      const response = await fetch(form.action, { method: "POST", body, signal }).catch(() => { throw new Error("the Worker does not answer"); });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const summary = page.querySelector("[data-summary]")?.dataset.summary;
      if (signal.aborted) return;
      if (summary === undefined) throw new Error(response.redirected ? "you were signed out" : "the Worker has a fault");
      for (const next of page.querySelectorAll("[data-live]")) show(document.importNode(next, true));
      ready();
      say("");
      live.textContent = summary;
    } catch (error) {
      if (signal.aborted) return;
      region("evaluation").removeAttribute("aria-busy");
      for (const one of form.querySelectorAll("[data-needless]")) one.hidden = false;
      const why = navigator.onLine ? error.message : "you are offline";
      say("This could not be evaluated: " + why + ". What you typed is still here: press Evaluate.");
    } finally {
      clearTimeout(late);
    }
  };
  ready();
  form.addEventListener("click", (event) => {
    const named = event.target.closest(".files nav a");
    const file = named && region(named.hash.slice(1));
    if (file) file.open = true;
  });
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(evaluate, event.target.type === "checkbox" ? 0 : 300);
  });
  form.addEventListener("submit", () => { clearTimeout(waiting); running?.abort(); });
}
`;
