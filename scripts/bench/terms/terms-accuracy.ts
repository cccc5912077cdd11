import { readJobTerms } from '#server/jobs/terms/job-terms.ts';
import type { Figure } from '../../measure/figures.ts';
import vacancies from './vacancies.es-mx.json' with { type: 'json' };

const FIELDS = ['pay', 'shift', 'days', 'vehicle', 'licence'] as const;
type JudgedField = (typeof FIELDS)[number];

/** Invented vacancies, each with what a person reads in it. */
interface JudgedVacancy extends Partial<Record<Exclude<JudgedField, 'pay'>, readonly string[]>> {
  readonly text: string;
  /** Whole pesos a week. */
  readonly pay?: number;
}

interface Compared {
  readonly field: JudgedField;
  readonly read: readonly string[];
  readonly right: readonly string[];
}

/** A wrong value sends people to jobs that do not suit them; one that is missed is told as unknown. */
const MIN_PRECISION = 0.97;
const MIN_RECALL = 0.88;

const judged: readonly JudgedVacancy[] = vacancies;

/** How well pay, shifts, days, vehicles and licences are read from texts, against what a person reads. */
export function measureTerms(): readonly Figure[] {
  const compared = judged.flatMap(compare);
  return FIELDS.flatMap((field) =>
    toFigures(
      field,
      compared.filter((one) => one.field === field),
    ),
  );
}

function compare(vacancy: JudgedVacancy): readonly Compared[] {
  const terms = readJobTerms({
    title: null,
    description: `<p>${vacancy.text}</p>`,
    job_posting: '',
    responsibilities: null,
    qualifications: null,
    skills: null,
    experience: null,
    details: {},
  });
  return FIELDS.map((field) => ({
    field,
    read: toList(terms[field]),
    right: toList(vacancy[field]),
  }));
}

function toList(value: number | string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'object' ? value : [String(value)];
}

function toFigures(field: JudgedField, compared: readonly Compared[]): readonly Figure[] {
  const sum = (count: (one: Compared) => number) =>
    compared.reduce((all, one) => all + count(one), 0);
  const hits = sum(({ read, right }) => read.filter((value) => right.includes(value)).length);
  const found = sum(({ read }) => read.length);
  const wanted = sum(({ right }) => right.length);
  const figure = (name: string, share: number, atLeast: number): Figure => ({
    group: 'terms',
    name: `${field}, ${name} (${wanted})`,
    value: 100 * share,
    unit: '%',
    bar: { atLeast: 100 * atLeast },
  });
  return [
    figure('precision', hits / found, MIN_PRECISION),
    figure('recall', hits / wanted, MIN_RECALL),
  ];
}
