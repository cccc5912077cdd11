import { createReport } from './create-report.ts';
import { exitCodeOf, type Report } from './finding.ts';
import { formatGithub } from './format-github.ts';
import { formatJson } from './format-json.ts';
import { formatPretty } from './format-pretty.ts';
import { formatSarif } from './format-sarif.ts';
import { languageOf, parseOptions, type ValidateOptions } from './options.ts';
import { createPaint } from './paint.ts';
import type { Output, Terminal } from './terminal.ts';
import { fillText, textsIn } from './texts.ts';

/**
 * The command `npm run validate`.
 * @returns the exit code: 0 no errors, 1 errors or too many warnings, 2 something could not be checked or mended
 */
export function runValidate(args: readonly string[], terminal: Terminal): 0 | 1 | 2 {
  const options = parseOptions(args, terminal.env);
  if (!options.ok) return refuse(options.problems.join(' '), terminal);
  if (options.value.help) {
    terminal.stdout.write(`${textsIn(options.value.language).help.join('\n')}\n`);
    return 0;
  }
  const report = createReport(options.value, terminal);
  const takesPage = options.value.fix && options.value.paths.includes('-');
  const out = takesPage ? terminal.stderr : terminal.stdout;
  out.write(format(report, options.value, { ...terminal, out }));
  return exitCodeOf(report);
}

function refuse(detail: string, { env, stderr }: Terminal): 2 {
  const { message, remedy } = fillText(textsIn(languageOf(env))['usage-invalid'], { detail });
  stderr.write(`${message}\n${remedy}\n`);
  return 2;
}

interface Place extends Terminal {
  /** Where the report goes. */
  readonly out: Output;
}

function format(report: Report, options: ValidateOptions, { cwd, env, out }: Place) {
  const texts = textsIn(options.language);
  if (options.format === 'json') return formatJson(report);
  if (options.format === 'github') return formatGithub(report, texts);
  if (options.format === 'sarif') return formatSarif(report, { cwd, language: options.language });
  return formatPretty(report, texts, createPaint(out.isTTY === true && !env['NO_COLOR']));
}
