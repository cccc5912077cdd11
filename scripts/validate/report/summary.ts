import { fillParams } from '#schemas/problems/fill-params.ts';
import { countOf, hasTooManyWarnings, type Report } from './finding.ts';
import type { Texts } from './texts.ts';

/** The closing line: how many documents were checked, what was mended, what was found and how much of it is allowed. */
export function summaryOf(report: Report, texts: Texts): string {
  const { files, findings, fixed, maxWarnings: limit = 0 } = report;
  const counts = { errors: countOf(report, 'error'), warnings: countOf(report, 'warning') };
  const params = { files, fixed: fixed?.length ?? 0, limit, ...counts };
  const sentences = [
    findings.length === 0 ? texts['summary-clean'] : texts['summary-problems'],
    ...(fixed === undefined ? [] : [texts['summary-fixed']]),
    ...(report.maxWarnings === undefined ? [] : [limitText(report, texts)]),
  ];
  return fillParams(sentences.join(' '), params);
}

function limitText(report: Report, texts: Texts): string {
  return hasTooManyWarnings(report) ? texts['summary-over-limit'] : texts['summary-limit'];
}
