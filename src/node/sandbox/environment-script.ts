/** Names that a shell can take, and does not keep for itself. */
const exportable = /^(?!(?:PPID|UID|EUID|OPTIND|SHELLOPTS|BASHOPTS|BASH_VERSINFO)$)[A-Za-z_]\w*$/;

/**
 * What a shell reads to start a program, given as its arguments, with these variables. Only that program gets them: the ones before it
 * run with power, which a variable of the loader would give away, and arguments of theirs would be seen by the whole machine.
 */
export function environmentScript(env: Record<string, string>): string {
  const entries = Object.entries(env);
  const exported = entries.filter(([name]) => exportable.test(name));
  const others = entries.filter(([name]) => !exportable.test(name));
  const given = others.map(([name, value]) => quoted(`${name}=${value}`)).join(" ");
  return [
    ...exported.map(([name, value]) => `export ${name}=${quoted(value)}`),
    ...(others.length === 0 ? [] : [`set -- /usr/bin/env ${given} "$@"`]),
    "",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
