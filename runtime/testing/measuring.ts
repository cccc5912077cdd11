import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { EVENTS, type EventName } from '#schemas/events/event-list.ts';
import { type TrackingRecord, trackingRecord } from '#schemas/events/tracking-record.ts';
import { renderTestPage, toDocument } from './render.ts';
import { watchWindow } from './watch-window.ts';

export const SITE = {
  enableWidgetTracking: true,
  consent: { heading: '¿Podemos medir?', text: 'Solo qué páginas ves.', version: 1 },
};

export interface TestBrowser {
  sent: { readonly url: string; readonly body: unknown }[];
  isHidden: boolean;
  isOnline: boolean;
  /** Of the server; other than 204 it has taken nothing. */
  status: number;
}

export const browser: TestBrowser = { sent: [], isHidden: false, isOnline: true, status: 204 };

export async function open(
  site: Parameters<typeof renderTestPage>[0]['site'] = SITE,
  pageToken?: string,
  sections?: Parameters<typeof renderTestPage>[0]['sections'],
): Promise<void> {
  const widgets = ['w', 'v'].map((id) => ({
    ...{ id, type: 'heading', content: { text: 'Hola', level: 2 } },
  }));
  document.body.replaceChildren(
    ...toDocument(renderTestPage({ site, widgets, sections, input: { pageToken } })).body.children,
  );
  vi.resetModules();
  const { measure } = await import('../client/measuring.ts');
  const question = document.querySelector<HTMLElement>('[data-consent-site]');
  if (question) measure(question, () => undefined);
  await vi.dynamicImportSettled();
}

export async function press(button: 'agree' | 'withdraw'): Promise<void> {
  document.querySelector<HTMLElement>(`[data-measuring="${button}"]`)?.click();
  await vi.dynamicImportSettled();
}

/** What happened is written down after the paint that follows it. */
export async function paint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}

/** The page is put away, which sends what waits. */
export function leave(): void {
  browser.isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A page of somebody who agrees and goes on: what was to send is sent. */
export async function visit(): Promise<void> {
  await open();
  await press('agree');
  await paint();
  leave();
  browser.isHidden = false;
  browser.sent = [];
}

/** As another tab, or a page without what measures, writes it. */
export function refuseElsewhere(): void {
  const stored: unknown = JSON.parse(localStorage.getItem('rumbo_consent') ?? '{}');
  const no = { version: 1, time: '2026-01-01T00:00:00Z', categories: ['needed'] };
  const choices = { ...Object(stored), 'agency/site': no };
  localStorage.setItem('rumbo_consent', JSON.stringify(choices));
}

const checkRecord = Compile(trackingRecord);

export function events(): TrackingRecord[] {
  const bodies = browser.sent
    .filter(({ url }) => url.endsWith('/handle-events'))
    .map(({ body }) => body);
  return bodies.flat().map((record) => {
    if (!checkRecord.Check(record)) throw new Error(`No record: ${JSON.stringify(record)}`);
    const { data } = EVENTS[record.eventName as EventName];
    expect(Compile(data).Check(record.eventData)).toBe(true);
    return record;
  });
}

/** Stands for `fetch`. */
export async function answer(url: string, { body }: RequestInit): Promise<Response> {
  if (!browser.isOnline) throw new TypeError('Failed to fetch');
  const { status } = browser;
  if (status === 204) browser.sent.push({ url, body: JSON.parse(`${body}`) });
  return new Response(null, { status });
}

/** A browser whose visitor has made no choice yet before each test. */
export function setUpMeasuring(): void {
  // Listeners of one page are not those of the next.
  let emptyWindow = (): void => undefined;

  afterEach(() => emptyWindow());

  beforeEach(() => {
    emptyWindow = watchWindow();
    Object.assign(browser, { sent: [], isHidden: false, isOnline: true, status: 204 });
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
      browser.isHidden ? 'hidden' : 'visible',
    );
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browser.isOnline);
    vi.stubGlobal('fetch', answer);
    // Nobody hears what the server answers to it.
    navigator.sendBeacon = (url, body) => {
      void answer(`${url}`, { body: `${body}` });
      return true;
    };
  });
}
