import type { Result } from '#schemas/problems/result.ts';
import { type Config, parseConfig } from '#server/config/config.ts';
import { type CommandTerminal, type ExitCode, refuse } from './command-terminal.ts';

/** A command that works with the data of the product. */
interface Command<T> {
  readonly usage: string;
  /** A problem is a sentence; `help` asks for the usage. */
  readonly parseOptions: (args: readonly string[]) => Result<T | 'help', string>;
  readonly run: (options: T, config: Config) => Promise<ExitCode>;
}

/** Reads command line and environment, and runs the command unless one of them is wrong or help is asked for. */
export async function runCommand<T>(
  { usage, parseOptions, run }: Command<T>,
  args: readonly string[],
  terminal: CommandTerminal,
): Promise<ExitCode> {
  const options = parseOptions(args);
  if (!options.ok) return refuse(terminal, { message: options.problems.join(' '), remedy: usage });
  if (options.value === 'help') {
    terminal.stdout.write(usage);
    return 0;
  }
  const config = parseConfig(terminal.env);
  if (!config.ok) return refuse(terminal, ...config.problems);
  return run(options.value, config.value);
}
