import { createReport } from './create-report.ts';
import { languageOf, parseValidateOptions, type ValidateOptions } from './options.ts';
import { countOf, exitCodeOf, type Report, type ReportFinding } from './report/finding.ts';
import { formatPretty } from './report/format-pretty.ts';
import { formatSarif } from './report/format-sarif.ts';
import { createPaint } from './report/paint.ts';
import { summaryOf } from './report/summary.ts';
import { fillText, type Texts, textsIn } from './report/texts.ts';
import type { Output, Terminal } from './terminal.ts';

/**
 * The command `npm run validate`.
 * @returns the exit code: 0 no errors, 1 errors or too many warnings, 2 something could not be checked or mended
 */
export function runValidate(args: readonly string[], terminal: Terminal): 0 | 1 | 2 {
  const options = parseValidateOptions(args, terminal.env);
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

/**
 * One JSON object for programs; `nodeId` is null where a problem belongs to no section or widget. `fixed` is there with
 * `--fix`, `maxWarnings` with `--max-warnings`.
 */
function formatJson(report: Report): string {
  const { files, findings, fixed, maxWarnings } = report;
  const result = {
    files,
    errors: countOf(report, 'error'),
    warnings: countOf(report, 'warning'),
    maxWarnings,
    fixed: fixed?.map(toProblem),
    problems: findings.map(toProblem),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

function toProblem({
  file,
  line,
  column,
  code,
  severity,
  pointer,
  nodeId,
  ...texts
}: ReportFinding) {
  const { message, remedy } = texts;
  const place = { file, line, column, code, severity, pointer };
  return { ...place, nodeId: nodeId ?? null, message, remedy };
}

/** Workflow commands of GitHub Actions, which show each problem at its line of a pull request. */
function formatGithub(report: Report, texts: Texts): string {
  const fixed = (report.fixed ?? []).map((finding) => fixedCommand(finding, texts));
  return [...fixed, ...report.findings.map(toCommand), summaryOf(report, texts)]
    .map((line) => `${line}\n`)
    .join('');
}

function toCommand(finding: ReportFinding): string {
  return commandOf(finding.severity, finding, `${finding.message} ${finding.remedy}`);
}

function fixedCommand(finding: ReportFinding, texts: Texts): string {
  return commandOf('notice', finding, `${texts['label-fixed']}: ${finding.message}`);
}

function commandOf(
  name: string,
  { file, line, column, code }: ReportFinding,
  message: string,
): string {
  const properties = Object.entries({ file, line, col: column, title: code });
  const list = properties
    .map(([property, value]) => `${property}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${name} ${list}::${escapeData(message)}`;
}

/** As GitHub's toolkit does: data may hold anything but line ends, properties neither `:` nor `,`. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
