import { type ParseArgsConfig, parseArgs } from 'node:util';
import { fail, ok, type Result } from '#schemas/problems/result.ts';

/** What a command line says; a problem is a sentence. */
export function parseCommandLine<const T extends ParseArgsConfig>(
  config: T,
): Result<ReturnType<typeof parseArgs<T>>, string> {
  try {
    return ok(parseArgs(config));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}
