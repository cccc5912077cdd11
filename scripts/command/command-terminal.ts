import type { Environment } from '#server/config/config.ts';
import type { DatabaseLog } from '#server/log/database-log.ts';
import type { CommandProblem } from './command-problem.ts';

/** Where a command is called from. */
export interface CommandTerminal {
  readonly env: Environment;
  readonly stdout: Output;
  readonly stderr: Output;
}

interface Output {
  readonly write: (text: string) => unknown;
}

/** 0 done, 1 refused or failed, 2 wrong use, or nothing could be tried. */
export type ExitCode = 0 | 1 | 2;

/** Says why nothing could be tried. */
export function refuse(
  { stderr }: Pick<CommandTerminal, 'stderr'>,
  ...problems: readonly CommandProblem[]
): 2 {
  for (const { message, remedy } of problems) stderr.write(`${message}\n${remedy}\n`);
  return 2;
}

/** What the database has to say beside its problems. */
export function toDatabaseLog({ stderr }: Pick<CommandTerminal, 'stderr'>): DatabaseLog {
  const write = (message: string, details: object = {}): void =>
    void stderr.write(`${message} ${JSON.stringify(details)}\n`);
  return { info() {}, warn: write, error: write };
}
