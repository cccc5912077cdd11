import { fillParams } from '#schemas/format-problem.ts';
import { countOf, type Report } from './finding.ts';
import type { Texts } from './texts.ts';

/** The closing line: how many documents were checked and what was found. */
export function summaryOf(report: Report, texts: Texts): string {
  const template =
    report.findings.length === 0 ? texts['summary-clean'] : texts['summary-problems'];
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') };
  return fillParams(template, { files: report.files, ...counts });
}
