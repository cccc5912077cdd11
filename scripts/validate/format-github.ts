import type { Finding, Report } from './finding.ts';
import { summaryOf } from './summary.ts';
import type { Texts } from './texts.ts';

/** Workflow commands of GitHub Actions, which show each problem at its line of a pull request. */
export function formatGithub(report: Report, texts: Texts): string {
  const fixed = (report.fixed ?? []).map((finding) => fixedCommand(finding, texts));
  return [...fixed, ...report.findings.map(toCommand), summaryOf(report, texts)]
    .map((line) => `${line}\n`)
    .join('');
}

function toCommand(finding: Finding): string {
  return commandOf(finding.severity, finding, `${finding.message} ${finding.remedy}`);
}

function fixedCommand(finding: Finding, texts: Texts): string {
  return commandOf('notice', finding, `${texts['label-fixed']}: ${finding.message}`);
}

function commandOf(name: string, { file, line, column, code }: Finding, message: string): string {
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
