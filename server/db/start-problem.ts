/** Every reason why the server does not start. Explanations live in `docs/server-errors.md`. */
export const startProblemCodes = [
  'config-invalid',
  'pages-dir-missing',
  'data-dir-unwritable',
  'data-dir-locked',
  'database-missing',
  'database-corrupt',
  'database-unreachable',
  'database-newer',
  'migration-changed',
  'migration-failed',
  'port-in-use',
  'port-forbidden',
  'host-unknown',
] as const;

export type StartProblemCode = (typeof startProblemCodes)[number];

/** Why the server does not start, for the person who starts it: what happened and why, then what to do. */
export interface StartProblem {
  readonly code: StartProblemCode;
  readonly message: string;
  readonly remedy: string;
}

/** The text of anything thrown, including the causes that `pg` hides in an AggregateError. */
export function toReason(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(toReason).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}

/** The `code` of a system or PostgreSQL error, such as `EADDRINUSE` or `23505`. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
