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

async function open(site: Parameters<typeof renderTestPage>[0]['site'] = SITE): Promise<void> {
  const widgets = [{ id: 'w', type: 'heading', content: { text: 'Hola', level: 2 } }];
  document.body.replaceChildren(...toDocument(renderTestPage({ site, widgets })).body.children);
  vi.resetModules();
  await import('./measuring.ts');
}

const press = (button: string) =>
  document.querySelector<HTMLElement>(`[data-measuring="${button}"]`)?.click();

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
  press('agree');
  track({ eventName: 'Tab_Change', widgetId: 'w', eventData: { name: 'x'.repeat(300) } });
  leave();
  const names = events().map(({ eventName }) => eventName);
  expect(names).toEqual(['Page_View', 'Tab_Change']);
  expect(JSON.stringify(sent)).not.toMatch(/Juana|5512345678/);
  expect(events()[1]?.previousEventId).toBe(events()[0]?.eventId);
});

it('the next page goes on without being asked', async () => {
  await open();
  press('agree');
  await open();
  leave();
  expect(new Set(events().map(({ sessionId }) => sessionId)).size).toBe(1);
});

it('what the browser could not send waits for the next page', async () => {
  const sendBeacon = navigator.sendBeacon;
  navigator.sendBeacon = () => false;
  await open();
  press('agree');
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
  press('agree');
  const userId = localStorage.getItem('_juid');
  press('withdraw');
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(sent).toEqual([{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } }]);
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  expect(sessionStorage).toHaveLength(0);
});

it('a saved list keeps the id of the visitor', async () => {
  await open();
  press('agree');
  localStorage.setItem('SAVED_JOBS', '[]');
  press('withdraw');
  expect(localStorage.getItem('_juid')).not.toBeNull();
});

it('sites that cannot ask, or do not measure, have neither the line nor the script', () => {
  for (const site of [{ enableWidgetTracking: true }, { consent: SITE.consent }]) {
    const { html } = renderTestPage({ site, widgets: [] });
    expect(html).not.toMatch(/data-measuring|measuring\.js|data-consent-site/);
  }
  expect(renderTestPage({ site: SITE, widgets: [] }).html).toContain('/build/measuring.js');
});
