import { afterEach, beforeEach, vi } from 'vitest';
import type { PersonalListType } from '../widgets/job-list/personal-list.tsx';
import { createJob } from './job.ts';
import { renderTestPage, toDocument } from './render.ts';

export const ONE = createJob({ id: '1', urlSlug: 'uno', title: 'Uno' });

export const TWO = createJob({ id: '2', urlSlug: 'dos', title: 'Dos' });

export interface Asked {
  readonly url: string;
  readonly body: Record<string, unknown>;
}

export const asked: Asked[] = [];

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

export interface TestService {
  /** Null for a network that is gone. */
  answer: Answer | null;
}

export const service: TestService = { answer: null };

const LEON: Answer = {
  body: { data: { normCity: 'León', normState: 'Guanajuato', normCountry: 'México' } },
};

export const viewport = {
  /** Tells lists that they are on the screen. */
  arrive: () => {},
};

function stubBrowser(): void {
  vi.stubGlobal('fetch', (url: string, { body: sent }: { body: string }) => {
    asked.push({ url, body: JSON.parse(sent) });
    if (service.answer === null) return Promise.reject(new TypeError('Failed to fetch'));
    const { status = 200, body } = url.endsWith('/reverse-geo-code') ? LEON : service.answer;
    return Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve(body) });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        viewport.arrive = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        viewport.arrive = () => {};
      }
    },
  );
}

export function stubDevice(
  permission: 'granted' | 'prompt',
  coords: object | null,
  code = 3,
): void {
  const getCurrentPosition = (found: (at: object) => void, failed: (error: object) => void) =>
    coords ? found({ coords }) : failed({ code });
  vi.stubGlobal('navigator', {
    geolocation: { getCurrentPosition },
    permissions: { query: () => Promise.resolve({ state: permission }) },
  });
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 0));
}

export async function show(listType: PersonalListType): Promise<void> {
  const content = { heading: 'Para ti', variantConfig: { listType } };
  const page = renderTestPage({
    site: { sitePrefix: 'mx' },
    widgets: [{ id: 'lista', type: 'job-list', version: 2, content }],
    input: { path: '/guardados' },
  });
  document.body.replaceChildren(...toDocument(page).body.children);
  vi.resetModules();
  const { createPersonalList } = await import('../widgets/job-list/browser/personal-cards.ts');
  for (const root of document.querySelectorAll<HTMLElement>('[data-personal-list]'))
    createPersonalList(root);
}

export const find = (selector: string) => document.querySelector<HTMLElement>(selector);

export const cards = () => [...document.querySelectorAll('[data-personal="cards"] article')];

export const state = () => find('[data-personal-list]')?.dataset['personalState'] ?? 'waiting';

export const remember = (deed: string) =>
  localStorage.setItem('rumbo_jobs', `[{"agencyId":"agency","id":"9","deed":"${deed}"}]`);

export const linesOf = (card: Element | undefined) =>
  [...(card?.querySelectorAll('h3,p') ?? [])].map(({ textContent }) => textContent);

/** A service with two jobs and a device that does not say where it is, before each test. */
export function setUpPersonalCards(): void {
  beforeEach(() => {
    asked.length = 0;
    service.answer = { body: { status: 200, data: [ONE, TWO] } };
    stubBrowser();
    stubDevice('prompt', null);
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
}
