// @vitest-environment jsdom
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENTS, type EventName } from '#schemas/events/event-list.ts';
import { EVENT_TYPES } from '#schemas/events/event-types.ts';
import { type TrackingRecord, trackingRecord } from '#schemas/events/tracking-record.ts';
import { track } from '../base/track.ts';
import { renderTestPage, toDocument } from '../testing/render.ts';
import { watchWindow } from '../testing/watch-window.ts';

const SITE = {
  enableWidgetTracking: true,
  consent: { heading: '¿Podemos medir?', text: 'Solo qué páginas ves.', version: 1 },
};

let sent: { readonly url: string; readonly body: unknown }[] = [];
let isHidden = false;
let isOnline = true;
// Listeners of one page are not those of the next.
let emptyWindow = (): void => undefined;

afterEach(() => emptyWindow());

beforeEach(() => {
  emptyWindow = watchWindow();
  sent = [];
  isHidden = false;
  isOnline = true;
  // Frames that a test leaves behind would hold up those of the next.
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  // Not one of those whose quickness is told.
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  history.replaceState(null, '', '/buscar?q=Juana+5512345678');
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
    },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    isHidden ? 'hidden' : 'visible',
  );
  navigator.sendBeacon = (url, body) => {
    sent.push({ url: `${url}`, body: JSON.parse(`${body}`) });
    return true;
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    sent.push({ url, body: JSON.parse(`${body}`) });
    return new Response(null, { status: 204 });
  });
});

async function open(
  site: Parameters<typeof renderTestPage>[0]['site'] = SITE,
  pageToken?: string,
): Promise<void> {
  const widgets = [{ id: 'w', type: 'heading', content: { text: 'Hola', level: 2 } }];
  document.body.replaceChildren(
    ...toDocument(renderTestPage({ site, widgets, input: { pageToken } })).body.children,
  );
  vi.resetModules();
  const { measure } = await import('./measuring.ts');
  const question = document.querySelector<HTMLElement>('[data-consent-site]');
  if (question) measure(question);
  await vi.dynamicImportSettled();
}

async function press(button: 'agree' | 'withdraw'): Promise<void> {
  document.querySelector<HTMLElement>(`[data-measuring="${button}"]`)?.click();
  await vi.dynamicImportSettled();
}

/** What happened is written down after the paint that follows it. */
async function paint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The page is put away, which sends what waits. */
function leave(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page of somebody who agrees and goes on: what was to send is sent. */
async function visit(): Promise<void> {
  await open();
  await press('agree');
  await paint();
  leave();
  isHidden = false;
  sent = [];
}

/** As another tab, or a page without what measures, writes it. */
function refuseElsewhere(): void {
  const stored: unknown = JSON.parse(localStorage.getItem('rumbo_consent') ?? '{}');
  const no = { version: 1, time: '2026-01-01T00:00:00Z', categories: ['needed'] };
  const choices = { ...Object(stored), 'agency/site': no };
  localStorage.setItem('rumbo_consent', JSON.stringify(choices));
}

const checkRecord = Compile(trackingRecord);

function events(): TrackingRecord[] {
  const bodies = sent.filter(({ url }) => url.endsWith('/handle-events')).map(({ body }) => body);
  return bodies.flat().map((record) => {
    if (!checkRecord.Check(record)) throw new Error(`No record: ${JSON.stringify(record)}`);
    const { data } = EVENTS[record.eventName as EventName];
    expect(Compile(data).Check(record.eventData)).toBe(true);
    return record;
  });
}

it('before a choice nothing is kept or sent', async () => {
  await open();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(sent).toEqual([]);
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});

it('one press agrees; what happens then is sent as records of the list, without what was typed', async () => {
  await open();
  await press('agree');
  track({ eventName: 'Tab_Change', widgetId: 'w', eventData: { name: 'x'.repeat(300) } });
  leave();
  const names = events().map(({ eventName }) => eventName);
  expect(names).toEqual(['Page_View', 'Tab_Change']);
  expect(JSON.stringify(sent)).not.toMatch(/Juana|5512345678/);
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
  const sendBeacon = navigator.sendBeacon;
  navigator.sendBeacon = () => false;
  await open(SITE, 'ofTheFirstPage--');
  await press('agree');
  leave();
  navigator.sendBeacon = sendBeacon;
  isHidden = false;
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

it('what the browser could not send waits for the next page', async () => {
  const sendBeacon = navigator.sendBeacon;
  navigator.sendBeacon = () => false;
  await open();
  await press('agree');
  leave();
  expect(sent).toEqual([]);
  navigator.sendBeacon = sendBeacon;
  isHidden = false;
  await open();
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'Page_View']);
});

it('taking it back ends sending at once, deletes the ids and asks the server to forget', async () => {
  await open();
  await press('agree');
  await paint();
  const userId = localStorage.getItem('_juid');
  await press('withdraw');
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(sent).toEqual([{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } }]);
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  expect(sessionStorage).toHaveLength(0);
});

it('who takes it back without a network is forgotten once there is one again', async () => {
  await open();
  await press('agree');
  await paint();
  const userId = localStorage.getItem('_juid');
  isOnline = false;
  await press('withdraw');
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  await open();
  isOnline = true;
  expect(sent).toEqual([]);
  await open();
  await open();
  expect(sent).toEqual([{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } }]);
  expect(localStorage.getItem('rumbo_consent')).not.toContain(userId);
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

it('a beacon carries no more than browsers take', async () => {
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
  const sizes = sent.map(({ body }) => new Blob([JSON.stringify(body)]).size);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  expect(sent.length).toBeLessThanOrEqual(8);
  document.head.replaceChildren();
});

it('what no beacon can carry is left out, and holds nothing up', async () => {
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

it('who takes it back and agrees again is on the page again', async () => {
  await open();
  await press('agree');
  await press('withdraw');
  await press('agree');
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View']);
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

it('of two tabs that hear of a withdrawal none asks to forget the id that follows', async () => {
  await visit();
  const userId = localStorage.getItem('_juid');
  localStorage.setItem('SAVED_JOBS', '["1"]');
  const firstTab = [...document.body.children];
  await open();
  leave();
  sent = [];
  await press('withdraw');
  const next = localStorage.getItem('_juid');
  document.body.replaceChildren(...firstTab);
  window.dispatchEvent(new StorageEvent('storage', { key: 'rumbo_consent' }));
  await vi.dynamicImportSettled();
  expect(sent.map(({ body }) => body)).toContainEqual({ userId });
  expect(sent.map(({ body }) => body)).not.toContainEqual({ userId: next });
  expect(localStorage.getItem('_juid')).toBe(next);
});

it('an id that another agency of the address measures stays', async () => {
  await visit();
  const userId = localStorage.getItem('_juid');
  const choices: unknown = JSON.parse(localStorage.getItem('rumbo_consent') ?? '{}');
  const both = { ...Object(choices), 'other/site/measured': true };
  localStorage.setItem('rumbo_consent', JSON.stringify(both));
  await press('withdraw');
  expect(localStorage.getItem('_juid')).toBe(userId);
});

it('who takes it back without a network and agrees again is forgotten all the same', async () => {
  await visit();
  const userId = localStorage.getItem('_juid');
  isOnline = false;
  await press('withdraw');
  await press('agree');
  leave();
  isHidden = false;
  isOnline = true;
  sent = [];
  await open();
  expect(sent).toContainEqual({
    ...{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
  });
  expect(localStorage.getItem('rumbo_consent')).not.toContain(userId);
});

it('what was only looked at is forgotten too, unless there is a list of the visitor', async () => {
  await open();
  await press('agree');
  await paint();
  localStorage.setItem('rumbo_jobs', '[]');
  await press('withdraw');
  expect(localStorage.getItem('rumbo_jobs')).toBeNull();
});

it('a search is told with its words, its depth and how many jobs there were', async () => {
  history.replaceState(null, '', '/buscar?keyword=chofer&city=Monterrey&page=2');
  await open();
  document.body.insertAdjacentHTML('beforeend', '<p data-part="count"><b data-total="7"></b></p>');
  await press('agree');
  leave();
  expect(events()[1]).toMatchObject({
    ...{ eventName: 'Search', keywordSearched: 'chofer', searchDepth: 2 },
    eventData: { results: 7 },
  });
});

it('who comes to the results by an advertisement has not searched', async () => {
  history.replaceState(null, '', '/buscar?utm_source=facebook&fbclid=x&sort=newest');
  await open();
  document.body.insertAdjacentHTML('beforeend', '<p data-part="count"><b data-total="7"></b></p>');
  await press('agree');
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View']);
});

it('a changed filter is told by its field alone, another field of a form not at all', async () => {
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<form data-search-form="instant"><input name="city" value="x"><input name="keyword"></form>',
  );
  for (const input of document.querySelectorAll('[data-search-form] input'))
    input.dispatchEvent(new Event('change', { bubbles: true }));
  leave();
  const [, ...others] = events();
  expect(others).toMatchObject([{ eventName: 'Facet_Change', eventData: { field: 'city' } }]);
});

it('filters that a link takes away are told by their fields', async () => {
  history.replaceState(null, '', '/buscar?city=x&pay=4000&keyword=moto');
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-part="filter"><a href="/buscar?keyword=moto">Quitar filtros</a></div>',
  );
  document.querySelector<HTMLElement>('[data-part="filter"] a')?.click();
  leave();
  const changes = events().filter(({ eventName }) => eventName === 'Facet_Change');
  expect(changes.map(({ eventData }) => eventData)).toEqual([{ field: 'city' }, { field: 'pay' }]);
});

it('a link that leads to an application is told once with its job, whether to a form, a chat or a contractor', async () => {
  await open();
  await press('agree');
  document.body.insertAdjacentHTML(
    'beforeend',
    `<a data-event="CTA_Click" data-apply-job="1" href="#">Of a card</a>
    <article data-shown-job="2"><a data-event="CTA_Click" href="#"><b>To a chat</b></a>
      <a href="#">The company</a></article>
    <article data-shown-job="3"><a data-event="CTA_Click" data-apply-job="3" href="#">To a form</a></article>
    <a data-event="CTA_Click" href="#">Of another block</a>`,
  );
  for (const link of document.querySelectorAll<HTMLElement>('a[href="#"]'))
    (link.querySelector('b') ?? link).click();
  leave();
  const told = events().filter(({ eventName }) => eventName === 'Apply_Click');
  expect(told.map(({ eventData }) => eventData)).toEqual(
    ['1', '2', '3'].map((jobId) => ({ jobId })),
  );
});

it('the source is what a campaign or a site calls itself, whatever stands before it', async () => {
  history.replaceState(null, '', '/buscar?utm_medium=volante&utm_source=facebook');
  await open();
  await press('agree');
  leave();
  expect(events()[0]?.source).toBe('facebook');
});

it('the parameters of the site that the head lists go with each event', async () => {
  const customParameters = [{ key: 'campaña', value: 'otoño' }];
  await open({ ...SITE, customParameters });
  document.head.innerHTML = toDocument(
    renderTestPage({ site: { ...SITE, customParameters }, widgets: [] }),
  ).head.innerHTML;
  await press('agree');
  leave();
  expect(events()[0]?.customParameters).toEqual([{ name: 'campaña', parameterValue: 'otoño' }]);
  document.head.replaceChildren();
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

describe('with Global Privacy Control', () => {
  const sayNo = () =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  afterEach(() => Reflect.deleteProperty(navigator, 'globalPrivacyControl'));

  it.each([1, 2])(
    'what an earlier yes kept is emptied and forgotten, and the yes with it (question %i)',
    async (version) => {
      await visit();
      const userId = localStorage.getItem('_juid');
      sayNo();
      await open({ ...SITE, consent: { ...SITE.consent, version } });
      expect(sent).toEqual([
        { url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
      ]);
      expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
      expect(sessionStorage).toHaveLength(0);
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
      sent = [];
      await open();
      leave();
      expect(sent).toEqual([]);
    },
  );

  it('who agrees nevertheless is measured, on the next page too', async () => {
    sayNo();
    await open();
    await press('agree');
    await open();
    leave();
    expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View', 'Page_View']);
  });
});

it('who refuses where what measures is not loaded leaves nothing once the next page is open', async () => {
  await visit();
  const userId = localStorage.getItem('_juid');
  refuseElsewhere();
  await open();
  expect(sent.at(-1)).toEqual({
    ...{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
  });
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  sent = [];
  await open();
  expect(sent).toEqual([]);
});

it('a site that refuses takes nothing from another one of the address', async () => {
  const other = { 'other/site': { version: 1, time: '', categories: ['measuring'] } };
  const kept = { ...other, 'other/site/measured': true };
  localStorage.setItem('rumbo_consent', JSON.stringify(kept));
  localStorage.setItem('_jsid', 'x');
  await open();
  expect(localStorage.getItem('_jsid')).toBe('x');
  expect(sent).toEqual([]);
});

it('withdrawal in another tab stops this one at once', async () => {
  await open();
  await press('agree');
  await paint();
  refuseElsewhere();
  dispatchEvent(new StorageEvent('storage', { key: 'rumbo_consent' }));
  await vi.dynamicImportSettled();
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(events()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  expect(document.querySelector<HTMLElement>('[data-measuring="agree"]')?.hidden).toBe(false);
});

describe('a beacon goes', () => {
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
    expect(sent).toEqual([]);
    click(1);
    expect(events()).toHaveLength(20);
  });

  it('5 seconds after the first of fewer', () => {
    click(3);
    vi.advanceTimersByTime(4900);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(100);
    expect(events()).toHaveLength(3);
  });
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
