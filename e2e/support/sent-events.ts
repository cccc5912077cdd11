import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { Compile } from 'typebox/compile';
import { EVENTS, type EventName } from '#schemas/events/event-list.ts';
import { type TrackingRecord, trackingRecord } from '#schemas/events/tracking-record.ts';

const checkRecord = Compile(trackingRecord);

/** Where the tab notes what it sends: what a page sends as it is left is seen nowhere else. */
const NOTED = 'test-sent';

/**
 * Notes the events that a page's browser sends from its next document on.
 * @returns reads them, on any page of the same address; each is a record of the list, or the reading throws
 */
export async function watchEvents(page: Page): Promise<() => Promise<TrackingRecord[]>> {
  await page.addInitScript((key) => {
    const note = (url: unknown, body: unknown) => {
      const noted = sessionStorage.getItem(key) ?? '';
      if (`${url}`.endsWith('/handle-events')) sessionStorage.setItem(key, `${noted}\n${body}`);
    };
    const [ask, send] = [window.fetch.bind(window), navigator.sendBeacon.bind(navigator)];
    window.fetch = (url, init) => {
      note(url, init?.body);
      return ask(url, init);
    };
    navigator.sendBeacon = (url, body) => {
      note(url, body);
      return send(url, body);
    };
  }, NOTED);
  return async () => {
    const noted = await page.evaluate((key) => sessionStorage.getItem(key) ?? '', NOTED);
    const bodies = noted.split('\n').filter(Boolean);
    return bodies.flatMap((body) => (JSON.parse(body) as unknown[]).map(toRecord));
  };
}

/**
 * Opens a page of a visitor who agreed, until it is measured: what measures comes after the page, and tells of the page
 * first. Each event gets an id, the latest of which the tab keeps.
 */
export async function openMeasured(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    try {
      Object.assign(window, { idBefore: sessionStorage.getItem('_jpeid') });
    } catch {
      // A frame without storage of its own.
    }
  });
  await page.goto(address);
  await page.waitForFunction(
    () => sessionStorage.getItem('_jpeid') !== Reflect.get(window, 'idBefore'),
  );
}

/** What asks a visitor at the first page. */
export const measuringQuestion = (page: Page) =>
  page.getByRole('region', { name: '¿Nos dejas medir tu visita?' });

/** Answers it; a press that comes before the page's script waits for it, and goes with the page. */
async function answerMeasuring(page: Page, name: string): Promise<void> {
  await measuringQuestion(page).getByRole('button', { name }).click();
  await expect(measuringQuestion(page)).toBeHidden();
  await page.waitForFunction(() => 'rumbo_consent' in localStorage);
}

export const agree = (page: Page) => answerMeasuring(page, 'Aceptar');
export const refuse = (page: Page) => answerMeasuring(page, 'Rechazar');

/** The token that a page prints for those who agree to measuring: events with it count. */
export async function pageTokenOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  const [, token] = html.match(/ data-token="([^"]+)"/) ?? [];
  if (token === undefined) throw new Error(`No token on ${path}`);
  return token;
}

function toRecord(value: unknown): TrackingRecord {
  if (!checkRecord.Check(value)) throw new Error(`No record: ${JSON.stringify(value)}`);
  const kind = EVENTS[value.eventName as EventName];
  if (!Compile(kind.data).Check(value.eventData))
    throw new Error(`Not the data of ${value.eventName}: ${JSON.stringify(value.eventData)}`);
  return value;
}
