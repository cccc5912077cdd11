import type { JobImportReport } from '#schemas/api/job-imports.ts';
import type { ImportCommandOptions } from './options.ts';

/** What an import did, for a terminal. */
export function formatReport(report: JobImportReport, options: ImportCommandOptions): string {
  const { added, changed, unchanged, closed, skippedTotal, skipped, seconds } = report;
  const { agencyId, clientId } = options;
  const counts = `${added} added, ${changed} changed, ${unchanged} unchanged, ${closed} closed, ${skippedTotal} skipped`;
  const lines = skipped.map(
    ({ line, referenceNumber, reason }) =>
      `  line ${line}${referenceNumber === null ? '' : ` (${referenceNumber})`}: ${reason}`,
  );
  const rest = skippedTotal - skipped.length;
  if (rest > 0) lines.push(`  … and ${rest} more`);
  const head = `Jobs of ${agencyId}/${clientId}: ${counts}, in ${seconds.toFixed(1)} s.`;
  return `${[head, ...lines].join('\n')}\n`;
}
