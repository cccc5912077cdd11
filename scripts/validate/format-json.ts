import { countOf, type Report } from './finding.ts';

/** One JSON object for programs; `nodeId` is null where a problem belongs to no section or widget. */
export function formatJson(report: Report): string {
  const problems = report.findings.map(
    ({ file, line, column, code, severity, pointer, nodeId, message, remedy }) => {
      return {
        file,
        line,
        column,
        code,
        severity,
        pointer,
        nodeId: nodeId ?? null,
        message,
        remedy,
      };
    },
  );
  const counts = {
    files: report.files,
    errors: countOf(report, 'error'),
    warnings: countOf(report, 'warning'),
  };
  return `${JSON.stringify({ ...counts, problems }, null, 2)}\n`;
}
