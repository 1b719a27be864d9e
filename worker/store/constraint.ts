/**
 * Whether a statement was refused because of rows that are there. D1 gives no code: SQLite's words, or the name of its
 * code, stand in the message.
 */
export function isConstraint(error: unknown): boolean {
  return error instanceof Error && /\bconstraint failed\b|\bSQLITE_CONSTRAINT/.test(error.message);
}
