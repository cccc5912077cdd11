import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { readPage } from '../document/read-page.ts';
import { createPageEditor, type PageEditor } from '../document/store/page-editor.ts';
import { createPageSaver } from '../drafts/create-page-saver.ts';
import type { Moments } from '../drafts/moments.ts';
import type { InstantCopies, PageCopy } from '../drafts/page-copies.ts';
import type { LivingPageSaver } from '../drafts/page-saver.ts';
import type { PresenceEvents } from '../drafts/tab-presence.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { sendContent } from '../service/request/content-request.ts';
import { bringBackPage, saveDraft } from '../service/saving-api.ts';
import { serveOwnOrigin } from './own-origin.ts';

type Mishap = number | 'lost' | 'cut' | (() => Promise<void>);

/** A content service with one page, which can fail, before each test of a file as if it had just started. */
export interface SavingService {
  /** What it has, as the real one keeps it. */
  stored: string;
  isInBin: boolean;
  /** What happens to the next requests instead of an answer. */
  mishaps: Mishap[];
  requests: string[];
  /** Most requests that ran at once. */
  mostAtOnce: number;
  /** Opens the page in a tab; tabs that share copies are of one browser. */
  open(copies?: Copies): Tab;
}

export interface Tab {
  readonly editor: PageEditor;
  readonly saver: LivingPageSaver;
  readonly copies: Copies;
  readonly refusals: ContentError[];
  readonly moments: Moments;
  readonly presence: PresenceEvents;
}

/** A browser's storage. */
interface Copies extends InstantCopies {
  isFull: boolean;
  /** Nothing that is written from now on arrives, as in a tab that has gone. */
  isGone: boolean;
  readonly kept: Map<string, PageCopy>;
}

export const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;

/** To be called once in a file of tests. */
export function useSavingService(): SavingService {
  const tabs: Tab[] = [];
  const service: SavingService = {
    ...fresh(),
    open(copies = createCopies()) {
      const tab = openTab(service.stored, { copies, copyId: `copy-${tabs.length}` });
      tabs.push(tab);
      return tab;
    },
  };
  const server = createServer(answerAs(service));
  beforeEach(async () => {
    Object.assign(service, fresh());
    await serveOwnOrigin(server, (init) => ({ ...init, keepalive: false }));
  });
  afterEach(async () => {
    for (const { saver } of tabs.splice(0)) saver.end('unseen');
    vi.unstubAllGlobals();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return service;
}

function fresh(): Omit<SavingService, 'open'> {
  return { stored: pageOf('Uno'), isInBin: false, mishaps: [], requests: [], mostAtOnce: 0 };
}

function answerAs(service: SavingService) {
  let running = 0;
  return async (request: IncomingMessage, response: ServerResponse) => {
    running += 1;
    service.mostAtOnce = Math.max(service.mostAtOnce, running);
    let body = '';
    for await (const chunk of request) body += chunk;
    service.requests.push(`${request.method} ${request.url?.split('/').pop()}`);
    const mishap = service.mishaps.shift();
    if (typeof mishap === 'function') await mishap();
    running -= 1;
    if (mishap === 'lost') service.stored = body;
    if (mishap === 'cut' || mishap === 'lost') request.socket.destroy();
    else if (typeof mishap === 'number') response.writeHead(mishap).end('{}');
    else answer(service, { request, body }, response);
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly body: string;
}

function answer(service: SavingService, { request, body }: Asked, response: ServerResponse): void {
  if (request.url?.endsWith('/undelete')) service.isInBin = false;
  const ifMatch = request.headers['if-match'] ?? '';
  const { stored, isInBin } = service;
  if (request.method === 'PUT') save(service, { text: body, ifMatch }, response);
  else response.writeHead(isInBin ? 404 : 200, { etag: etagOf(stored) }).end(stored);
}

interface SentDraft {
  readonly text: string;
  readonly ifMatch: string;
}

function save(service: SavingService, { text, ifMatch }: SentDraft, response: ServerResponse) {
  const { stored, isInBin } = service;
  const etag = etagOf(stored);
  const isConflict = ifMatch !== etag && stored !== text;
  if (isInBin) response.writeHead(404).end('{}');
  else if (isConflict)
    response.writeHead(412).end(JSON.stringify({ theirs: stored, etag, savedBy: 'Luis' }));
  else {
    service.stored = text;
    response.writeHead(200, { etag: etagOf(text) }).end('{}');
  }
}

function createCopies(): Copies {
  const kept = new Map<string, PageCopy>();
  const copies: Copies = {
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

function openTab(
  stored: string,
  { copies, copyId }: { readonly copies: Copies; readonly copyId: string },
): Tab {
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
    copyId,
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
  return { editor, saver, copies, refusals, moments, presence };
}

const heading = (id: string, text: string) => ({
  id,
  type: 'heading' as const,
  content: { text, level: 2 },
});

/** Text of a page with two headings, `a` and `b`. */
export function pageOf(a: string, b = 'Dos'): string {
  return serialisePage(examplePage(pageData([heading('a', a), heading('b', b)])));
}

/** Types into the text of a heading. */
export function type({ editor }: Tab, value: string, id = 'a'): void {
  const owner = { kind: 'widget', id } as const;
  editor.edit(() => setField({ owner, pointer: '/content/text', value, continues: true }));
}

export function textOf(tab: Tab, id = 'a'): unknown {
  return tab.editor.page.state().widgets[id]?.content['text'];
}

export function step({ saver }: Tab): string {
  return saver.store.getState().step;
}
