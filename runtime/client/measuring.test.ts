// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_TYPES } from '#schemas/events/event-types.ts';
import { track } from '../base/track.ts';
import {
  answer,
  browser,
  events,
  leave,
  open,
  paint,
  press,
  SITE,
  setUpMeasuring,
  visit,
} from '../testing/measuring.ts';
import { renderTestPage, toDocument } from '../testing/render.ts';

setUpMeasuring();

it('before a choice nothing is kept or sent', async () => {
  await open();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(browser.sent).toEqual([]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('one press agrees; what happens then is sent as records of the list, without what was typed', async () => {
  await open();
  await press('agree');
  track({ eventName: 'Tab_Change', widgetId: 'w', eventData: { name: 'x'.repeat(300) } });
  leave();
  const names = events().map(({ eventName }) => eventName);
  expect(names).toEqual(['Page_View', 'Tab_Change']);
  expect(JSON.stringify(browser.sent)).not.toMatch(/Juana|5512345678/);
  expect(events()[1]).toMatchObject({
    ...{ previousEventId: events()[0]?.eventId, eventType: EVENT_TYPES.Tab_Change },
    ...{ websiteId: 'site', pageUrl: '/buscar', tabId: sessionStorage.getItem('_jtid') },
    ...{ userAgent: navigator.userAgent, ipAddress: null },
  });
});

it('what the page shows when the visitor agrees is told once', async () => {
  await open();
  document.body.insertAdjacentHTML('beforeend', '<article data-shown-job="7"></article>');
  await import('./memory/viewed-jobs.ts');
  await press('agree');
  document.dispatchEvent(new Event('rumbo:swap'));
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'Job_View']);
});

it('each event says by the token of its page that it is of this site, also one that waited for another page', async () => {
  browser.isOnline = false;
  await open(SITE, 'ofTheFirstPage--');
  await press('agree');
  leave();
  Object.assign(browser, { isHidden: false, isOnline: true });
  await open(SITE, 'ofTheSecondPage-');
  leave();
  const tokens = events().map(({ pageToken }) => pageToken);
  expect(tokens).toEqual(['ofTheFirstPage--', 'ofTheSecondPage-']);
});

it('the next page goes on without being asked', async () => {
  await open();
  await press('agree');
  await open();
  leave();
  expect(new Set(events().map(({ sessionId }) => sessionId)).size).toBe(1);
});

const waiting = () => localStorage.getItem('rumbo_events');

/** As many events as are sent at once, of a page that is seen. */
async function sendBatch(): Promise<void> {
  for (let n = 0; n < 20; n += 1)
    track({ eventName: 'CTA_Click', widgetId: `w${n}`, eventData: {} });
  await paint();
}

/** Ids of what a page sends that comes after. */
async function sentByNextPage(): Promise<unknown[]> {
  Object.assign(browser, { isHidden: false, isOnline: true, status: 204 });
  await open();
  leave();
  await paint();
  return events().map(({ eventId }) => eventId);
}

it.each([
  ['is busy', { status: 503 }],
  ['has had too much of the network', { status: 429 }],
  ['cannot be reached', { isOnline: false }],
])(
  'what is sent while the server %s waits for the next page, which sends it once',
  async (_, is) => {
    await visit();
    Object.assign(browser, is);
    await sendBatch();
    expect(browser.sent).toEqual([]);
    const ids = await sentByNextPage();
    expect([ids.length, new Set(ids).size, waiting()]).toEqual([21, 21, null]);
  },
);

it('what is put away without a network waits for the next page', async () => {
  browser.isOnline = false;
  await open();
  await press('agree');
  leave();
  expect(browser.sent).toEqual([]);
  expect(await sentByNextPage()).toHaveLength(2);
  expect(waiting()).toBeNull();
});

it('what a page sends as it is put away is not sent again, but what it had no answer to yet is, with its id', async () => {
  await visit();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(waiting()).toBeNull();
  browser.isHidden = false;
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  await sendBatch();
  leave();
  vi.stubGlobal('fetch', answer);
  const unanswered: { eventId: string }[] = JSON.parse(waiting() ?? '[]');
  expect(unanswered).toHaveLength(20);
  browser.sent = [];
  expect(await sentByNextPage()).toEqual(
    expect.arrayContaining(unanswered.map(({ eventId }) => eventId)),
  );
});

it('what waits of another site of the address is sent by that one', async () => {
  const other = { eventId: 'x', time: 1, websiteId: 'other' };
  await visit();
  localStorage.setItem('rumbo_events', JSON.stringify([other]));
  await open();
  leave();
  await paint();
  expect(events().map(({ websiteId }) => websiteId)).toEqual(['site']);
  expect(JSON.parse(waiting() ?? '[]')).toEqual([other]);
});

it('what the server will never take is sent once', async () => {
  await visit();
  browser.status = 400;
  await sendBatch();
  leave();
  expect(waiting()).toBeNull();
});

it('who takes consent back while a call is on its way leaves nothing of it', async () => {
  await visit();
  let refuse = (_: Response): void => undefined;
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        refuse = resolve;
      }),
  );
  await sendBatch();
  leave();
  expect(waiting()).not.toBeNull();
  browser.isHidden = false;
  const refuseEvents = refuse;
  vi.stubGlobal('fetch', answer);
  await press('withdraw');
  refuseEvents(new Response(null, { status: 503 }));
  await paint();
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
});

it('a page that the browser draws ahead tells nothing until somebody sees it', async () => {
  const yes = { version: 1, time: '2026-01-01T00:00:00Z', categories: ['needed', 'measuring'] };
  localStorage.setItem('rumbo_consent', JSON.stringify({ 'agency/site': yes }));
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  browser.isHidden = true;
  await open();
  track({ eventName: 'Job_View', widgetId: '', eventData: { jobId: '7' } });
  await paint();
  expect([browser.sent, waiting()]).toEqual([[], null]);
  Reflect.deleteProperty(document, 'prerendering');
  browser.isHidden = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'Job_View']);
});

it('a page that one comes back to is viewed again, where the browser kept it whole', async () => {
  await visit();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View']);
});

it('no tap waits for what is written down of it; who leaves at once is counted', async () => {
  await open();
  await press('agree');
  await paint();
  const written = [localStorage.getItem('_jsid'), sessionStorage.getItem('_jpeid')];
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  expect([localStorage.getItem('_jsid'), sessionStorage.getItem('_jpeid')]).toEqual(written);
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'CTA_Click']);
});

it('a call carries no more than browsers send', async () => {
  const customParameters = Array.from({ length: 50 }, (_, n) => ({
    ...{ key: `parámetro-${n}`, value: 'ñ'.repeat(100) },
  }));
  await open();
  document.head.innerHTML = toDocument(
    renderTestPage({ site: { ...SITE, customParameters }, widgets: [] }),
  ).head.innerHTML;
  await press('agree');
  for (let n = 0; n < 15; n += 1)
    track({ eventName: 'CTA_Click', widgetId: `w${n}`, eventData: {} });
  leave();
  expect(events()).toHaveLength(16);
  const sizes = browser.sent.map(({ body }) => new Blob([JSON.stringify(body)]).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  expect(browser.sent.length).toBeLessThanOrEqual(8);
  document.head.replaceChildren();
});

it('what no call can carry is left out, and holds nothing up', async () => {
  await open();
  document.head.innerHTML = `<meta data-parameter name="largo" content="${'ñ'.repeat(40_000)}">`;
  await press('agree');
  await paint();
  document.head.replaceChildren();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['CTA_Click']);
});

it('what widgets told while the collector was on its way is sent after the page itself', async () => {
  await open();
  document.querySelector<HTMLElement>('[data-measuring="agree"]')?.click();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  await vi.dynamicImportSettled();
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'CTA_Click']);
});

it('who changes their mind while the collector is on its way is counted once', async () => {
  await open();
  const button = (name: string) =>
    document.querySelector<HTMLElement>(`[data-measuring="${name}"]`)?.click();
  button('agree');
  button('withdraw');
  button('agree');
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  await vi.dynamicImportSettled();
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'CTA_Click']);
});

it.each([
  ['with nothing to keep an id for', undefined],
  ['with a saved list', 'SAVED_JOBS'],
  ['with an application half done', 'submissionId'],
])('who agrees again, %s, is measured at once under another id', async (_name, needed) => {
  await visit();
  const before = localStorage.getItem('_juid');
  if (needed !== undefined) localStorage.setItem(needed, '["1"]');
  await press('withdraw');
  const kept = localStorage.getItem('_juid');
  expect(kept).toEqual(needed === undefined ? null : expect.stringMatching(/^[\da-f-]{36}$/));
  expect(kept).not.toBe(before);
  await press('agree');
  leave();
  const [first] = events();
  expect(first?.eventName).toBe('Page_View');
  expect(first?.userId).toBe(localStorage.getItem('_juid'));
  expect(first?.userId).not.toBe(before);
});

it.each(['SAVED_JOBS', 'submissionId', 'submissions', 'rumbo_save.1', 'values_v2'])(
  'the id of the visitor stays for %s, and goes with it',
  async (key) => {
    await open();
    await press('agree');
    await paint();
    localStorage.setItem(key, '[{"id":"1"}]');
    await press('withdraw');
    expect(localStorage.getItem('_juid')).not.toBeNull();
    localStorage.removeItem(key);
    await press('agree');
    await paint();
    await press('withdraw');
    expect(localStorage.getItem('_juid')).toBeNull();
  },
);

it('a list whose last job was taken away is none, and keeps nothing', async () => {
  await open();
  await press('agree');
  await paint();
  localStorage.setItem('SAVED_JOBS', '[]');
  localStorage.setItem('rumbo_jobs', '[]');
  await press('withdraw');
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
});

describe('a call goes', () => {
  beforeEach(async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });

  function click(times: number): void {
    for (let n = 0; n < times; n += 1)
      track({ eventName: 'CTA_Click', widgetId: `w${n}`, eventData: {} });
    // The paint that follows.
    vi.advanceTimersByTime(10);
  }

  it('as soon as 20 events are there', () => {
    click(19);
    expect(browser.sent).toEqual([]);
    click(1);
    expect(events()).toHaveLength(20);
  });

  it('5 seconds after the first of fewer', () => {
    click(3);
    vi.advanceTimersByTime(4900);
    expect(browser.sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(events()).toHaveLength(3);
  });
});

it('a block that is seen is told by the widget that its section is named after, or that the page says', async () => {
  const isSeen = { intersectionRatio: 1, isIntersecting: true, boundingClientRect: { height: 9 } };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.#tell = tell;
      }
      observe = () => setTimeout(() => this.#tell([isSeen]));
      disconnect() {}
    },
  );
  const subSections = [{ sectionId: 'seccion-w', widgetId: 'w' }];
  await open(SITE, undefined, [
    { sectionId: 'seccion-grupo', subSections },
    { sectionId: 'otra', widgetId: 'v' },
  ]);
  expect(document.querySelector<HTMLElement>('aside')?.dataset['blocks']).toBe('s-otra:v');
  await press('agree');
  await new Promise((resolve) => setTimeout(resolve, 1100));
  leave();
  const views = events().filter(({ eventName }) => eventName === 'Widget_View');
  expect(views.map(({ widgetId }) => widgetId).sort()).toEqual(['v', 'w']);
});

it('a page that is put away time and again is measured once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.1);
  type Report = (metric: { id: string; name: string; value: number }) => void;
  let putAway: (value: number) => void = () => undefined;
  vi.doMock('web-vitals', () => ({
    onCLS: () => undefined,
    onLCP: () => undefined,
    onINP: (report: Report) => {
      putAway = (value) => report({ id: 'v5-1', name: 'INP', value });
    },
  }));
  await visit();
  for (const value of [80, 120]) putAway(value);
  leave();
  vi.doUnmock('web-vitals');
  expect(events().map(({ eventData }) => eventData)).toEqual([{ metric: 'INP', value: 80 }]);
});

it('sites that cannot ask, or do not measure, have neither the line nor the script', () => {
  for (const site of [{ enableWidgetTracking: true }, { consent: SITE.consent }]) {
    const { html } = renderTestPage({ site, widgets: [] });
    expect(html).not.toMatch(/data-measuring|cookie-consent\.js|data-consent-site/);
  }
  expect(renderTestPage({ site: SITE, widgets: [] }).html).toContain('/build/cookie-consent.js');
});

it('what measures listens before other scripts of the page tell anything', () => {
  const cards = [1, 2].map((n) => ({ id: `${n}`, title: `Carta ${n}`, text: 'Texto.' }));
  const widgets = [{ id: 'w', type: 'flip-cards', content: { cards } }];
  const { html } = renderTestPage({ site: SITE, widgets });
  const places = ['cookie-consent', 'flip-cards'].map((name) => html.indexOf(`/build/${name}.js`));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});
