import type { Kysely } from 'kysely';
import type {
  ComparedCount,
  ResultPoint,
  ResultSplit,
  ResultsAnswer,
  ResultTable,
} from '#schemas/api/recruiting/results.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';
import { toCsvLine } from '../base/csv-cell.ts';
import type { Tables } from '../db/schema.ts';
import { type DocumentNames, loadDocumentNames } from './document-names.ts';
import { readFunnel } from './funnel.ts';
import { readKnownFrom } from './known-days.ts';
import { readOverview, toSiteTime } from './overview.ts';
import { readVitals } from './page-numbers.ts';
import type { DayRange, ResultScope } from './result-scope.ts';
import { RESULT_WORDS, type ResultWords } from './result-words.ts';
import { readSearches } from './searches.ts';

/** Spreadsheets take UTF-8 for something else without it. */
const BOM = '\ufeff';
/** In place of a number that is not told. */
const FEW = '<10';

type Cell = string | number | null;
type Lines = readonly (readonly Cell[])[];

export interface CsvRequest {
  readonly scope: ResultScope;
  readonly table: ResultTable;
  readonly language: FileLanguage;
  /** ms since the epoch */
  readonly now: number;
}

/** A table of the results as a spreadsheet reads it. */
export async function writeResultsCsv(
  kysely: Kysely<Tables>,
  request: CsvRequest,
): Promise<string> {
  const lines = await linesOf(kysely, request);
  return BOM + lines.map((cells) => toCsvLine(cells.map(toText))).join('');
}

function toText(cell: Cell): string {
  return cell === null ? FEW : `${cell}`;
}

async function linesOf(
  kysely: Kysely<Tables>,
  { scope, table, language, now }: CsvRequest,
): Promise<Lines> {
  const words = RESULT_WORDS[language];
  const namesOf = (kind: 'page' | 'form') => loadDocumentNames(kysely, scope.site, kind);
  switch (table) {
    case 'searches':
      return searchLines(await readSearches(kysely, scope), words);
    case 'funnel':
      return funnelLines(
        await readFunnel(kysely, scope, now),
        { ...scope, knownFrom: await readKnownFrom(kysely, scope, now) },
        words,
      );
    case 'stops':
      return stopLines(await readFunnel(kysely, scope, now), await namesOf('form'), words);
    case 'vitals':
      return vitalLines(await readVitals(kysely, scope), await namesOf('page'), words);
    case 'pages':
      return pageLines(await readOverview(kysely, scope, now), await namesOf('page'), words);
    default:
      return overviewLines(await readOverview(kysely, scope, now), table, words);
  }
}

type OverviewTable = Exclude<ResultTable, 'searches' | 'funnel' | 'stops' | 'vitals' | 'pages'>;

function overviewLines(overview: ResultsAnswer, table: OverviewTable, words: ResultWords): Lines {
  const { splits, totals, channels, devices, none } = words;
  const from = table.startsWith('application-') ? 'applications' : 'events';
  const tell = tellerOf(overview, from);
  const lines = (value: string, count: string, split: ResultSplit, names: Names) =>
    splitLines({ value, count, split, names, tell, days: overview }, words);
  switch (table) {
    case 'totals':
      return totalLines(overview, words);
    case 'days':
      return dayLines(overview, words);
    case 'sources':
      return lines(splits.source, totals.visits, overview.sources, { '': none.source });
    case 'devices':
      return lines(splits.device, totals.visits, overview.devices, devices);
    case 'places':
      return lines(splits.place, totals.visits, overview.places, { '': none.place });
    case 'application-sources':
      return lines(splits.source, totals.applications, overview.applicationSources, {
        '': none.source,
      });
    case 'application-channels':
      return lines(splits.channel, totals.applications, overview.applicationChannels, channels);
  }
}

type KnownPeriod = Pick<ResultsAnswer, 'period' | 'before' | 'knownFrom'>;
type Teller = (number: ComparedCount) => readonly [Cell, Cell];

/** Cells of a number now and before. What is deleted for its age is an empty one, in part or as a whole. */
function tellerOf(
  { period, before: earlier, knownFrom }: KnownPeriod,
  from: keyof ResultsAnswer['knownFrom'],
): Teller {
  const first = knownFrom[from];
  return ({ count, before }) => [
    period.to < first && count === 0 ? '' : count,
    earlier.from < first ? '' : before,
  ];
}

function totalLines(overview: ResultsAnswer, words: ResultWords): Lines {
  const { totals, leftOut, applicationsFrom, period, compared, before } = overview;
  const isOver = period.to === compared.to;
  const tellerFor = (name: keyof typeof totals) =>
    tellerOf(overview, name === 'applications' ? applicationsFrom : 'events');
  return [
    [
      words.number,
      toHeader(words.period, period, words),
      ...(isOver ? [] : [toHeader(words.compared, compared, words)]),
      toHeader(words.before, before, words),
    ],
    ...keysOf(words.totals).map((name) => {
      const [count, earlier] = tellerFor(name)(totals[name]);
      return [words.totals[name], count, ...(isOver ? [] : [totals[name].compared]), earlier];
    }),
    ...(leftOut === null
      ? []
      : keysOf(words.leftOut).map((name) => [
          words.leftOut[name],
          leftOut[name],
          ...(isOver ? [''] : ['', '']),
        ])),
  ];
}

/** What a column is of, with its days. */
function toHeader(name: string, { from, to }: DayRange, { until }: ResultWords): string {
  return from === to ? `${name} (${from})` : `${name} (${from} ${until} ${to})`;
}

const POINTS = ['visits', 'views', 'jobViews', 'applyClicks', 'applications'] as const;

/** Times are those of the site. What is deleted for its age is an empty cell. */
function dayLines(
  { series, knownFrom, applicationsFrom }: ResultsAnswer,
  { date, totals }: ResultWords,
): Lines {
  const isUnknown = (point: ResultPoint, name: (typeof POINTS)[number]) =>
    point[name] === null &&
    toSiteTime(point.at) <
      (name === 'applications' ? knownFrom[applicationsFrom] : knownFrom.events);
  return [
    [date, ...POINTS.map((name) => totals[name])],
    ...series.map((point) => [
      toSiteTime(point.at),
      ...POINTS.map((name) => (isUnknown(point, name) ? '' : point[name])),
    ]),
  ];
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** What values are called that are no words. */
type Names = Readonly<Record<string, string>>;

/** Whatever it is called: 'constructor' is a trade, and a member of every object. */
function nameOf(value: string, names: Names): string {
  return Object.hasOwn(names, value) ? (names[value] ?? value) : value;
}

interface Split {
  readonly value: string;
  readonly count: string;
  readonly split: ResultSplit;
  readonly names: Names;
  readonly tell: Teller;
  readonly days: Pick<ResultsAnswer, 'period' | 'before'>;
}

function splitLines({ value, count, split, names, tell, days }: Split, words: ResultWords): Lines {
  const { rows, rest, total } = split;
  const [sum] = tell({ count: total, before: null });
  return [
    [value, toHeader(count, days.period, words), toHeader(words.before, days.before, words)],
    ...rows.map((row) => [nameOf(row.value, names), ...tell(row)]),
    ...(rest === null ? [] : [[words.rest(rest.values), ...tell(rest)]]),
    [words.total, sum, ''],
  ];
}

/** Rows of a split, each with the address after the name. */
function pageLines(overview: ResultsAnswer, nameOf: DocumentNames, words: ResultWords): Lines {
  const { splits, none } = words;
  const { pages: split } = overview;
  const tell = tellerOf(overview, 'events');
  const [header = [], ...lines] = splitLines(
    {
      value: splits.page,
      count: splits.views,
      split,
      names: { '': none.page },
      tell,
      days: overview,
    },
    words,
  );
  const withAddress = ([name = '', ...numbers]: readonly Cell[], index: number) => {
    const pageId = split.rows[index]?.value;
    if (!pageId) return [name, '', ...numbers];
    const { title, url } = nameOf(pageId);
    return [title, url, ...numbers];
  };
  return [header.toSpliced(1, 0, words.address), ...lines.map(withAddress)];
}

function searchLines(
  { top, withoutResult }: Awaited<ReturnType<typeof readSearches>>,
  words: ResultWords,
): Lines {
  const known = new Set(top.map(({ keyword }) => keyword));
  const all = [...top, ...withoutResult.filter(({ keyword }) => !known.has(keyword))];
  return [
    words.searches,
    ...all.map(({ keyword, searches, empty, opened }) => [
      nameOf(keyword, words.keywords),
      searches,
      empty,
      opened,
    ]),
  ];
}

type Funnel = Awaited<ReturnType<typeof readFunnel>>;

function stopLines({ stops }: Funnel, nameOf: DocumentNames, words: ResultWords): Lines {
  return [
    words.stops,
    ...stops.map(({ formId, page, question, count }) => [
      nameOf(formId).title,
      page,
      question ?? '',
      count,
    ]),
  ];
}

function funnelLines(
  { jobViews, applyClicks, pages, finished, finishedFrom }: Funnel,
  known: KnownPeriod,
  words: ResultWords,
): Lines {
  const { totals } = words;
  const tell = tellerOf(known, 'events');
  return [
    [
      words.funnel.step,
      toHeader(words.funnel.count, known.period, words),
      toHeader(words.before, known.before, words),
    ],
    [totals.jobViews, ...tell(jobViews)],
    [totals.applyClicks, ...tell(applyClicks)],
    ...pages.map(({ page, reached }) => [words.formPage(page + 1), reached, '']),
    [totals.applications, ...tellerOf(known, finishedFrom)(finished)],
  ];
}

function vitalLines(
  { data }: Awaited<ReturnType<typeof readVitals>>,
  nameOf: DocumentNames,
  words: ResultWords,
): Lines {
  const tell = (value: number | null) => value ?? words.fewVisits;
  return [
    words.vitals,
    ...data.map(({ pageId, samples, LCP, INP, CLS }) => {
      const { title, url } = nameOf(pageId);
      return [title || words.none.page, url, samples, ...[LCP, INP, CLS].map(tell)];
    }),
  ];
}
