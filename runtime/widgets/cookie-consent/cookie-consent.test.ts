// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MEASURING } from '../../base/measuring.ts';
import { type Consent, readConsent } from '../../client/memory/consent.ts';
import { renderTestPage, toDocument } from '../../testing/render.ts';

const SITE = 'agency/site';

function content(version = 1, measuring = 'medicion') {
  return {
    heading: 'Cookies',
    text: '¿Nos dejas medir?',
    version,
    categories: [
      { id: 'necesarias', name: 'Necesarias', description: 'Siempre.', required: true },
      { id: measuring, name: 'Medición', description: 'Cuenta visitas.' },
      { id: 'publicidad', name: 'Publicidad', description: 'Anuncios.' },
    ],
  };
}

let told: Consent[] = [];
document.addEventListener('rumbo:consent', (event) => {
  if (event instanceof CustomEvent) told.push(event.detail);
});

const listening = [globalThis, document].map((target) => ({
  target,
  add: target.addEventListener,
}));
let page = new AbortController();

/** What the scripts of one page listen to ends with it. */
function leavePage(): void {
  page.abort();
  page = new AbortController();
  const { signal } = page;
  for (const { target, add } of listening)
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => add.call(target, type, listener, { ...Object(options), signal });
}

/** The page as a visitor opens it, with a link to the choice in its footer. */
async function show(version = 1, measuring?: string): Promise<void> {
  showParsed(version, measuring);
  await startScript();
}

async function startScript(): Promise<void> {
  vi.resetModules();
  await import('./enhance.ts');
  await vi.dynamicImportSettled();
}

/** The same before the site's scripts have come: what stands in the page is all that ran. */
function showEarly(version = 1): void {
  showParsed(version);
  const currentScript = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  new Function(currentScript?.text ?? '')();
  Reflect.deleteProperty(document, 'currentScript');
}

function showParsed(version: number, measuring?: string): void {
  leavePage();
  const page = renderTestPage({
    widgets: [
      { id: 'w', type: 'cookie-consent', content: content(version, measuring) },
      { id: 'b', type: 'button', content: { link: { label: 'Cookies', href: '#cookies' } } },
    ],
  });
  document.body.replaceChildren(...toDocument(page).body.children);
}

/** The page of a site that asks by its settings, and has no question of its own. */
async function showSite(): Promise<void> {
  const { heading, text, version } = content();
  const site = { enableWidgetTracking: true, consent: { heading, text, version } };
  leavePage();
  const page = renderTestPage({ site, widgets: [] });
  document.body.replaceChildren(...toDocument(page).body.children);
  await startScript();
}

function region(): HTMLElement {
  const found = document.getElementById('cookies');
  if (!found) throw new Error('There is no region.');
  return found;
}

const isOpen = () => region().dataset['open'] === 'true';
const press = (action: string) =>
  document.querySelector<HTMLElement>(`[data-consent="${action}"]`)?.click();
const box = (id: string) => document.querySelector<HTMLInputElement>(`input[value="${id}"]`);
const footerLink = () => document.querySelector<HTMLAnchorElement>('a[href="#cookies"]');

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
  localStorage.clear();
  history.replaceState(null, '', '/');
  told = [];
});

describe('cookie consent', () => {
  it('asks a visitor who has not chosen, with nothing ticked and nothing allowed', async () => {
    await show();
    expect(isOpen()).toBe(true);
    expect([box('medicion')?.checked, box('publicidad')?.checked]).toEqual([false, false]);
    expect(readConsent(SITE, 1)).toBeUndefined();
    expect(told).toEqual([]);
  });

  it('follows the link that skips to the content and takes no focus by itself', async () => {
    await show();
    expect(document.querySelector('body > a')?.nextElementSibling).toBe(region());
    expect(document.activeElement).toBe(document.body);
  });

  it('stands open, before the page, as soon as the page is read', () => {
    showEarly();
    expect(isOpen()).toBe(true);
    expect(document.querySelector('body > a')?.nextElementSibling).toBe(region());
    expect([localStorage.length, told]).toEqual([0, []]);
  });

  it.each([
    ['a choice', { version: 1, categories: [] }, false],
    ['a choice of another version', { version: 2, categories: [] }, true],
    ['what is no choice', { categories: [] }, true],
    ['nothing', null, true],
  ])('as soon as the page is read, %s counts as it does later', async (_, kept, asks) => {
    localStorage.setItem('rumbo_consent', JSON.stringify({ [SITE]: kept }));
    showEarly();
    expect(isOpen()).toBe(asks);
    await startScript();
    expect(isOpen()).toBe(asks);
  });

  it('keeps what is pressed and ticked before the scripts have come', async () => {
    showEarly();
    box('publicidad')?.click();
    await startScript();
    expect([isOpen(), box('publicidad')?.checked]).toEqual([true, true]);
    showEarly();
    press('accept');
    expect([isOpen(), told]).toEqual([false, []]);
    await startScript();
    expect(isOpen()).toBe(false);
    expect(readConsent(SITE, 1)?.categories).toEqual(['necesarias', 'medicion', 'publicidad']);
    expect(told).toHaveLength(1);
  });

  it('gives yes and no the same look', async () => {
    await show();
    const looks = ['accept', 'reject'].map(
      (action) => document.querySelector(`[data-consent="${action}"]`)?.className,
    );
    expect(looks[0]).toBe(looks[1]);
  });

  it.each([
    ['accept', ['necesarias', 'medicion', 'publicidad']],
    ['reject', ['necesarias']],
  ])('keeps and tells what "%s" allows, and closes', async (action, categories) => {
    await show();
    press(action);
    expect(isOpen()).toBe(false);
    expect(readConsent(SITE, 1)).toMatchObject({ version: 1, categories });
    expect(Date.parse(told[0]?.time ?? '')).not.toBeNaN();
    expect(told).toEqual([readConsent(SITE, 1)]);
  });

  describe('with Global Privacy Control', () => {
    beforeEach(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
      return () => Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    });

    it('asks nothing as soon as the page is read', () => {
      showEarly();
      expect(isOpen()).toBe(false);
    });

    it('asks nothing and keeps nothing, also when another tab tells of a choice', async () => {
      await show();
      window.dispatchEvent(new StorageEvent('storage', { key: 'rumbo_consent' }));
      expect(isOpen()).toBe(false);
      expect([localStorage.length, told]).toEqual([0, []]);
    });

    it('lets somebody agree from the footer', async () => {
      await show();
      footerLink()?.click();
      await vi.dynamicImportSettled();
      expect(isOpen()).toBe(true);
      expect(box('medicion')?.checked).toBe(false);
      press('accept');
      expect(readConsent(SITE, 1)?.categories).toContain('medicion');
      expect(isOpen()).toBe(false);
    });
  });

  it('keeps a choice of single categories and shows it when asked again', async () => {
    await show();
    box('medicion')?.click();
    press('save');
    expect(readConsent(SITE, 1)?.categories).toEqual(['necesarias', 'medicion']);
    await show();
    expect(isOpen()).toBe(false);
    footerLink()?.click();
    await vi.dynamicImportSettled();
    expect(isOpen()).toBe(true);
    expect([box('medicion')?.checked, box('publicidad')?.checked]).toEqual([true, false]);
    expect(document.activeElement).toBe(region());
  });

  it('can be left unchanged once there is a choice, and gives the focus back', async () => {
    await show();
    press('reject');
    footerLink()?.click();
    await vi.dynamicImportSettled();
    region().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(footerLink());
    expect(told).toHaveLength(1);
  });

  it('cannot be left without a choice', async () => {
    await show();
    region().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(isOpen()).toBe(true);
    expect(document.querySelector<HTMLElement>('[data-consent="close"]')?.hidden).toBe(true);
  });

  it('asks again when the question has another version', async () => {
    await show();
    press('accept');
    await show(2);
    expect(isOpen()).toBe(true);
    expect(readConsent(SITE, 2)).toBeUndefined();
    expect(box('medicion')?.checked).toBe(false);
  });

  it.each([
    ['refuses', 'reject', true],
    ['agrees again', 'accept', false],
  ])('who was measured under another version and %s', async (_, action, isTakenBack) => {
    const kept = { _juid: 'visitor', _jsid: 'visit', rumbo_events: '[]' };
    const choice = { version: 1, time: '2026-01-01T00:00:00Z', categories: [MEASURING] };
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    localStorage.setItem('rumbo_consent', JSON.stringify({ [SITE]: choice }));
    const fetched = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', fetched);
    await show(2, MEASURING);
    press(action);
    await vi.dynamicImportSettled();
    expect(fetched).toHaveBeenCalledTimes(isTakenBack ? 1 : 0);
    expect(Object.keys(kept).filter((key) => localStorage.getItem(key) === null)).toEqual(
      isTakenBack ? Object.keys(kept) : [],
    );
  });

  it('asks on each site of an address', async () => {
    localStorage.setItem(
      'rumbo_consent',
      JSON.stringify({
        'other/site': { version: 1, time: '2026-01-01T00:00:00Z', categories: [] },
      }),
    );
    await show();
    expect(isOpen()).toBe(true);
    press('reject');
    expect(readConsent('other/site', 1)?.categories).toEqual([]);
  });

  it('opens at its address and leaves no trace of it', async () => {
    await show();
    press('reject');
    history.replaceState(null, '', '/?x=1#cookies');
    await show();
    expect(isOpen()).toBe(true);
    press('accept');
    expect(location.href).toMatch(/\/\?x=1$/);
  });

  it.each(['{rubbish', 'null', '7', '[]', '{"agency/site":{"version":1}}', '{"agency/site":null}'])(
    'asks when storage holds %s',
    async (stored) => {
      localStorage.setItem('rumbo_consent', stored);
      await show();
      expect(isOpen()).toBe(true);
      press('reject');
      expect(readConsent(SITE, 1)?.categories).toEqual(['necesarias']);
    },
  );

  describe('the question of a site', () => {
    const actions = () =>
      [...region().querySelectorAll<HTMLElement>('[data-consent]')].map(
        ({ dataset }) => dataset['consent'],
      );

    it('asks about measuring alone, by yes and no; a page that asks itself lists its categories', async () => {
      await showSite();
      expect([isOpen(), actions()]).toEqual([true, ['reject', 'accept']]);
      expect(region().querySelector('details, input')).toBeNull();
      await show();
      expect(actions()).toContain('save');
      expect(region().querySelectorAll('details input')).toHaveLength(2);
    });

    it.each([
      ['accept', ['needed', MEASURING]],
      ['reject', ['needed']],
    ])(
      'keeps what "%s" says, and can be left unchanged from then on',
      async (action, categories) => {
        await showSite();
        press(action);
        expect(readConsent(SITE, 1)?.categories).toEqual(categories);
        expect([isOpen(), actions()]).toEqual([false, ['reject', 'accept', 'close']]);
        document.querySelector<HTMLElement>('aside a[href="#cookies"]')?.click();
        await vi.dynamicImportSettled();
        expect(isOpen()).toBe(true);
        press('close');
        expect([isOpen(), told.length]).toEqual([false, 1]);
        expect(document.activeElement?.getAttribute('href')).toBe('#cookies');
      },
    );
  });

  describe('a page that stayed open while the visitor chose elsewhere', () => {
    const choice = (version: number) => ({ version, time: '2026-01-01T00:00:00Z', categories: [] });
    const store = (version: number) =>
      localStorage.setItem('rumbo_consent', JSON.stringify({ [SITE]: choice(version) }));
    const comeBack = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    const tellTab = (key: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key }));

    it.each([
      ['comes back from the cache', () => comeBack(true)],
      ['hears of it from another tab', () => tellTab('rumbo_consent')],
    ])('asks no more once it %s', async (_, happen) => {
      await show();
      store(1);
      happen();
      expect(isOpen()).toBe(false);
    });

    it('asks again when the choice was removed', async () => {
      store(1);
      await show();
      expect(isOpen()).toBe(false);
      localStorage.clear();
      tellTab(null);
      await vi.dynamicImportSettled();
      expect(isOpen()).toBe(true);
    });

    it('keeps what is being chosen when anything else is stored', async () => {
      store(1);
      await show();
      footerLink()?.click();
      await vi.dynamicImportSettled();
      box('medicion')?.click();
      tellTab('rumbo_saved');
      comeBack(false);
      expect([isOpen(), box('medicion')?.checked]).toEqual([true, true]);
    });
  });

  it('works for one page where nothing can be stored', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    await show();
    press('accept');
    expect(isOpen()).toBe(false);
    expect(told[0]?.categories).toEqual(['necesarias', 'medicion', 'publicidad']);
    await vi.dynamicImportSettled();
    await show();
    expect(isOpen()).toBe(true);
  });
});
