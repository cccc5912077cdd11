// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { track } from '../base/track.ts';
import {
  browser,
  events,
  leave,
  open,
  paint,
  press,
  refuseElsewhere,
  SITE,
  setUpMeasuring,
  visit,
} from '../testing/measuring.ts';

setUpMeasuring();

it('taking it back ends sending at once, deletes the ids and asks the server to forget', async () => {
  await open();
  await press('agree');
  await paint();
  const userId = localStorage.getItem('_juid');
  await press('withdraw');
  track({ eventName: 'CTA_Click', widgetId: 'w', eventData: {} });
  leave();
  expect(browser.sent).toEqual([
    { url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
  ]);
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  expect(sessionStorage).toHaveLength(0);
});

it('who takes it back without a network is forgotten once there is one again', async () => {
  await open();
  await press('agree');
  await paint();
  const userId = localStorage.getItem('_juid');
  browser.isOnline = false;
  await press('withdraw');
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  await open();
  browser.isOnline = true;
  expect(browser.sent).toEqual([]);
  await open();
  await open();
  expect(browser.sent).toEqual([
    { url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
  ]);
  expect(localStorage.getItem('rumbo_consent')).not.toContain(userId);
});

it('who takes it back and agrees again is on the page again', async () => {
  await open();
  await press('agree');
  await press('withdraw');
  await press('agree');
  leave();
  expect(events().map(({ eventName }) => eventName)).toEqual(['Page_View']);
});

it('of two tabs that hear of a withdrawal none asks to forget the id that follows', async () => {
  await visit();
  const userId = localStorage.getItem('_juid');
  localStorage.setItem('SAVED_JOBS', '["1"]');
  const firstTab = [...document.body.children];
  await open();
  leave();
  browser.sent = [];
  await press('withdraw');
  const next = localStorage.getItem('_juid');
  document.body.replaceChildren(...firstTab);
  window.dispatchEvent(new StorageEvent('storage', { key: 'rumbo_consent' }));
  await vi.dynamicImportSettled();
  expect(browser.sent.map(({ body }) => body)).toContainEqual({ userId });
  expect(browser.sent.map(({ body }) => body)).not.toContainEqual({ userId: next });
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
  browser.isOnline = false;
  await press('withdraw');
  await press('agree');
  leave();
  browser.isHidden = false;
  browser.isOnline = true;
  browser.sent = [];
  await open();
  expect(browser.sent).toContainEqual({
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
      expect(browser.sent).toEqual([
        { url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
      ]);
      expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
      expect(sessionStorage).toHaveLength(0);
      Reflect.deleteProperty(navigator, 'globalPrivacyControl');
      browser.sent = [];
      await open();
      leave();
      expect(browser.sent).toEqual([]);
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
  expect(browser.sent.at(-1)).toEqual({
    ...{ url: '/events/v2/agencies/agency/forget-visitor', body: { userId } },
  });
  expect(Object.keys(localStorage)).toEqual(['rumbo_consent']);
  browser.sent = [];
  await open();
  expect(browser.sent).toEqual([]);
});

it('a site that refuses takes nothing from another one of the address', async () => {
  const other = { 'other/site': { version: 1, time: '', categories: ['measuring'] } };
  const kept = { ...other, 'other/site/measured': true };
  localStorage.setItem('rumbo_consent', JSON.stringify(kept));
  localStorage.setItem('_jsid', 'x');
  await open();
  expect(localStorage.getItem('_jsid')).toBe('x');
  expect(browser.sent).toEqual([]);
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
