import type { Kysely } from 'kysely';
import type {
  LeftOut,
  ResultPoint,
  ResultSplit,
  ResultsAnswer,
  ResultTable,
} from '#schemas/api/recruiting/results.ts';
import { toCsvLine } from '../base/csv-cell.ts';
import type { Tables } from '../db/schema.ts';
import { readFunnel } from './funnel.ts';
import { readOverview } from './overview.ts';
import { readVitals } from './page-numbers.ts';
import type { ResultScope } from './result-scope.ts';
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

async function linesOf(kysely: Kysely<Tables>, { scope, table, now }: CsvRequest): Promise<Lines> {
  switch (table) {
    case 'searches':
      return searchLines(kysely, scope);
    case 'funnel':
    case 'stops':
      return funnelLines(await readFunnel(kysely, scope, now), table);
    case 'vitals':
      return vitalLines(kysely, scope);
    default:
      return overviewLines(await readOverview(kysely, scope, now), table);
  }
}

type OverviewTable = Exclude<ResultTable, 'searches' | 'funnel' | 'stops' | 'vitals'>;

function overviewLines(overview: ResultsAnswer, table: OverviewTable): Lines {
  switch (table) {
    case 'totals':
      return totalLines(overview);
    case 'days':
      return dayLines(overview);
    case 'pages':
      return splitLines('Página', 'Vistas', overview.pages);
    case 'sources':
      return splitLines('Origen', 'Visitas', overview.sources);
    case 'devices':
      return splitLines('Dispositivo', 'Visitas', overview.devices);
    case 'places':
      return splitLines('Lugar', 'Visitas', overview.places);
    case 'application-sources':
      return splitLines('Origen', 'Solicitudes', overview.applicationSources);
    case 'application-channels':
      return splitLines('Canal', 'Solicitudes', overview.applicationChannels);
  }
}

const TOTALS = {
  visits: 'Visitas',
  views: 'Páginas vistas',
  searches: 'Búsquedas',
  jobViews: 'Vacantes vistas',
  applyClicks: 'Clics en Aplicar',
  applications: 'Solicitudes',
  alerts: 'Avisos pedidos',
} as const satisfies Readonly<Record<keyof ResultsAnswer['totals'], string>>;

const LEFT_OUT = {
  unsigned: 'No cuenta: no salió de una página del sitio',
  overLimit: 'No cuenta: de quien envió demasiados en poco tiempo',
  machines: 'No cuenta: de programas automáticos',
} as const satisfies Readonly<Record<keyof LeftOut, string>>;

function totalLines({ totals, leftOut }: ResultsAnswer): Lines {
  return [
    ['Número', 'Periodo', 'Periodo anterior'],
    ...keysOf(TOTALS).map((name) => [TOTALS[name], totals[name].count, totals[name].before]),
    ...(leftOut === null
      ? []
      : keysOf(LEFT_OUT).map((name) => [LEFT_OUT[name], leftOut[name], ''])),
  ];
}

const POINTS = ['visits', 'views', 'jobViews', 'applyClicks', 'applications'] as const;

/** What is deleted for its age is an empty cell. */
function dayLines({ series, knownFrom, applicationsFrom }: ResultsAnswer): Lines {
  const isUnknown = (point: ResultPoint, name: (typeof POINTS)[number]) =>
    point[name] === null &&
    point.at < (name === 'applications' ? knownFrom[applicationsFrom] : knownFrom.events);
  return [
    ['Fecha', ...POINTS.map((name) => TOTALS[name])],
    ...series.map((point) => [
      point.at,
      ...POINTS.map((name) => (isUnknown(point, name) ? '' : point[name])),
    ]),
  ];
}

function keysOf<Key extends string>(record: Readonly<Record<Key, string>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

function splitLines(value: string, count: string, { rows, rest, total }: ResultSplit): Lines {
  return [
    [value, count, 'Periodo anterior'],
    ...rows.map((row) => [row.value, row.count, row.before]),
    ...(rest === null ? [] : [[`(otros ${rest.values}, suma)`, rest.count, rest.before]]),
    ['(total)', total, ''],
  ];
}

async function searchLines(kysely: Kysely<Tables>, scope: ResultScope): Promise<Lines> {
  const { top, withoutResult } = await readSearches(kysely, scope);
  const known = new Set(top.map(({ keyword }) => keyword));
  const all = [...top, ...withoutResult.filter(({ keyword }) => !known.has(keyword))];
  return [
    ['Búsqueda', 'Veces', 'Sin resultado', 'Abrieron una vacante'],
    ...all.map(({ keyword, searches, empty, opened }) => [keyword, searches, empty, opened]),
  ];
}

function funnelLines(
  { jobViews, applyClicks, pages, finished, stops }: Awaited<ReturnType<typeof readFunnel>>,
  table: 'funnel' | 'stops',
): Lines {
  if (table === 'stops')
    return [
      ['Formulario', 'Página', 'Última pregunta contestada', 'Solicitudes'],
      ...stops.map(({ formId, page, question, count }) => [formId, page, question ?? '', count]),
    ];
  return [
    ['Paso', 'Cantidad', 'Periodo anterior'],
    ['Vacantes vistas', jobViews.count, jobViews.before],
    ['Clics en Aplicar', applyClicks.count, applyClicks.before],
    ...pages.map(({ page, reached }) => [`Página ${page + 1} del formulario`, reached, '']),
    ['Solicitudes', finished.count, finished.before],
  ];
}

async function vitalLines(kysely: Kysely<Tables>, scope: ResultScope): Promise<Lines> {
  const { data } = await readVitals(kysely, scope);
  return [
    ['Página', 'Mediciones', 'LCP (ms)', 'INP (ms)', 'CLS'],
    ...data.map(({ pageId, samples, LCP, INP, CLS }) => [pageId, samples, LCP, INP, CLS]),
  ];
}
