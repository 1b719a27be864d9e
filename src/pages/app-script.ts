/** The Worker's only script: keys and the step slider. Every page can be read and used without it. */
export const appScript = `"use strict";
const items = [...document.querySelectorAll("[data-item] a:first-of-type")];
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
  show();
}
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = "copied";
  });
}
`;
