/** The pages' only script: keys, the step slider, the promote dialog. Every page can be read and used without it. */
export const appScript = `"use strict";
const items = [...document.querySelectorAll("[data-item] h2 a")];
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select")) return;
  if (event.key === "/") { event.preventDefault(); document.querySelector("#q")?.focus(); }
  if (event.key !== "j" && event.key !== "k") return;
  const now = items.indexOf(document.activeElement);
  const next = event.key === "j" ? now + 1 : Math.max(0, now - 1);
  items[Math.min(next, items.length - 1)]?.focus();
});
const slider = document.querySelector("#step");
if (slider) {
  const steps = [...document.querySelectorAll("[data-step]")];
  const show = () => {
    steps.forEach((step) => { step.hidden = step.dataset.step !== slider.value; });
    document.querySelector("#step-value").textContent = slider.value + " of " + steps.length;
  };
  document.querySelector("#stepper").hidden = false;
  slider.addEventListener("input", show);
  for (const button of document.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => { slider.value = Number(slider.value) + Number(button.dataset.go); show(); });
  }
  show();
}
const form = document.querySelector("form[data-evaluate]");
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
    try {
      const response = await fetch(form.action, { method: "POST", body, signal });
      const page = new DOMParser().parseFromString(await response.text(), "text/html");
      const summary = page.querySelector("[data-summary]")?.dataset.summary;
      if (signal.aborted) return;
      if (summary === undefined) throw new Error("no answer");
      for (const next of page.querySelectorAll("[data-live]")) show(document.importNode(next, true));
      ready();
      live.textContent = summary;
    } catch {
      if (signal.aborted) return;
      region("evaluation").removeAttribute("aria-busy");
      for (const one of form.querySelectorAll("[data-needless]")) one.hidden = false;
      live.textContent = "This could not be evaluated: press Evaluate.";
    }
  };
  ready();
  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(evaluate, event.target.type === "checkbox" ? 0 : 300);
  });
  form.addEventListener("submit", () => { clearTimeout(waiting); running?.abort(); });
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "copied";
  });
}
`;
