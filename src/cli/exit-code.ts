/** Exit codes are API: 0 nothing to act on, 1 a case needs action (by `fail_on`), 2 the input or the set-up is broken. */
export const exitCode = { ok: 0, actionNeeded: 1, broken: 2 } as const;
export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
