import { chunk, range } from 'lodash-es';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import { createEventId } from '../events/event-id.ts';
import { PageTokens } from '../pages/page-tokens.ts';
import { createTestToken } from './access.ts';
import { openTestRecruiting } from './recruiting.ts';
import { setUp } from './set-up.ts';
import { MEASURED, siteJson } from './sites.ts';

/** Noon in Mexico. */
export const clock = { now: Date.UTC(2030, 0, 15, 18) };

const AGENTS = {
  phone: 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
  machine: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36',
};

export interface Visit {
  readonly eventName?: string;
  readonly source?: string;
  readonly device?: keyof typeof AGENTS;
  readonly pageUrl?: string;
  readonly pageToken?: string;
  readonly [name: string]: unknown;
}

/** A measured site, without an event before each test. */
export function setUpResults() {
  const test = setUp(() => openTestRecruiting(clock));

  let reader: string;

  beforeAll(async () => {
    const settings = { agencyId: 'agency-a', clientId: 'agency-a-mx', sitePrefix: 'uno' };
    await test.pages.write('uno/site.json', siteJson('uno', { ...settings, ...MEASURED }));
    await test.server.reimport();
    reader = await createTestToken(test.database, { agencyId: 'agency-a', scopes: ['read'] });
  }, 120_000);

  beforeEach(async () => {
    clock.now = Date.UTC(2030, 0, 15, 18);
    await test.empty();
    for (const table of ['events', 'event_counts', 'event_hours', 'event_months'] as const)
      await test.database.kysely.deleteFrom(table).execute();
  });

  /** Sends as many of the same event. */
  async function send(times: number, { device = 'phone', ...changes }: Visit = {}): Promise<void> {
    const { pageUrl = '/uno/home' } = changes;
    const pageId = pageUrl === '/uno/home' ? 'home' : 'aplicar';
    const page = { agencyId: 'agency-a', siteId: 'uno', pageId };
    const tokens = new PageTokens({ kysely: test.database.kysely, now: () => clock.now });
    const pageToken = await tokens.issue(page);
    const events = range(times).map(() => ({
      eventId: createEventId(clock.now),
      age: 0,
      previousEventId: null,
      pageUrl,
      pageToken,
      userId: crypto.randomUUID(),
      websiteId: 'uno',
      eventName: 'Page_View',
      eventData: {},
      ...changes,
    }));
    for (const body of chunk(events, 100)) {
      const answer = await test.call('POST', '/events/v2/agencies/agency-a/handle-events', {
        body,
        headers: { 'user-agent': AGENTS[device] },
      });
      expect(answer.body).toMatchObject({ accepted: body.length });
    }
  }

  async function read<T = ResultsAnswer>(path = ''): Promise<T> {
    const answer = await test.send('GET', `/results${path}`, { token: reader });
    expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.anything()]);
    return answer.json<T>();
  }

  return { test, send, read, reader: () => reader };
}
