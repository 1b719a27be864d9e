/** JSON as a tree that folds, with a search and a button to copy; without script, or where it was cut, it stays text. */
export const jsonScript = `const shownJson = (value) => JSON.stringify(value).replace(
  /[\\u007f-\\u009f\\u00ad\\u061c\\u180e\\u200b\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]|(?<=[\\x00-\\x7f])[\\u200c-\\u200f]|[\\u200c-\\u200f](?=[\\x00-\\x7f])/g,
  (character) => "\\\\u" + character.charCodeAt(0).toString(16).padStart(4, "0"));
const made = (name, text, className) => Object.assign(document.createElement(name), { textContent: text ?? "", className: className ?? "" });
const branchOf = (key, value, depth) => {
  const label = key === undefined ? [] : [made("span", key, "soft"), ": "];
  if (typeof value !== "object" || value === null) {
    const leaf = made("div", "", "leaf");
    leaf.append(...label, made("span", shownJson(value)));
    return leaf;
  }
  const entries = Object.entries(value);
  const branch = made("details");
  branch.open = depth < 3 && entries.length < 40;
  const title = made("summary");
  title.append(...label, Array.isArray(value) ? "[" + entries.length + "]" : "{" + entries.length + "}");
  branch.append(title, ...entries.map(([name, one]) => branchOf(shownJson(name).slice(1, -1), one, depth + 1)));
  return branch;
};
/** Hides what does not hold the words; answers whether anything does. */
const narrow = (node, words) => {
  const own = (node.matches("details") ? $("summary", node) : node).textContent.toLowerCase().includes(words);
  let inside = false;
  for (const child of node.children) if (child.matches(".leaf, details")) inside = narrow(child, own ? "" : words) || inside;
  node.hidden = !own && !inside;
  if (words !== "" && inside && node.matches("details")) node.open = true;
  return own || inside;
};
document.addEventListener("toggle", (event) => {
  const pre = event.target.open && $(":scope > pre[data-json]", event.target);
  if (!pre) return;
  const text = pre.textContent;
  delete pre.dataset.json;
  const bar = made("div", "", "line");
  const copy = Object.assign(made("button", "Copy"), { type: "button" });
  copy.addEventListener("click", async () => { await navigator.clipboard.writeText(text); copy.textContent = "Copied"; });
  let tree;
  try { tree = branchOf(undefined, JSON.parse(text), 0); } catch { bar.append(copy); pre.before(bar); return; }
  const find = Object.assign(made("input"), { type: "search", placeholder: "Find in this JSON" });
  find.setAttribute("aria-label", "Find in this JSON");
  find.addEventListener("input", () => narrow(tree, find.value.trim().toLowerCase()));
  bar.append(find, copy);
  const box = made("div", "", "json mono");
  box.append(tree);
  pre.replaceWith(bar, box);
}, true);
`;
