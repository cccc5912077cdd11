// @vitest-environment jsdom
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EVENTS, type EventName } from '#schemas/events/event-list.ts';
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
// Listeners of one page are not those of the next.
let emptyWindow = (): void => undefined;

afterEach(() => emptyWindow());

beforeEach(() => {
  emptyWindow = watchWindow();
  sent = [];
  isHidden = false;
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
  await import('./measuring.ts');
  await vi.dynamicImportSettled();
}

async function press(button: 'agree' | 'withdraw'): Promise<void> {
  document.querySelector<HTMLElement>(`[data-measuring="${button}"]`)?.click();
  await vi.dynamicImportSettled();
}

/** The page is put away, which sends what waits. */
function leave(): void {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
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
  expect(events()[1]?.previousEventId).toBe(events()[0]?.eventId);
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
  const userId = localStorage.getItem('_juid');
  await press('withdraw');
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(sent).toEqual([{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } }]);
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  expect(sessionStorage).toHaveLength(0);
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

it('what was only looked at is forgotten too, unless there is a list of the visitor', async () => {
  await open();
  await press('agree');
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

it('a saved list keeps the id of the visitor', async () => {
  await open();
  await press('agree');
  localStorage.setItem('SAVED_JOBS', '[]');
  await press('withdraw');
  expect(localStorage.getItem('_juid')).not.toBeNull();
});

it('sites that cannot ask, or do not measure, have neither the line nor the script', () => {
  for (const site of [{ enableWidgetTracking: true }, { consent: SITE.consent }]) {
    const { html } = renderTestPage({ site, widgets: [] });
    expect(html).not.toMatch(/data-measuring|measuring\.js|data-consent-site/);
  }
  expect(renderTestPage({ site: SITE, widgets: [] }).html).toContain('/build/measuring.js');
});
