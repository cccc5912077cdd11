import { type JobLabel, readLabel } from '../layout/form-labels.ts';
import type { PlacedLine } from '../layout/sections.ts';
import { trimPart } from './job-names.ts';
import { type DateSpan, findSpan } from './read-dates.ts';
import { isTitleLike } from './work-words.ts';

/** A job whose company, title and dates all have their labels. */
export interface LabelledJob {
  readonly company: string;
  readonly title: string;
  readonly span: DateSpan;
  readonly line: PlacedLine;
  readonly headLine: PlacedLine;
}

interface JobForm {
  readonly lines: PlacedLine[];
  readonly values: Map<JobLabel, { readonly value: string; readonly line: PlacedLine }>;
}

/** Jobs of a form, in whatever order it asks, with the lines that tell of no such job. */
export function findLabelledJobs(lines: readonly PlacedLine[]): {
  readonly jobs: readonly LabelledJob[];
  readonly others: readonly PlacedLine[];
} {
  const forms: JobForm[] = [];
  for (const line of lines) addLine(forms, line);
  const jobs = forms.map(toJob);
  return {
    jobs: jobs.filter((job) => job !== undefined),
    others: forms.flatMap((form, index) => (jobs[index] === undefined ? form.lines : [])),
  };
}

function addLine(forms: JobForm[], line: PlacedLine): void {
  const last = forms.at(-1);
  const labelled = readLabel(line.text);
  const kind = kindOf(labelled);
  const isUnlabelledJob = labelled === undefined && findSpan(line.text) !== undefined;
  const isNext = isUnlabelledJob || (kind !== undefined && last?.values.has(kind) === true);
  const form: JobForm = last === undefined || isNext ? { lines: [], values: new Map() } : last;
  form.lines.push(line);
  if (labelled !== undefined && kind !== undefined)
    form.values.set(kind, { value: trimPart(labelled.value), line });
  if (form !== last) forms.push(form);
}

/** `Último empleo: Bimbo` names the company, `Último empleo: chofer` the title. */
function kindOf(labelled: ReturnType<typeof readLabel>): JobLabel | undefined {
  if (labelled === undefined || labelled.kind === 'beside') return undefined;
  if (labelled.kind !== 'job') return labelled.kind;
  return isTitleLike(labelled.value) ? 'title' : 'company';
}

function toJob({ values }: JobForm): LabelledJob | undefined {
  const [company, title, period] = [
    values.get('company'),
    values.get('title'),
    values.get('period'),
  ];
  const span = period && findSpan(period.value);
  if (!company || !title || !period || !span) return undefined;
  return {
    ...{ company: company.value, title: title.value, span },
    ...{ line: period.line, headLine: title.line },
  };
}
