import { countOf, type Finding, type Report } from './finding.ts';

/**
 * One JSON object for programs; `nodeId` is null where a problem belongs to no section or widget. `fixed` is there with
 * `--fix`, `maxWarnings` with `--max-warnings`.
 */
export function formatJson(report: Report): string {
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

function toProblem({ file, line, column, code, severity, pointer, nodeId, ...texts }: Finding) {
  const { message, remedy } = texts;
  const place = { file, line, column, code, severity, pointer };
  return { ...place, nodeId: nodeId ?? null, message, remedy };
}
