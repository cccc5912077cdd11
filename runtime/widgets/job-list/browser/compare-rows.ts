import { zoneDistance, zoneOf } from '../../../client/place/my-zone.ts';
import { payText, placeText, pointText } from '../../../jobs/job-texts.ts';
import { fieldsOf } from '../../../jobs/parse-saved-job.ts';
import type { SavedJob } from '../../../jobs/saved-job.ts';

/** What jobs are compared by, as people ask. */
const COMPARED = [
  'pay',
  'schedule',
  'place',
  'distance',
  'vehicle',
  'licence',
  'employmentType',
  'benefits',
  'note',
] as const;
type ComparedField = (typeof COMPARED)[number];

/** What decides: that no job says it is worth a line. */
const DECIDING: ReadonlySet<ComparedField> = new Set(['pay', 'schedule', 'distance', 'licence']);

export interface ComparedJob {
  readonly job: SavedJob;
  /** As the service answered it today; undefined where it did not. */
  readonly answer: Readonly<Record<string, unknown>> | undefined;
  /** It closed after it was listed. */
  readonly isClosed?: boolean;
}

export interface ComparedRow {
  readonly field: ComparedField;
  /** One for each job; empty where the job does not say. */
  readonly texts: readonly string[];
  /** All say the same; what none of them says is not the same. */
  readonly isSame: boolean;
}

/**
 * Jobs line by line: first in what they differ, then in what they are the same, at last what decides and none of them
 * says. Other lines of which no job says anything are left out.
 *
 * @param words how distances from the visitor's zone are said
 */
export function compareRows(jobs: readonly ComparedJob[], words: DOMStringMap = {}): ComparedRow[] {
  const rows = COMPARED.map((field) => {
    const texts = jobs.map((each) => TEXTS[field](each, words));
    return { field, texts, isSame: texts[0] !== '' && new Set(texts).size === 1 };
  });
  const isTold = ({ texts }: ComparedRow) => texts.some(Boolean);
  const told = rows.filter(isTold);
  return [
    ...told.filter(({ isSame }) => !isSame),
    ...told.filter(({ isSame }) => isSame),
    ...rows.filter((row) => !isTold(row) && isMissed(row.field)),
  ];
}

/** Without a zone there is no distance that could be missed. */
function isMissed(field: ComparedField): boolean {
  return DECIDING.has(field) && (field !== 'distance' || zoneOf() !== undefined);
}

const TEXTS: Readonly<
  Record<ComparedField, (compared: ComparedJob, words: DOMStringMap) => string>
> = {
  pay: ({ job }, words) => payText(job.details.pay, words),
  schedule: ({ job }) => job.details.schedule ?? '',
  place: ({ job }) => placeText(job),
  distance: ({ job }, words) => zoneDistance({ ...words, point: pointText(job.point) }),
  vehicle: (compared) => textOf(detailOf(compared, 'vehicle')),
  licence: (compared) => textOf(detailOf(compared, 'licence')),
  employmentType: ({ job }) => job.employmentType ?? '',
  benefits: (compared) => benefitsText(detailOf(compared, 'benefits')),
  note: ({ job }) => job.note ?? '',
};

function detailOf({ answer }: ComparedJob, name: string): unknown {
  return fieldsOf(answer?.['details'])[name];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function benefitsText(value: unknown): string {
  return Array.isArray(value) ? [...new Set(value.map(textOf))].filter(Boolean).join(', ') : '';
}
