import { omit } from 'lodash-es';
import { type Static, Type } from 'typebox';
import { FACET_FIELDS, SEARCH_FIELDS, type TERM_FACETS, type TEXT_FACETS } from './constants.ts';
import { facetTexts } from './facet-texts.ts';
import { list, nullable, withDefaults } from './shapes.ts';

const text = Type.String();
const textOrNull = nullable(text);

export const point = Type.Object(
  { latitude: Type.Number(), longitude: Type.Number() },
  { description: 'Degrees, WGS 84.' },
);
export type Point = Static<typeof point>;

const payPeriod = Type.Enum(['hour', 'day', 'week', 'fortnight', 'month']);
export type PayPeriod = Static<typeof payPeriod>;

const pay = Type.Object({
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  currency: Type.Optional(Type.String({ description: 'ISO 4217' })),
  period: Type.Optional(payPeriod),
  text: Type.Optional(text),
});
export type JobPay = Static<typeof pay>;

const details = Type.Object(
  {
    pay: Type.Optional(pay),
    schedule: Type.Optional(text),
    vehicle: Type.Optional(text),
    licence: Type.Optional(text),
    benefits: Type.Optional(list(text)),
    category: Type.Optional(text),
    applyUrl: Type.Optional(Type.String({ description: '`https:` or `http:`' })),
    phone: Type.Optional(Type.String({ description: 'E.164, to call about the job.' })),
    formId: Type.Optional(
      Type.String({ description: 'Of the form by which people apply, where the job names one.' }),
    ),
    postedAt: Type.Optional(Type.String({ description: 'RFC 3339; empty where none can be read' })),
    expiresAt: Type.Optional(Type.String({ description: 'RFC 3339' })),
  },
  { description: 'What the portal shows beyond the specification’s fields; all of it optional.' },
);
export type JobDetails = Static<typeof details>;

export const jobExample = {
  id: '4217',
  agencyId: 'envia',
  clientId: 'envia-norte',
  referenceNumber: 'EN-0042',
  urlSlug: 'repartidor-en-moto-monterrey-4217',
  title: 'Repartidor en moto',
  city: 'Monterrey',
  state: 'Nuevo León',
  country: 'México',
  employmentType: 'Tiempo completo',
  company: 'Envía Norte',
  logoName: null,
  description: '<p>Entregas en el centro de la ciudad.</p>',
  jobPosting: '<p>Buscamos repartidores con moto propia.</p>',
  responsibilities: null,
  qualifications: null,
  skills: null,
  experience: null,
  status: 'Open',
  active: true,
  point: { latitude: 25.67, longitude: -100.31 },
  startDate: '2026-01-15T12:00:00.000Z',
  details: { pay: { min: 2800, currency: 'MXN', period: 'week' }, vehicle: 'Motocicleta' },
} as const;

/** A job as every service answers it. A text that the feed does not give is null. */
export const job = Type.Object(
  {
    id: text,
    agencyId: text,
    clientId: text,
    referenceNumber: text,
    urlSlug: text,
    title: textOrNull,
    city: textOrNull,
    state: textOrNull,
    country: textOrNull,
    employmentType: textOrNull,
    company: textOrNull,
    logoName: textOrNull,
    description: Type.String({ description: 'sanitised HTML' }),
    jobPosting: Type.String({ description: 'sanitised HTML' }),
    responsibilities: textOrNull,
    qualifications: textOrNull,
    skills: textOrNull,
    experience: textOrNull,
    status: Type.Enum(['Open', 'Closed']),
    active: Type.Boolean(),
    point: nullable(point),
    startDate: Type.String({ description: 'RFC 3339' }),
    details,
    quickApplyState: Type.Optional(
      Type.Literal('QUICK_APPLY', { description: 'Of a job that one applies for by a form.' }),
    ),
    alikeCount: Type.Optional(
      Type.Integer({
        description: 'So many other open jobs say the same, which lists leave out for it.',
      }),
    ),
  },
  { $id: 'Job', examples: [jobExample] },
);
export type Job = Static<typeof job>;

const facetField = Type.Enum(FACET_FIELDS, {
  description:
    'The values of `pay` are least pesos a week, of `posted` `today`, `3days` and `week`; what a job does not clearly say of `pay`, `shift`, `days`, `vehicle` and `licence` is `unknown`.',
});
export type FacetField = Static<typeof facetField>;
export type TextFacet = (typeof TEXT_FACETS)[number];
export type TermFacet = (typeof TERM_FACETS)[number];

const orderField = Type.Enum(['startDate', 'relevance', 'title', 'company', 'distance', 'pay']);
export type OrderField = Static<typeof orderField>;

export type SearchField = (typeof SEARCH_FIELDS)[number];

const searchField = Type.Enum([...SEARCH_FIELDS, 'refrenceNumber'], {
  description: '`refrenceNumber` is how the original services spell it.',
});
export type AskedSearchField = Static<typeof searchField>;

const order = Type.Object({ field: orderField, direction: Type.Enum(['ASC', 'DESC']) });
export type JobOrder = Static<typeof order>;

const latitude = Type.Number({ minimum: -90, maximum: 90 });
const longitude = Type.Number({ minimum: -180, maximum: 180 });

/** Nothing on earth is farther away. */
const MAX_DISTANCE_KM = 20_040;

const valueFilter = Type.Object({
  field: facetField,
  type: Type.Literal('STRING'),
  operator: Type.Literal('IN'),
  values: list(Type.String({ maxLength: 300 }), { maxItems: 100 }),
});
/** One of the values, exactly. */
export type ValueFilter = Static<typeof valueFilter>;

const radiusFilter = Type.Object({
  field: Type.Literal('point'),
  type: Type.Literal('GEO'),
  operator: Type.Literal('GEO_LOCATION_WITHIN'),
  value: Type.Object({
    latitude,
    longitude,
    distanceInKm: Type.Number({ minimum: 0, maximum: MAX_DISTANCE_KM }),
  }),
});
export type RadiusFilter = Static<typeof radiusFilter>;

export type JobSearchFilter = ValueFilter | RadiusFilter;

/** By its type, so that what is wrong with a filter is said of that type alone. */
const filter = Type.Unsafe<JobSearchFilter>({
  type: 'object',
  required: ['field', 'type', 'operator'],
  properties: { type: { enum: ['STRING', 'GEO'] } },
  if: { properties: { type: { const: 'GEO' } } },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { required: ['value'], properties: omit(radiusFilter.properties, 'type') },
  else: { required: ['values'], properties: omit(valueFilter.properties, 'type') },
});

/** Jobs that one page of a search may have. */
const MAX_PAGE_SIZE = 100;

/** Job list page size of the spec, section 9. */
const DEFAULT_PAGE_SIZE = 7;

export const searchExample = {
  searchTerm: 'repartidor',
  filters: [{ field: 'city', type: 'STRING', operator: 'IN', values: ['Monterrey'] }],
  orderBy: [{ field: 'startDate', direction: 'DESC' }],
  facetFields: ['company'],
};

export const searchMembers = {
  searchTerm: Type.String({ default: '', description: 'Its first 200 characters count.' }),
  searchFields: Type.Optional(list(searchField, { maxItems: 20, description: 'All without it.' })),
  orderBy: list(order, { maxItems: 10, default: [] }),
  filters: list(filter, { maxItems: 20, default: [] }),
  coordinates: Type.Optional(
    list(Type.Object({ latitude, longitude }), {
      maxItems: 50,
      description:
        'Jobs of a part of the map: two points are the south-west and the north-east of a box, more a polygon.',
    }),
  ),
  mayWiden: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Whether a radius that holds few jobs may grow; the answer says so.',
    }),
  ),
  facetFields: list(facetField, { maxItems: 20, default: [] }),
  facetTexts: Type.Optional(facetTexts),
  pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE }),
  pageNumber: Type.Integer({ minimum: 0, default: 0, description: 'From 0.' }),
};

/** Body of `POST /v4/agencies/{agency}/jobs` (spec section 7). */
export const jobSearchRequest = withDefaults(searchMembers, {
  $id: 'JobSearchRequest',
  examples: [searchExample],
});
export type JobSearchRequest = Static<typeof jobSearchRequest>;

const facetValue = Type.Object({ value: text, count: Type.Integer() });
export type FacetValue = Static<typeof facetValue>;

/** Counts take every filter into account but the field's own. Most jobs first, then by name; terms in their own order. */
export type Facets = Partial<Record<FacetField, readonly FacetValue[]>>;

const facets = Type.Unsafe<Facets>({ type: 'object', additionalProperties: list(facetValue) });

const widenedPlace = Type.Object({
  distanceInKm: Type.Number(),
  count: Type.Integer({
    description: 'Jobs of the search where they were asked for; they come first.',
  }),
  towns: list(text, {
    description: 'Towns that the text names; none where the radius of a filter grew.',
  }),
});
export type WidenedPlace = Static<typeof widenedPlace>;

const relaxation = Type.Union(
  [
    Type.Object({
      kind: Type.Literal('wider'),
      count: Type.Integer(),
      distanceInKm: Type.Number(),
    }),
    Type.Object({ kind: Type.Literal('anywhere'), count: Type.Integer() }),
    Type.Object({ kind: Type.Literal('without-field'), count: Type.Integer(), field: facetField }),
    Type.Object({ kind: Type.Literal('other-words'), count: Type.Integer(), searchTerm: text }),
    Type.Object({ kind: Type.Literal('without-words'), count: Type.Integer() }),
  ],
  {
    description:
      'A search that differs in one constraint from one that finds nothing, and how many jobs it finds.',
  },
);
export type Relaxation = Static<typeof relaxation>;

export const resultExample = {
  records: [jobExample],
  totalRecords: 1,
  pageNumber: 0,
  pageSize: 7,
  facets: { company: [{ value: 'Envía Norte', count: 1 }] },
};

export const resultMembers = {
  records: list(job),
  totalRecords: Type.Integer({ description: 'Exact.' }),
  pageNumber: Type.Integer(),
  pageSize: Type.Integer(),
  facets,
  correctedTerm: Type.Optional(
    Type.String({
      description: 'What is searched instead of a text that finds nothing, such as `repartdor`.',
    }),
  ),
  leftOut: Type.Optional(
    list(text, {
      description: 'Words of the (corrected) text with which nothing is found, left out.',
    }),
  ),
  widened: Type.Optional(widenedPlace),
  relaxations: Type.Optional(
    list(relaxation, {
      description: 'Where nothing is found: what one constraint less finds, most jobs first.',
    }),
  ),
};

export const jobSearchResult = Type.Object(resultMembers, {
  $id: 'JobSearchResult',
  examples: [resultExample],
});
export type JobSearchResult = Static<typeof jobSearchResult>;

/** A company's logo, as the sites of an agency know it. */
export const companyLogo = Type.Object(
  { name: text, url: text },
  { $id: 'CompanyLogo', examples: [{ name: 'Envía Norte', url: '/assets/0f3a9c-320.webp' }] },
);
export type CompanyLogo = Static<typeof companyLogo>;
