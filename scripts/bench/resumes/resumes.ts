import { groupBy, sortBy } from 'lodash-es';
import type { Figure } from '../../measure/figures.ts';
import { FILLED_FIELDS } from './filled-answers.ts';
import { RESUME_GENERATORS } from './generators.ts';
import { inventedResumes } from './invented-resumes.ts';
import { PEER, PEER_FIELDS, scorePeer } from './peer-parser.ts';
import { FILLED_FLOORS, FLOORS, PICTURE_FLOORS } from './resume-floors.ts';
import {
  filledOf,
  type ScoredReading,
  type ScoredResume,
  scoreField,
  scoreResume,
} from './score-resumes.ts';
import { kindOf, scoreTables } from './score-tables.ts';
import { timeLongResumes } from './time-long-resumes.ts';
import { type FieldResult, TRUTH_FIELDS, type TruthField } from './truth-fields.ts';

const GROUP = 'resumes';

/** The slowest twentieth of files takes this long at most, in ms. */
const MAX_P95_MS = 500;

const WORST = 10;

/**
 * How well CVs are read, by field, by part, kind and generator, and what a form gets of them; how well another parser reads
 * them; and which of the open files are read worst.
 * @param peers folder with that parser, if there is one
 */
export async function measureResumes(peers?: string): Promise<Figure[]> {
  const scored = await scoreAll();
  const byPeer = (await scorePeer(peers)) ?? [];
  const withText = scored.filter(({ generator }) => !isPicture(generator));
  return [
    ...PARTS.flatMap((part) => scoreFigures(part, filesOf(withText, part), FLOORS[part])),
    ...PARTS.flatMap((part) => kindFigures(part, filesOf(withText, part))),
    ...Object.entries(groupBy(scored, ({ generator }) => generator)).flatMap(([name, files]) =>
      scoreFigures(name, files, isPicture(name) ? PICTURE_FLOORS[name] : undefined),
    ),
    ...PARTS.flatMap((part) => filledFigures(part, filesOf(withText, part), FILLED_FLOORS[part])),
    ...PICTURES.flatMap((name) => {
      const files = scored.filter(({ generator }) => generator === name);
      return filledFigures(name, files, FILLED_FLOORS[name]);
    }),
    ...(byPeer.length === 0 ? [] : PARTS).flatMap((part) =>
      scoreFigures(`${PEER} ${part}`, filesOf(byPeer, part), undefined, PEER_FIELDS),
    ),
    ...worstFigures(filesOf(scored, 'open')),
    {
      group: GROUP,
      name: 'p95 of a file',
      value: percentile95(withText.map(({ ms }) => ms)),
      unit: 'ms',
      bar: { atMost: MAX_P95_MS },
    },
    {
      group: GROUP,
      name: 'p95 of three pages, with its process',
      value: percentile95(await timeLongResumes()),
      unit: 'ms',
      bar: { atMost: MAX_P95_MS },
    },
  ];
}

function percentile95(times: readonly number[]): number {
  return sortBy(times)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

type Part = keyof typeof FLOORS;

const PARTS: readonly Part[] = ['open', 'held apart'];

const PICTURES = ['scan', 'photo'] as const;

function filesOf<T extends ScoredResume>(scored: readonly T[], part: Part): T[] {
  return scored.filter(({ isHeldApart }) => isHeldApart === (part === 'held apart'));
}

function isPicture(generator: string): generator is keyof typeof PICTURE_FLOORS {
  return Object.hasOwn(PICTURE_FLOORS, generator);
}

/** All files, or those with text. */
export async function scoreAll(kind?: 'text'): Promise<ScoredReading[]> {
  const generators = RESUME_GENERATORS.filter((one) => kind === undefined || one.kind === kind);
  const scored: ScoredReading[] = [];
  for await (const resume of inventedResumes(generators)) scored.push(await scoreResume(resume));
  return scored;
}

/** @param name of a part or generator */
function scoreFigures(
  name: string,
  files: readonly ScoredResume[],
  floors?: Readonly<Record<TruthField, number>>,
  fields = TRUTH_FIELDS,
): Figure[] {
  return fields.flatMap((field) => {
    const { precision, recall, f1 } = scoreField(files, field);
    return [
      toFigure(`${name} ${field} precision`, precision),
      toFigure(`${name} ${field} recall`, recall),
      {
        ...toFigure(`${name} ${field} F1`, f1),
        ...(floors && { bar: { atLeast: floors[field] } }),
      },
    ];
  });
}

function kindFigures(part: Part, files: readonly ScoredResume[]): Figure[] {
  return Object.entries(groupBy(files, kindOf)).flatMap(([kind, some]) =>
    scoreFigures(`${part} ${kind}`, some),
  );
}

/** What a form gets of the files. */
function filledFigures(
  name: string,
  files: readonly ScoredReading[],
  floors: (typeof FILLED_FLOORS)[Part],
): Figure[] {
  return FILLED_FIELDS.flatMap((field) => {
    const score = scoreField(filledOf(files), field);
    return (['precision', 'recall'] as const).map((measure) => ({
      ...toFigure(`${name} ${field} filled ${measure}`, score[measure]),
      bar: { atLeast: floors[measure][field] },
    }));
  });
}

/** The files that are read worst, each with the fields that are wrong or missed. */
function worstFigures(files: readonly ScoredResume[]): Figure[] {
  return worstOf(files).map(({ fileName, errors }) => ({
    group: GROUP,
    name: `read worst: ${fileName} (${errors.map(({ field }) => field).join(', ')})`,
    value: errors.length,
    unit: 'fields',
  }));
}

function toFigure(name: string, share: number): Figure {
  return { group: GROUP, name, value: share * 100, unit: '%' };
}

/**
 * How well each kind of file is read, then the open files that are read worst, with what is wrong. Nobody sees the errors of
 * those that are held apart.
 */
export async function reportResumes(): Promise<string> {
  const all = await scoreAll();
  const errorsOfWorst = worstOf(filesOf(all, 'open')).map(({ fileName, errors }) => {
    const lines = errors.map(
      ({ field, wanted, read }) => `  ${field}: ${wanted} was read as ${read}`,
    );
    return [fileName, ...lines].join('\n');
  });
  return [scoreTables(all), '', ...errorsOfWorst].join('\n');
}

interface WrongResume extends Pick<ScoredResume, 'fileName'> {
  readonly errors: readonly FieldResult[];
}

/** The ten with most errors, of those that have any. */
function worstOf(files: readonly ScoredResume[]): WrongResume[] {
  const wrong = files.map(({ fileName, results }) => {
    return { fileName, errors: results.filter(({ wanted, read }) => wanted !== read) };
  });
  return sortBy(wrong, ({ errors }) => -errors.length)
    .slice(0, WORST)
    .filter(({ errors }) => errors.length > 0);
}
