import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { svgDrawing } from '../assets.ts';
import { siteJson } from '../sites.ts';
import type { ClientRequest, ContentClient } from './client.ts';
import { brief, markedPage } from './marked-page.ts';

/** Everything of the site `uno` that one author alone changes; texts in brief, each byte of which counts. */
export interface Work {
  /** The page's document as those who edit see it. */
  readonly working: string;
  readonly live: string;
  /** Newest first. */
  readonly versions: readonly number[];
  /** Texts of this round's new pages by their ids. */
  readonly created: Readonly<Record<string, string>>;
  /** Texts of this round's drawings by their paths. */
  readonly drawings: Readonly<Record<string, string>>;
  /** Of the author who changes the settings. */
  readonly settings?: string;
}

export interface FoundWork {
  readonly work: Work;
  /** Of the working document. */
  readonly etag: string;
}

interface Step extends ClientRequest {
  readonly path: string;
  /** What is there once the step was taken. */
  readonly next: Work;
}

const PAGES = '/sites/uno/pages';

export interface AuthorOptions {
  /** Whether to change the site's settings too, which only one author may. */
  readonly hasSettings: boolean;
  readonly dataDir: string;
}

/** A recruiter who works on a page without a pause. What became of the last step may be unknown to them. */
export class Author {
  readonly id: string;
  readonly #hasSettings: boolean;
  readonly #uploadsDir: string;
  #round = 0;
  #count = 0;
  #etag = '*';
  #known: Work | undefined;
  #next: Work | undefined;
  /** Steps that were acknowledged. */
  acknowledged = 0;

  /** @param id of the page, which has a file */
  constructor(id: string, { hasSettings, dataDir }: AuthorOptions) {
    this.id = id;
    this.#hasSettings = hasSettings;
    this.#uploadsDir = join(dataDir, 'uploads');
  }

  /** What may be there: what was acknowledged, and that with the one step that was under way. */
  get possible(): Work[] {
    return [this.#known, this.#next].filter((work) => work !== undefined);
  }

  /** Takes what is there for granted and begins another round with it. */
  begin({ work, etag }: FoundWork): void {
    this.#round += 1;
    this.#known = { ...work, created: {}, drawings: {} };
    this.#next = undefined;
    this.#etag = etag;
  }

  /** Takes one step after the other, on from where the last round ended; rejects when one is not acknowledged. */
  async work(client: ContentClient, onAcknowledged: () => void): Promise<never> {
    const steps = [
      ...[this.#save, this.#publish, this.#save, this.#create, this.#save, this.#publish],
      ...[this.#upload, ...(this.#hasSettings ? [this.#saveSettings] : [])],
    ];
    for (;;) {
      await this.#take(client, steps[this.acknowledged % steps.length] ?? this.#save);
      onAcknowledged();
    }
  }

  async #take(client: ContentClient, toStep: (known: Work) => Step): Promise<void> {
    if (this.#known === undefined) throw new Error('The author does not know the page yet.');
    this.#count += 1;
    const { path, next, ...request } = toStep.call(this, this.#known);
    this.#next = next;
    const answer = await client.send(path, request);
    if (request.match === this.#etag) this.#etag = answer.etag;
    this.#known = next;
    this.#next = undefined;
    this.acknowledged += 1;
  }

  get #marker(): string {
    return `${this.id}-${this.#round}-${this.#count}`;
  }

  #save(known: Work): Step {
    const body = markedPage(this.id, this.#marker);
    const path = `${PAGES}/${this.id}/draft`;
    return {
      path,
      method: 'PUT',
      body,
      match: this.#etag,
      next: { ...known, working: brief(body) },
    };
  }

  #publish(known: Work): Step {
    if (known.working === known.live) return this.#save(known);
    const [newest = 0] = known.versions;
    const versions = [newest + 1, ...known.versions];
    const path = `${PAGES}/${this.id}/publish`;
    const next = { ...known, live: known.working, versions };
    return { path, method: 'POST', match: this.#etag, next };
  }

  #create(known: Work): Step {
    const id = this.#marker;
    const body = markedPage(id, this.#marker);
    const next = { ...known, created: { ...known.created, [id]: brief(body) } };
    return { path: PAGES, method: 'POST', body, next };
  }

  #upload(known: Work): Step {
    const body = svgDrawing(`<path id="${this.#marker}" d="M0 0h40v20"/>`);
    const drawings = { ...known.drawings, [`assets/${this.#marker}.svg`]: brief(body) };
    const path = `/sites/uno/assets?name=${this.#marker}.svg`;
    return { path, method: 'POST', body, next: { ...known, drawings } };
  }

  #saveSettings(known: Work): Step {
    const body = JSON.stringify(siteJson('uno', { name: `sitio-${this.#marker}` }));
    const next = { ...known, settings: brief(body) };
    return { path: '/sites/uno/settings', method: 'PUT', body, match: '*', next };
  }

  /** Names that this round's pages and drawings begin with. */
  get #prefix(): string {
    return `${this.id}-${this.#round}-`;
  }

  /** What a server has of the author's work. */
  async read(client: ContentClient): Promise<FoundWork> {
    const page = `${PAGES}/${this.id}`;
    const working = await client.send(page);
    const live = await client.send(`${page}?state=live`);
    const versions = await client.list<{ version: number }>(`${page}/versions`);
    const settings = this.#hasSettings && (await client.send('/sites/uno/settings')).text;
    const work = {
      working: brief(working.text),
      live: brief(live.text),
      versions: versions.map(({ version }) => version),
      created: await this.#readCreated(client),
      drawings: await this.#readDrawings(client),
      ...(settings !== false && { settings: brief(settings) }),
    };
    return { work, etag: working.etag };
  }

  async #readCreated(client: ContentClient): Promise<Record<string, string>> {
    const pages = await client.list<{ id: string }>(PAGES);
    const own = pages.filter(({ id }) => id.startsWith(this.#prefix));
    return readAll(own, async ({ id }) => [id, (await client.send(`${PAGES}/${id}`)).text]);
  }

  /** From the disk: a server that renders no pages serves no files. */
  async #readDrawings(client: ContentClient): Promise<Record<string, string>> {
    const assets = await client.list<{ path: string; url: string }>('/sites/uno/assets');
    const own = assets.filter(({ path }) => path.startsWith(`assets/${this.#prefix}`));
    return readAll(own, async ({ path, url }) => [
      path,
      await readFile(join(this.#uploadsDir, toFileName(url)), 'utf8'),
    ]);
  }
}

/** `/assets/0123-40.svg` → `0123.svg`: the width of a drawing makes no other file of it. */
function toFileName(url: string): string {
  return basename(url).replace(/-\d+\./, '.');
}

async function readAll<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<[name: string, text: string]>,
): Promise<Record<string, string>> {
  const entries = await Promise.all(items.map(read));
  return Object.fromEntries(entries.map(([name, text]) => [name, brief(text)]));
}
