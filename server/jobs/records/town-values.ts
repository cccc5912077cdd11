import { type RawBuilder, sql } from 'kysely';
import { groupBy, orderBy, sumBy, uniqBy } from 'lodash-es';

/** Of columns that hold a town with its state: no name has a line end. */
const BEHIND_NAME = '\n';

/** The town of a job with its state: two states may have towns of one name. */
export const TOWN = sql<string | null>`city || ${BEHIND_NAME} || coalesce(state, '')`;

/** A value of a field, and how many jobs say it. */
export interface JobValue {
  readonly value: string;
  readonly count: number;
}

/** Whether one of the values of a filter names a town: 'Guadalupe' wherever it is, 'Guadalupe, Zacatecas' the one there. */
export function isTownNamed(town: string, values: ReadonlySet<string>): boolean {
  const { name, state } = partsOf(town);
  return values.has(name) || (state !== '' && values.has(nameWithState(name, state)));
}

/** The same as a condition. `column` is that of the names. */
export function isTownIn(
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> {
  const names = values.flatMap(namesBefore);
  const isNamed = sql<boolean>`${column} = any(${values}::text[])`;
  if (names.length === 0) return isNamed;
  return sql`(${column} = any(${[...values, ...names]}::text[])
    and (${isNamed} or city || ', ' || state = any(${values}::text[])))`;
}

/** 'Guadalupe' of 'Guadalupe, Zacatecas'. */
function namesBefore(value: string): readonly string[] {
  const parts = value.split(', ');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(', '));
}

/**
 * Towns as people tell them apart: by their names, with their states where a name is there twice and every job says its
 * state. A name chosen alone stays whole, so that its filter is among the values; one chosen with its state keeps it.
 */
export function nameTowns(
  towns: readonly JobValue[],
  chosen: readonly string[],
): readonly JobValue[] {
  const known = towns.map(({ value, count }) => ({ ...partsOf(value), count }));
  return Object.entries(groupBy(known, 'name')).flatMap(([name, group]) => {
    const apart = group.map(({ state, count }) => ({ value: nameWithState(name, state), count }));
    const isEachOfState = group.every(({ state }) => state !== '');
    const isTold = group.length > 1 || apart.some(({ value }) => chosen.includes(value));
    if (isEachOfState && isTold && !chosen.includes(name)) return apart;
    return [{ value: name, count: sumBy(group, 'count') }];
  });
}

/** Both the names and what tells them apart: whoever writes a filter may mean either. */
export function everyTownName(towns: readonly JobValue[]): readonly JobValue[] {
  const names = towns.map(({ value }) => partsOf(value).name);
  const values = [...nameTowns(towns, names), ...nameTowns(towns, [])];
  return orderBy(uniqBy(values, 'value'), 'count', 'desc');
}

function partsOf(town: string): { readonly name: string; readonly state: string } {
  const [name = '', state = ''] = town.split(BEHIND_NAME);
  return { name, state };
}

function nameWithState(name: string, state: string): string {
  return `${name}, ${state}`;
}
