import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { readPage } from '../document/read-page.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { sendContent } from '../service/request/content-request.ts';
import { bringBackPage, saveDraft } from '../service/saving-api.ts';
import { createPageSaver } from './create-page-saver.ts';
import type { Moments } from './moments.ts';
import type { InstantCopies, PageCopy } from './page-copies.ts';
import type { LivingPageSaver } from './page-saver.ts';
import type { PresenceEvents } from './tab-presence.ts';

/** What the service has, as the real one keeps it: the text, and whether it is in the bin. */
let stored: string;
let isInBin: boolean;
/** What happens to the next requests instead of an answer. */
let mishaps: Mishap[];
let requests: string[];
let mostAtOnce: number;
let running = 0;

type Mishap = number | 'lost' | 'cut' | (() => Promise<void>);

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;

const server = createServer(async (request, response) => {
  running += 1;
  mostAtOnce = Math.max(mostAtOnce, running);
  let body = '';
  for await (const chunk of request) body += chunk;
  requests.push(`${request.method} ${request.url?.split('/').pop()}`);
  const mishap = mishaps.shift();
  if (typeof mishap === 'function') await mishap();
  running -= 1;
  if (mishap === 'lost') stored = body;
  if (mishap === 'cut' || mishap === 'lost') return void request.socket.destroy();
  if (typeof mishap === 'number') return void response.writeHead(mishap).end('{}');
  if (request.url?.endsWith('/undelete')) isInBin = false;
  if (request.method === 'PUT') save(body, request.headers['if-match'] ?? '', response);
  else response.writeHead(isInBin ? 404 : 200, { etag: etagOf(stored) }).end(stored);
});

function save(text: string, ifMatch: string, response: ServerResponse): void {
  const etag = etagOf(stored);
  const isConflict = ifMatch !== etag && stored !== text;
  if (isInBin) response.writeHead(404).end('{}');
  else if (isConflict)
    response.writeHead(412).end(JSON.stringify({ theirs: stored, etag, savedBy: 'Luis' }));
  else {
    stored = text;
    response.writeHead(200, { etag: etagOf(text) }).end('{}');
  }
}

/** A browser's storage, which can be full. */
function createCopies() {
  const kept = new Map<string, PageCopy>();
  const copies: InstantCopies & {
    isFull: boolean;
    /** Nothing that is written from now on arrives, as in a tab that has gone. */
    isGone: boolean;
    readonly kept: Map<string, PageCopy>;
  } = {
    isFull: false,
    isGone: false,
    kept,
    list: async () => [...kept.values()],
    write: async (copy) => !copies.isGone && copies.writeNow(copy),
    writeNow(copy) {
      if (!copies.isFull) kept.set(copy.copyId, copy);
      return !copies.isFull;
    },
    remove: async (copyId) => {
      if (!copies.isGone) kept.delete(copyId);
    },
  };
  return copies;
}

interface Tab {
  readonly editor: PageEditor;
  readonly saver: LivingPageSaver;
  readonly copies: ReturnType<typeof createCopies>;
  readonly refusals: ContentError[];
  readonly moments: Moments;
  readonly presence: PresenceEvents;
}

const tabs: Tab[] = [];

function open(copies = createCopies()): Tab {
  const page = readPage(stored);
  if (!page.ok) throw new Error('The stored page cannot be read.');
  const editor = createPageEditor('sitio', page.value);
  const refusals: ContentError[] = [];
  const heard: { moments?: Moments; presence?: PresenceEvents } = {};
  const saver = createPageSaver({
    editor,
    opened: { text: stored, etag: etagOf(stored) },
    service: {
      save: saveDraft,
      bringBack: bringBackPage,
      load: async () => {
        const { text, etag } = await sendContent({ path: ['sitio', 'pages', 'home'] });
        return { text, etag: etag ?? '' };
      },
      onRefused: (error) => refusals.push(error),
      onMissing: () => {},
    },
    copies,
    pageKey: 'agencia/sitio/home',
    copyId: `copy-${tabs.length}`,
    watch: (moments) => {
      heard.moments = moments;
      return () => {};
    },
    joinTabs: (_, presence) => {
      heard.presence = presence;
      return { tellSaved: () => {}, leave: () => {} };
    },
    onEnd: () => {},
  });
  saver.enter();
  const { moments, presence } = heard;
  if (!moments || !presence) throw new Error('The saver listens to nothing.');
  const tab = { editor, saver, copies, refusals, moments, presence };
  tabs.push(tab);
  return tab;
}

function type({ editor }: Tab, value: string, id = 'a'): void {
  const owner = { kind: 'widget', id } as const;
  editor.edit(() => setField({ owner, pointer: '/content/text', value, continues: true }));
}

function textOf(tab: Tab, id = 'a'): unknown {
  return tab.editor.page.state().widgets[id]?.content['text'];
}

function step({ saver }: Tab): string {
  return saver.store.getState().step;
}

const heading = (id: string, text: string) => ({
  id,
  type: 'heading' as const,
  content: { text, level: 2 },
});

function pageOf(a: string, b = 'Dos'): string {
  return serialisePage(
    examplePage({
      schemaVersion: 1,
      id: 'home',
      url: '/home',
      type: 'CONTENT',
      metadata: {
        title: 'Inicio',
        description: 'Vacantes',
        layout: {
          sectionId: 'root',
          subSections: [
            { sectionId: 's-a', widgetId: 'a' },
            { sectionId: 's-b', widgetId: 'b' },
          ],
        },
      },
      widgets: [heading('a', a), heading('b', b)],
    }),
  );
}

beforeEach(async () => {
  stored = pageOf('Uno');
  isInBin = false;
  mishaps = [];
  requests = [];
  mostAtOnce = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    send(`http://127.0.0.1:${port}${path}`, { ...init, keepalive: false }),
  );
});

afterEach(async () => {
  for (const { saver } of tabs.splice(0)) saver.end('unseen');
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it('saves by itself a moment after the last change', async () => {
  const tab = open();
  type(tab, 'Dos');
  expect(step(tab)).toBe('pending');
  await expect.poll(() => step(tab)).toBe('saved');
  expect(stored).toBe(pageOf('Dos'));
  expect(requests).toEqual(['PUT draft']);
  expect(tab.saver.store.getState()).toMatchObject({ etag: etagOf(stored), isKeptLocally: true });
});

it('sends nothing where nothing changed in the end', async () => {
  const tab = open();
  type(tab, 'Dos');
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect([step(tab), requests]).toEqual(['saved', []]);
});

it('keeps changes in the browser at once and lets go of them when the service has them', async () => {
  const tab = open();
  type(tab, 'Dos');
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  expect([...tab.copies.kept.values()][0]).toMatchObject({
    baseText: pageOf('Uno'),
    baseEtag: etagOf(pageOf('Uno')),
    text: pageOf('Dos'),
  });
  await tab.saver.flush();
  expect(tab.copies.kept.size).toBe(0);
});

it('loses nothing that is typed while it saves, one request at a time', async () => {
  const tab = open();
  mishaps = [async () => type(tab, 'Dos y medio')];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(true);
  expect(stored).toBe(pageOf('Dos y medio'));
  await Promise.all([tab.saver.flush(), tab.saver.refresh(), tab.saver.flush()]);
  expect(mostAtOnce).toBe(1);
});

it('finds no conflict with itself after a lost answer, also when typing went on', async () => {
  const tab = open();
  mishaps = ['lost'];
  type(tab, 'Dos');
  const saving = tab.saver.flush();
  await expect.poll(() => stored).toBe(pageOf('Dos'));
  expect(await saving).toBe(false);
  expect(step(tab)).toBe('offline');
  type(tab, 'Dos y más');
  tab.moments.onBack();
  await expect.poll(() => step(tab)).toBe('saved');
  expect(stored).toBe(pageOf('Dos y más'));
  expect(tab.saver.store.getState().notice).toBeNull();
});

it.each([
  ['cut', 'saving.reason.unreachable'],
  [503, 'saving.reason.failed'],
  [429, 'saving.reason.busy'],
] as const)('tries again by itself after %s', async (mishap, reason) => {
  const tab = open();
  mishaps = [mishap];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(tab.saver.store.getState()).toMatchObject({ step: 'offline', reason });
  await expect.poll(() => step(tab)).toBe('saved');
  expect(stored).toBe(pageOf('Dos'));
});

it('joins what somebody else saved in another field, which undo leaves as it is', async () => {
  const tab = open();
  stored = pageOf('Uno', 'Suyo');
  type(tab, 'Mío');
  expect(await tab.saver.flush()).toBe(true);
  expect(stored).toBe(pageOf('Mío', 'Suyo'));
  expect(tab.saver.store.getState().notice).toMatchObject({ kind: 'merged', by: 'Luis' });
  tab.editor.page.undo();
  expect([textOf(tab), textOf(tab, 'b')]).toEqual(['Uno', 'Suyo']);
});

it('takes out what came in when asked to, and keeps what was done since', async () => {
  const tab = open();
  stored = pageOf('Uno', 'Suyo');
  type(tab, 'Mío');
  await tab.saver.flush();
  const { notice } = tab.saver.store.getState();
  type(tab, 'Mío después');
  if (notice?.kind === 'merged') await tab.saver.takeBack(notice);
  expect([textOf(tab), textOf(tab, 'b')]).toEqual(['Mío después', 'Dos']);
});

it('waits for a choice where both changed one field, and overwrites neither', async () => {
  const tab = open();
  stored = pageOf('Suyo');
  type(tab, 'Mío');
  expect(await tab.saver.flush()).toBe(false);
  expect([step(tab), stored, textOf(tab)]).toEqual(['conflict', pageOf('Suyo'), 'Mío']);
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  const [conflict] = tab.saver.preview(new Map())?.conflicts ?? [];
  expect(conflict).toMatchObject({ pointer: '/content/text', mine: 'Mío', theirs: 'Suyo' });
  expect(await tab.saver.resolve(new Map([[conflict?.key ?? '', 'theirs']]))).toBe(true);
  expect([step(tab), stored, textOf(tab)]).toEqual(['saved', pageOf('Suyo'), 'Suyo']);
  tab.editor.page.undo();
  expect(textOf(tab)).toBe('Mío');
});

it('needs no choice any more once my part is undone', async () => {
  const tab = open();
  stored = pageOf('Suyo');
  type(tab, 'Mío');
  await tab.saver.flush();
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect(textOf(tab)).toBe('Suyo');
});

it('takes in what others saved while nothing is typed', async () => {
  const tab = open();
  stored = pageOf('Suyo');
  tab.presence.onSaved();
  await expect.poll(() => textOf(tab)).toBe('Suyo');
  await expect.poll(() => step(tab)).toBe('saved');
  expect(requests).toEqual(['GET home']);
});

it('waits for signing in, then goes on', async () => {
  const tab = open();
  mishaps = [401];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect([step(tab), tab.refusals.length]).toEqual(['signed-out', 1]);
  type(tab, 'Dos y más');
  tab.saver.resume();
  await expect.poll(() => step(tab)).toBe('saved');
  expect(stored).toBe(pageOf('Dos y más'));
});

it('brings a page back that was deleted meanwhile', async () => {
  const tab = open();
  isInBin = true;
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(step(tab)).toBe('missing');
  expect(await tab.saver.bringBack()).toBe(true);
  expect(stored).toBe(pageOf('Dos'));
});

it('tells what the service refuses, and tries again after the next change', async () => {
  const tab = open();
  mishaps = [413];
  type(tab, 'Dos');
  expect(await tab.saver.flush()).toBe(false);
  expect(tab.saver.store.getState()).toMatchObject({
    step: 'refused',
    reason: 'saving.reason.too-large',
  });
  type(tab, 'Tres');
  expect(step(tab)).toBe('pending');
  expect(await tab.saver.flush()).toBe(true);
});

it('saves with full storage, says so, and asks before the tab goes while something is in neither place', async () => {
  const tab = open();
  tab.copies.isFull = true;
  expect(tab.moments.mustAsk()).toBe(false);
  type(tab, 'Dos');
  await expect.poll(() => tab.saver.store.getState().isKeptLocally).toBe(false);
  expect(tab.moments.mustAsk()).toBe(true);
  expect(await tab.saver.flush()).toBe(true);
  expect(tab.moments.mustAsk()).toBe(false);
});

it('keeps and sends what is unsaved when the tab is hidden', async () => {
  const tab = open();
  type(tab, 'Dos');
  tab.moments.onHide();
  await expect.poll(() => stored).toBe(pageOf('Dos'));
});

it('keeps nothing of what was undone before it was saved', async () => {
  const tab = open();
  type(tab, 'Dos');
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  tab.editor.page.undo();
  tab.moments.onHide();
  // Before the pause of a draft is over.
  await expect.poll(() => tab.copies.kept.size, { timeout: 500 }).toBe(0);
});

it.each(['lost', 'cut'] as const)(
  'keeps that something was undone after its answer was %s',
  async (mishap) => {
    const tab = open();
    mishaps = [mishap];
    type(tab, 'Dos');
    expect(await tab.saver.flush()).toBe(false);
    tab.editor.page.undo();
    tab.saver.end();
    await expect.poll(() => [...tab.copies.kept.values()][0]?.text).toBe(pageOf('Uno'));
    const again = open(tab.copies);
    await again.saver.recover(await tab.copies.list(''));
    expect(await again.saver.flush()).toBe(true);
    expect([stored, textOf(again), tab.copies.kept.size]).toEqual([pageOf('Uno'), 'Uno', 0]);
  },
);

async function crashed(text: string): Promise<Tab> {
  const tab = open();
  mishaps = ['cut'];
  type(tab, text);
  await tab.saver.flush();
  tab.saver.end();
  await expect.poll(() => tab.copies.kept.size).toBe(1);
  return tab;
}

it('goes on with what a crash left in the browser', async () => {
  const { copies } = await crashed('Dos');
  const tab = open(copies);
  await tab.saver.recover(await copies.list(''));
  expect(textOf(tab)).toBe('Dos');
  expect(tab.saver.store.getState().notice).toMatchObject({ kind: 'recovered' });
  expect(await tab.saver.flush()).toBe(true);
  expect([stored, copies.kept.size]).toEqual([pageOf('Dos'), 0]);
});

/** A tab that is reloaded right after the last key, long before anything else is kept. */
async function reloaded(tab: Tab, text: string): Promise<Tab> {
  const { copies } = tab;
  type(tab, text.slice(0, 2));
  await expect.poll(() => copies.kept.size).toBe(1);
  type(tab, text);
  copies.isGone = true;
  tab.moments.onHide();
  tab.saver.end('unseen');
  return tab;
}

async function openAgain({ copies }: Tab): Promise<Tab> {
  copies.isGone = false;
  const again = open(copies);
  await again.saver.recover(await copies.list(''));
  return again;
}

it('has the whole text after a reload in the midst of typing, and asks nothing', async () => {
  const tab = await reloaded(open(), 'Sueldo fijo');
  await expect.poll(() => stored).toBe(pageOf('Sueldo fijo'));
  const again = await openAgain(tab);
  expect([textOf(again), again.saver.store.getState().notice]).toEqual(['Sueldo fijo', null]);
});

it('has it too where nothing that was sent on leaving arrived', async () => {
  const tab = open();
  mishaps = ['cut', 'cut'];
  await reloaded(tab, 'Sueldo fijo');
  await expect.poll(() => requests.length).toBe(1);
  const again = await openAgain(tab);
  expect(textOf(again)).toBe('Sueldo fijo');
  mishaps = [];
  expect(await again.saver.flush()).toBe(true);
  expect(stored).toBe(pageOf('Sueldo fijo'));
});

it('is in no conflict with what was sent on leaving and arrives after the reload', async () => {
  const tab = open();
  mishaps = ['cut'];
  await reloaded(tab, 'Sueldo fijo');
  await expect.poll(() => requests.length).toBe(1);
  const again = await openAgain(tab);
  stored = pageOf('Sueldo fijo');
  type(again, 'Sueldo fijo cada quincena');
  expect(await again.saver.flush()).toBe(true);
  expect([step(again), stored]).toEqual(['saved', pageOf('Sueldo fijo cada quincena')]);
});

it('is in none either where somebody else has saved on top of it', async () => {
  const tab = await reloaded(open(), 'Sueldo fijo');
  await expect.poll(() => stored).toBe(pageOf('Sueldo fijo'));
  stored = pageOf('Sueldo fijo', 'Suyo');
  const again = await openAgain(tab);
  expect([step(again) === 'conflict', textOf(again), textOf(again, 'b')]).toEqual([
    false,
    'Sueldo fijo',
    'Suyo',
  ]);
});

it('lets what a crash left be undone', async () => {
  const { copies } = await crashed('Dos');
  const tab = open(copies);
  await tab.saver.recover(await copies.list(''));
  tab.editor.page.undo();
  expect(await tab.saver.flush()).toBe(true);
  expect([stored, textOf(tab), copies.kept.size]).toEqual([pageOf('Uno'), 'Uno', 0]);
});

it('joins what a crash left with what others saved since', async () => {
  const { copies } = await crashed('Mío');
  stored = pageOf('Uno', 'Suyo');
  const tab = open(copies);
  await tab.saver.recover(await copies.list(''));
  await tab.saver.flush();
  expect(stored).toBe(pageOf('Mío', 'Suyo'));
});

it('asks where a crash left another value than others saved since', async () => {
  const { copies } = await crashed('Mío');
  stored = pageOf('Suyo');
  const tab = open(copies);
  await tab.saver.recover(await copies.list(''));
  expect([step(tab), textOf(tab)]).toEqual(['conflict', 'Mío']);
  expect(await tab.saver.flush()).toBe(false);
  expect([stored, copies.kept.size > 0]).toEqual([pageOf('Suyo'), true]);
  expect(await tab.saver.resolve(new Map())).toBe(true);
  expect([stored, copies.kept.size]).toEqual([pageOf('Mío'), 0]);
});

it('forgets copies of what the service has, without a word', async () => {
  const { copies } = await crashed('Dos');
  stored = pageOf('Dos');
  const tab = open(copies);
  await tab.saver.recover(await copies.list(''));
  expect([tab.saver.store.getState().notice, copies.kept.size]).toEqual([null, 0]);
});

it('goes on saving after the page was left, and ends then', async () => {
  const tab = open();
  mishaps = [503];
  type(tab, 'Dos');
  await tab.saver.leave();
  expect(stored).toBe(pageOf('Dos'));
});

it('says that work outlives the tab where the service or at least the browser has it', async () => {
  const tab = open();
  type(tab, 'Dos');
  expect([await tab.saver.secure(), stored]).toEqual([true, pageOf('Dos')]);
  mishaps = [503];
  type(tab, 'Tres');
  expect([await tab.saver.secure(), tab.copies.kept.size]).toEqual([true, 1]);
  tab.copies.isFull = true;
  mishaps = [503];
  type(tab, 'Cuatro');
  expect(await tab.saver.secure()).toBe(false);
});
