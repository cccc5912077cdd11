import { UNKNOWN_TERM } from '#schemas/api/constants.ts';
import { distanceKm } from '#schemas/api/distance.ts';
import type { FacetField, Point, RadiusFilter } from '#schemas/api/jobs.ts';
import type { CodedColumn, JobColumns } from '../../columns/job-columns.ts';
import { RowSet } from '../../columns/row-set.ts';
import { familyOf } from '../../records/company-values.ts';
import type { JobScope } from '../../records/job-scope.ts';
import { LISTED_FIELDS } from '../../records/job-values.ts';
import { isTownNamed } from '../../records/town-values.ts';
import { hasMask, maskOf } from '../../terms/term-bits.ts';
import { splitValues } from '../../text/value-list.ts';
import { isTextFacet, leastPay } from '../query/allowed-values.ts';
import type { AllowedValues, JobSelection } from '../query/normalise-search.ts';
import { type PostedSince, postedSince } from '../query/posted.ts';
import { boxAround } from '../query/radius.ts';

const MICROS_PER_MS = 1000;

/** Of a selection the rows that each of its facts allows; its text is not among them. */
export interface SelectedRows {
  /** Listed, of the scope and in the places asked for. */
  readonly placed: RowSet;
  readonly filters: ReadonlyMap<FacetField, RowSet>;
}

export function selectRows(
  columns: JobColumns,
  { clientId }: JobScope,
  { allowed, radii, area }: JobSelection,
): SelectedRows {
  const now = Date.now() * MICROS_PER_MS;
  const open = RowSet.above(columns.expiry, now);
  const places = [
    ...radii.map((radius) =>
      columns.fact(JSON.stringify(['within', radius]), () => rowsWithin(columns, radius)),
    ),
    ...(area.length === 2 ? [rowsInBox(columns, area)] : []),
    ...(clientId === undefined
      ? []
      : [
          columns.fact(JSON.stringify(['client', clientId]), () =>
            columns.clients.rowsWith([clientId]),
          ),
        ]),
  ];
  return {
    placed: places.reduce((rows, other) => rows.and(other), open),
    filters: rowsByField(columns, allowed),
  };
}

/** Filters on one field hold together, as they do in the database. */
function rowsByField(
  columns: JobColumns,
  allowed: readonly AllowedValues[],
): ReadonlyMap<FacetField, RowSet> {
  const filters = new Map<FacetField, RowSet>();
  for (const filter of allowed) {
    const rows = rowsAllowed(columns, filter);
    filters.set(filter.field, filters.get(filter.field)?.and(rows) ?? rows);
  }
  return filters;
}

/** What all filters leave, or all but that of one field. */
export function filtered({ placed, filters }: SelectedRows, but?: FacetField): RowSet {
  return [...filters].reduce(
    (rows, [field, own]) => (field === but ? rows : rows.and(own)),
    placed,
  );
}

function where({ size }: JobColumns, isIn: (row: number) => boolean): RowSet {
  return RowSet.where(size, isIn);
}

function rowsAllowed(columns: JobColumns, { field, values }: AllowedValues): RowSet {
  if (field === 'posted') return rowsPosted(columns, values);
  return columns.fact(JSON.stringify([field, values]), () => rowsSaying(columns, field, values));
}

function rowsSaying(
  columns: JobColumns,
  field: Exclude<FacetField, 'posted'>,
  values: readonly string[],
): RowSet {
  if (field === 'city') return rowsInTowns(columns, new Set(values));
  if (field === 'company') return rowsOfCompanies(columns, new Set(values.map(familyOf)));
  if (isTextFacet(field))
    return LISTED_FIELDS.has(field)
      ? rowsWithOne(columns.texts[field], new Set(values))
      : columns.texts[field].rowsWith(values);
  if (field === 'pay') return rowsPaying(columns, values);
  const mask = maskOf(field, values);
  const isUnknownToo = values.includes(UNKNOWN_TERM);
  const all = maskOf(field);
  return columns.terms.rowsWhere((code) => {
    const terms = columns.termBits[code] ?? 0;
    return hasMask(terms, mask) || (isUnknownToo && !hasMask(terms, all));
  });
}

function rowsInTowns({ texts: { city } }: JobColumns, values: ReadonlySet<string>): RowSet {
  return city.rowsSaying((town) => isTownNamed(town, values));
}

function rowsOfCompanies(
  { texts: { company } }: JobColumns,
  families: ReadonlySet<string>,
): RowSet {
  return company.rowsSaying((name) => families.has(familyOf(name)));
}

/** Of rows that may have several values. */
function rowsWithOne(column: CodedColumn, values: ReadonlySet<string>): RowSet {
  return column.rowsSaying((text) => splitValues(text).some((value) => values.has(value)));
}

function rowsPaying(columns: JobColumns, values: readonly string[]): RowSet {
  const least = leastPay(values);
  const mask = maskOf('pay');
  const paying =
    least === undefined ? RowSet.none(columns.size) : RowSet.above(columns.pay, least - 1);
  if (!values.includes(UNKNOWN_TERM)) return paying;
  return paying.or(columns.terms.rowsWhere((code) => !hasMask(columns.termBits[code] ?? 0, mask)));
}

function rowsPosted(columns: JobColumns, values: readonly string[]): RowSet {
  const periods = values.map(postedSince).filter((period) => period !== undefined);
  return where(columns, (row) => {
    const start = columns.start[row] ?? 0;
    const zone = columns.zones[row] ?? 0;
    return periods.some((period) => isSince(start, period[zone]));
  });
}

/** As `isPostedWithin` says it to the database. */
export function isSince(micros: number, since: PostedSince | undefined): boolean {
  if (since === undefined) return false;
  const time = micros / MICROS_PER_MS;
  return time >= since.midnight || time === since.day;
}

function rowsWithin(columns: JobColumns, radius: RadiusFilter['value']): RowSet {
  const { latitudes, longitudes } = boxAround(radius);
  const [west, east] = longitudes ?? [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  return where(columns, (row) => {
    const point = pointOf(columns, row);
    const isInBox =
      point.latitude >= latitudes[0] &&
      point.latitude <= latitudes[1] &&
      point.longitude >= west &&
      point.longitude <= east;
    return isInBox && distanceKm(radius, point) <= radius.distanceInKm;
  });
}

function rowsInBox(columns: JobColumns, corners: readonly Point[]): RowSet {
  const latitudes = corners.map(({ latitude }) => latitude);
  const longitudes = corners.map(({ longitude }) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return where(columns, (row) => {
    const { latitude, longitude } = pointOf(columns, row);
    return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
  });
}

/** Of a job without a point no comparison is true. */
export function pointOf({ latitude, longitude }: JobColumns, row: number): Point {
  return { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN };
}
