import { serviceUrl } from '../../base/service-url.ts';

/** Suggestions that are kept (spec section 9). */
const MAX_SUGGESTIONS = 4;

export interface TypeAheadSource {
  readonly agencyId: string;
  readonly siteId: string;
  /** The parts of a job that are searched: its title without them. */
  readonly fields?: readonly TypeAheadField[];
}

/** As the service calls them: spec section 7. */
export type TypeAheadField = 'title' | 'refrenceNumber';

/** Words of jobs that fit a text, best first, each once. Rejects when the service does not answer. */
export async function suggestKeywords(
  { agencyId, siteId, fields = ['title'] }: TypeAheadSource,
  text: string,
  signal: AbortSignal,
): Promise<string[]> {
  const answers = await Promise.all(
    fields.map((field) => {
      const query = new URLSearchParams({
        ...{ entity: 'job', site: siteId, field, value: text, type: 'STRING' },
      });
      return ask(`/v4/agencies/${encodeURIComponent(agencyId)}/type-ahead?${query}`, signal);
    }),
  );
  return [...new Set(answers.flat())].slice(0, MAX_SUGGESTIONS);
}

async function ask(url: string, signal: AbortSignal): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(serviceUrl('jobs', url), { method: 'POST', headers, signal });
  if (!response.ok) throw new Error(`The suggestions answered ${response.status}.`);
  const { data }: { data?: unknown } = await response.json();
  return Array.isArray(data) ? data.filter((word) => typeof word === 'string') : [];
}
