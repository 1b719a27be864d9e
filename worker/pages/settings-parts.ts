import type { ProjectSettings } from "../../src/api/schema/settings.ts";
import type { SettingsPart } from "../../src/pages/project-pages.tsx";

const units: [ms: number, unit: string][] = [
  [86_400_000, "day"],
  [3_600_000, "h"],
  [60_000, "min"],
  [1_000, "s"],
];

function lengthText(ms: number): string {
  const [size, unit] = units.find(([length]) => ms >= length && ms % length === 0) ?? [1, "ms"];
  return `${ms / size} ${unit}${unit === "day" && ms > size ? "s" : ""}`;
}

/** The settings for a page, without credentials: only a hook's host and the number of secrets. */
export function settingsParts(settings: ProjectSettings): SettingsPart[] {
  const { sampling, retention, limits, redact } = settings;
  const texts = (object: Record<string, unknown>) => Object.entries(object).map(([key, value]) => entry(key, value));
  return [
    { title: "Repositories", entries: settings.repositories.map((name) => entry(name, "cases are promoted to it")) },
    { title: "Agents", entries: texts(settings.agents) },
    { title: "Effects of tools", entries: texts(settings.effects) },
    {
      title: "Found as failures",
      entries: settings.detectors.map((detector, index) => entry(`${index + 1}`, detector)),
    },
    {
      title: "What is kept",
      entries: [
        entry("successes", `${Math.round(sampling.success * 1_000) / 10} %`),
        entry(
          "failures of a group and day",
          `the first ${sampling.failures_per_group}, then one in ${sampling.then_one_in}`,
        ),
        entry("a success waits for feedback", lengthText(sampling.feedback_window)),
        ...Object.entries(retention).map(([name, ms]) => entry(`${name} runs are kept for`, lengthText(ms))),
      ],
    },
    { title: "Limits", entries: texts(limits) },
    {
      title: "Redaction",
      entries: [
        entry("own rules", redact.rules.length),
        entry("allowed by name", redact.allow.join(", ") || "nothing"),
      ],
    },
    {
      title: "Notices and senders",
      entries: [
        ...settings.hooks.map(({ url, events }) => entry(new URL(url).host, events.join(", "))),
        entry("secrets of senders", settings.webhook_secrets.length),
        ...settings.oidc.map(({ repository_id, scopes }) =>
          entry(`workflows of repository ${repository_id}`, scopes.join(", ")),
        ),
      ],
    },
    { title: "People", entries: texts(settings.people) },
  ];
}

function entry(key: string, value: unknown): [string, string] {
  if (typeof value === "number") return [key, value.toLocaleString("en-US")];
  return [key, typeof value === "string" ? value : JSON.stringify(value)];
}
