import type { SiteDocument } from '#schemas/documents/documents.ts';
import { isRecord } from '#schemas/json/fields.ts';

/** Longest value, as the schema of events has it. */
const MAX_VALUE = 300;
/** What an event with it is refused for: lines of a text of several, half of a character that was cut. */
const UNSEEN = /[\p{Cc}\p{Cs}]+/gu;

export interface ParameterValue {
  readonly name: string;
  readonly value: string;
}

/**
 * The parameters of a site that have a value on a page (spec section 2, "Site"): those that depend on a job take it from the
 * job's field where the page is about one, at a path such as `details.pay`, else their own.
 */
export function customParametersOn(
  { customParameters = [] }: Pick<SiteDocument, 'customParameters'>,
  job: object | undefined,
): readonly ParameterValue[] {
  return customParameters
    .map(({ key, value, parameterPath = '', dependentEntity }) => ({
      name: key,
      value: (dependentEntity === 'job' ? textAt(job, parameterPath) : undefined) ?? value,
    }))
    .filter(({ value }) => value !== '');
}

function textAt(job: unknown, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, name) => (isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined),
      job,
    );
  const isText =
    typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean';
  const text = isText ? String(found).slice(0, MAX_VALUE).replace(UNSEEN, ' ').trim() : '';
  return text === '' ? undefined : text;
}
