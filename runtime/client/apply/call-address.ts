import { serviceUrl } from '../../base/service-url.ts';
import { type FormSubject, passedParameters } from './form-subject.ts';

/** Parameters of a call by name; undefined ones are not sent. */
export type CallParameters = Readonly<Record<string, string | undefined>>;

/** Passed parameters of which calls take one value: the server refuses two. */
const SINGLE: ReadonlySet<string> = new Set(['websiteId', 'templateId', '_juid']);

/**
 * Address of a form call: its own parameters, those that pass, and `websiteId` where the visit's address names none
 * (spec section 7).
 */
export function callAddress(
  path: string,
  { query, siteId }: Pick<FormSubject, 'query' | 'siteId'>,
  own: CallParameters,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(own))
    if (value !== undefined) params.append(name, value);
  const taken = new Set(params.keys());
  for (const [name, value] of passedParameters(query)) {
    if (taken.has(name)) continue;
    params.append(name, value);
    if (SINGLE.has(name)) taken.add(name);
  }
  if (!params.has('websiteId')) params.append('websiteId', siteId);
  return serviceUrl('forms', `${path}?${params}`);
}
