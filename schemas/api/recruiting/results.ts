import { type Static, Type } from 'typebox';
import { count, fileLanguage, id, list, nullable, STORABLE } from '../shapes.ts';

/** A cell by place or device with fewer is not told (design of the events: people are not to be found in it). */
export const FEWEST_TOLD = 10;

const text = Type.String();
const day = Type.String({
  pattern: '^[12]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$',
  description: 'A day at the site, `YYYY-MM-DD`.',
});
const told = nullable(
  Type.Integer({
    description:
      'Of a device or place: null below 10, else in tens, so that no difference of two numbers says how many few people were.',
  }),
);
const device = Type.Enum(['phone', 'tablet', 'desktop']);

const period = {
  from: Type.Optional(
    Type.String({ ...day, description: 'First day; without it 27 days before `to`.' }),
  ),
  to: Type.Optional(Type.String({ ...day, description: 'Last day; without it today.' })),
};

function asked(maxLength: number, description: string) {
  return Type.Optional(Type.String({ maxLength, pattern: STORABLE, description }));
}

const filters = {
  ...period,
  page: Type.Optional(id),
  source: asked(80, 'Empty for visits that came from nowhere else.'),
  device: Type.Optional(device),
  place: asked(200, '`city, state`; empty where it is not known.'),
};

/** Which events count. */
export const resultsQuery = Type.Object(filters, { additionalProperties: false });
export type ResultsQuery = Static<typeof resultsQuery>;

/** Of numbers that are not split by source and place. */
export const pageResultsQuery = Type.Object(
  { ...period, page: Type.Optional(id), device: Type.Optional(device) },
  { additionalProperties: false },
);

export const blockResultsQuery = Type.Object(
  { ...period, page: id },
  { additionalProperties: false },
);

const RESULT_TABLES = [
  'totals',
  'days',
  'pages',
  'sources',
  'devices',
  'places',
  'application-sources',
  'application-channels',
  'searches',
  'funnel',
  'stops',
  'vitals',
] as const;

export const resultsCsvQuery = Type.Object(
  { ...filters, table: Type.Enum(RESULT_TABLES), language: fileLanguage },
  { additionalProperties: false },
);
export type ResultTable = (typeof RESULT_TABLES)[number];

/** A number and the same in the period before. */
const compared = Type.Object({ count: told, before: told });
export type ComparedCount = Static<typeof compared>;

/** A total also of those days alone that are compared. */
const total = Type.Object({ count: told, compared: told, before: told });
export type ComparedTotal = Static<typeof total>;

const split = Type.Object({
  rows: list(Type.Object({ value: text, count: told, before: told })),
  rest: nullable(
    Type.Object(
      { values: count, count: told, before: told },
      { description: 'All that is not told one by one, so that rows and rest are the total.' },
    ),
  ),
  total: told,
});
export type ResultSplit = Static<typeof split>;

const days = Type.Object({ from: day, to: day });

/** By each number that is drawn over time. */
function drawnOf<Each>(each: Each) {
  return { visits: each, views: each, jobViews: each, applyClicks: each, applications: each };
}

const point = Type.Object({
  at: Type.String({ description: 'A day, or the beginning of an hour.' }),
  ...drawnOf(told),
});
export type ResultPoint = Static<typeof point>;

const exampleSplit = { rows: [{ value: 'google', count: 20, before: 14 }], rest: null, total: 20 };
const exampleCount = { count: 20, before: 14 };
const exampleTotal = { count: 20, compared: 20, before: 14 };

const leftOut = Type.Object(
  { unsigned: told, overLimit: told, machines: told },
  {
    description:
      'Events that are in no number, in tens: without the token of their page, more than one visitor or network may send, and of machines. Null where numbers are narrowed.',
  },
);
export type LeftOut = Static<typeof leftOut>;

export const resultsAnswer = Type.Object(
  {
    period: days,
    compared: Type.Object(days.properties, {
      description:
        'The days of the period that are over, which `before` has as many of. All of it where none is over.',
    }),
    before: days,
    unit: Type.Enum(['hour', 'day']),
    totals: Type.Object({ ...drawnOf(total), searches: total, alerts: total }),
    applicationsFrom: Type.Enum(['applications', 'events'], {
      description:
        'Applications know no page, device and place of a visit: then their events count.',
    }),
    knownFrom: Type.Object(
      { events: day, applications: day },
      {
        description:
          'First days of which nothing has been deleted for its age. The points of earlier ones are null.',
      },
    ),
    series: list(point, { description: 'Hours and days to come have no point.' }),
    marks: list(Type.Object({ at: text, pageId: text, version: Type.Integer() }), {
      description: 'When pages were published.',
    }),
    pages: split,
    sources: split,
    devices: split,
    places: split,
    applicationSources: split,
    applicationChannels: split,
    leftOut: nullable(leftOut),
  },
  {
    $id: 'Results',
    examples: [
      {
        period: { from: '2026-01-01', to: '2026-01-28' },
        compared: { from: '2026-01-01', to: '2026-01-28' },
        before: { from: '2025-12-04', to: '2025-12-31' },
        unit: 'day',
        totals: { ...drawnOf(exampleTotal), searches: exampleTotal, alerts: exampleTotal },
        applicationsFrom: 'applications',
        knownFrom: { events: '2024-01-01', applications: '2025-07-15' },
        series: [
          {
            at: '2026-01-01',
            visits: 20,
            views: 31,
            jobViews: 12,
            applyClicks: 5,
            applications: 2,
          },
        ],
        marks: [{ at: '2026-01-15T12:00:00.000Z', pageId: 'home', version: 7 }],
        pages: exampleSplit,
        sources: exampleSplit,
        devices: exampleSplit,
        places: exampleSplit,
        applicationSources: exampleSplit,
        applicationChannels: exampleSplit,
        leftOut: { unsigned: 40, overLimit: 0, machines: null },
      },
    ],
  },
);
export type ResultsAnswer = Static<typeof resultsAnswer>;

const keyword = Type.Object({
  keyword: Type.String({ description: 'Empty for a search by filters alone.' }),
  searches: told,
  empty: told,
  opened: told,
});
export type KeywordResult = Static<typeof keyword>;

export const searchResultsAnswer = Type.Object(
  {
    searches: compared,
    empty: compared,
    opened: compared,
    top: list(keyword),
    withoutResult: list(keyword),
  },
  {
    $id: 'SearchResults',
    examples: [
      {
        searches: exampleCount,
        empty: exampleCount,
        opened: exampleCount,
        top: [{ keyword: 'repartidor', searches: 20, empty: 0, opened: 11 }],
        withoutResult: [],
      },
    ],
  },
);
export type SearchResultsAnswer = Static<typeof searchResultsAnswer>;

const formPage = Type.Object({ page: count, reached: told, sent: told, refused: told });
const stop = Type.Object({
  formId: text,
  page: Type.String({ description: 'Title of the page that was left last, else its key.' }),
  question: nullable(Type.String({ description: 'The last that was answered; null for none.' })),
  count,
  stop: nullable(
    Type.String({ description: 'A filter of applications; null: not all are listed.' }),
  ),
});

export const funnelAnswer = Type.Object(
  {
    jobViews: compared,
    applyClicks: compared,
    pages: list(formPage),
    finished: compared,
    finishedFrom: resultsAnswer.properties.applicationsFrom,
    stops: list(stop, {
      description: 'Applications that were begun in the period and left, where they were left.',
    }),
  },
  {
    $id: 'Funnel',
    examples: [
      {
        jobViews: exampleCount,
        applyClicks: exampleCount,
        pages: [{ page: 0, reached: 14, sent: 11, refused: 2 }],
        finished: exampleCount,
        finishedFrom: 'applications',
        stops: [{ formId: 'solicitud', page: 'Datos', question: null, count: 3, stop: null }],
      },
    ],
  },
);
export type FunnelAnswer = Static<typeof funnelAnswer>;

const quantile = nullable(Type.Number({ description: '75th percentile; null below 10 visits.' }));
const vitals = Type.Object({ LCP: Type.Number(), INP: Type.Number(), CLS: Type.Number() });
const pageVitals = Type.Object({
  pageId: text,
  samples: told,
  LCP: quantile,
  INP: quantile,
  CLS: quantile,
});
export type PageVitals = Static<typeof pageVitals>;

export const vitalsAnswer = Type.Object(
  { budgets: vitals, data: list(pageVitals) },
  {
    $id: 'VitalResults',
    examples: [
      {
        budgets: { LCP: 2500, INP: 200, CLS: 0.1 },
        data: [{ pageId: 'home', samples: 40, LCP: 1800, INP: 90, CLS: 0.01 }],
      },
    ],
  },
);
export type VitalsAnswer = Static<typeof vitalsAnswer>;

export const pageNumbersAnswer = Type.Object(
  { data: list(Type.Object({ pageId: text, views: count, applications: count })) },
  { $id: 'PageNumbers', examples: [{ data: [{ pageId: 'home', views: 120, applications: 4 }] }] },
);
export type PageNumbers = Static<typeof pageNumbersAnswer>['data'][number];

export const blockNumbersAnswer = Type.Object(
  {
    views: Type.Integer({ minimum: 0, description: 'Of the page.' }),
    data: list(Type.Object({ blockId: text, views: told, clicks: told })),
  },
  {
    $id: 'BlockNumbers',
    examples: [{ views: 120, data: [{ blockId: 'w1', views: 80, clicks: null }] }],
  },
);
export type BlockNumbersAnswer = Static<typeof blockNumbersAnswer>;
