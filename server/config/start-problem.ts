/** Every reason why the server does not start. Explanations live in `docs/server-errors.md`. */
export const startProblemCodes = [
  'config-invalid',
  'pages-dir-missing',
  'geoip-unusable',
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
