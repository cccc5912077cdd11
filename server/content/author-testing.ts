import { svgDrawing } from '../assets/assets-testing.ts';
import { pageJson, siteJson } from '../sites/sites-testing.ts';
import type { ClientAnswer, ClientRequest, ContentClient } from './content-client-testing.ts';

/** Everything of the site `uno` that one author alone changes. */
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

interface Step extends ClientRequest {
  readonly path: string;
  /** What is there once the step was taken. */
  readonly next: Work;
}

/** Enough to take several pages of the database. */
const FILLER = Array.from({ length: 800 }, (_, i) => `Entrega ${i}`).join(' ');

/**
 * A document that says the same marker, which begins with `marca-`, in its title, its description and two widgets.
 */
export function markedPage(id: string, marker: string, type = 'CONTENT'): string {
  const widget = (name: string, html: string) => ({
    id: name,
    type: 'rich-text',
    content: { html },
  });
  const widgets = [
    widget('w1', `<p>marca-${marker}</p>`),
    widget('w2', `<p>${FILLER}</p>`),
    widget('w3', `<p>marca-${marker}</p>`),
  ];
  const subSections = widgets.map(({ id: widgetId }, i) => ({ sectionId: `s${i}`, widgetId }));
  const metadata = {
    title: `marca-${marker}`,
    description: `marca-${marker}`,
    layout: { sectionId: 'root', subSections },
  };
  return `${JSON.stringify(pageJson(id, { type, metadata, widgets }), null, 2)}\n`;
}

/** The different markers of a text: one, where it is one whole document or page. */
export function markersOf(text: string): string[] {
  return [...new Set(text.match(/marca-[\w-]+/g))];
}

/** A recruiter who works on a page without a pause. What became of the last step may be unknown to them. */
export class Author {
  readonly id: string;
  readonly #hasSettings: boolean;
  #round = 0;
  #count = 0;
  #etag = '*';
  #known: Work | undefined;
  #next: Work | undefined;
  /** Steps that were acknowledged. */
  acknowledged = 0;

  /** @param id of the page, which has a file */
  constructor(id: string, { hasSettings }: { readonly hasSettings: boolean }) {
    this.id = id;
    this.#hasSettings = hasSettings;
  }

  /** What may be there: what was acknowledged, and that with the one step that was under way. */
  get possible(): Work[] {
    return [this.#known, this.#next].filter((work) => work !== undefined);
  }

  /** Takes what is there for granted and begins another round with it. */
  begin(work: Work, etag: string): void {
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
    const path = `/sites/uno/pages/${this.id}/draft`;
    return { path, method: 'PUT', body, match: this.#etag, next: { ...known, working: body } };
  }

  #publish(known: Work): Step {
    if (known.working === known.live) return this.#save(known);
    const [newest = 0] = known.versions;
    const versions = [newest + 1, ...known.versions];
    const path = `/sites/uno/pages/${this.id}/publish`;
    const next = { ...known, live: known.working, versions };
    return { path, method: 'POST', match: this.#etag, next };
  }

  #create(known: Work): Step {
    const id = this.#marker;
    const body = markedPage(id, this.#marker);
    const next = { ...known, created: { ...known.created, [id]: body } };
    return { path: '/sites/uno/pages', method: 'POST', body, next };
  }

  #upload(known: Work): Step {
    const body = svgDrawing(`<path id="${this.#marker}" d="M0 0h40v20"/>`);
    const drawings = { ...known.drawings, [`assets/${this.#marker}.svg`]: body };
    const path = `/sites/uno/assets?name=${this.#marker}.svg`;
    return { path, method: 'POST', body, next: { ...known, drawings } };
  }

  #saveSettings(known: Work): Step {
    const body = JSON.stringify(siteJson('uno', { name: `sitio-${this.#marker}` }));
    const next = { ...known, settings: body };
    return { path: '/sites/uno/settings', method: 'PUT', body, match: '*', next };
  }

  /** Names that this round's pages and drawings begin with. */
  get prefix(): string {
    return `${this.id}-${this.#round}-`;
  }

  /** What a server has of the author's work. */
  async read(client: ContentClient): Promise<{ readonly work: Work; readonly etag: string }> {
    const page = `/sites/uno/pages/${this.id}`;
    const working = await client.send(page);
    const live = await client.send(`${page}?state=live`);
    const versions = await client.list<{ version: number }>(`${page}/versions`);
    const settings = this.#hasSettings && (await client.send('/sites/uno/settings')).text;
    const work = {
      working: working.text,
      live: live.text,
      versions: versions.map(({ version }) => version),
      created: await this.#readCreated(client),
      drawings: await this.#readDrawings(client),
      ...(settings !== false && { settings }),
    };
    return { work, etag: working.etag };
  }

  async #readCreated(client: ContentClient): Promise<Record<string, string>> {
    const pages = await client.list<{ id: string }>('/sites/uno/pages');
    const own = pages.filter(({ id }) => id.startsWith(this.prefix));
    return readAll(own, async ({ id }) => [id, await client.send(`/sites/uno/pages/${id}`)]);
  }

  async #readDrawings(client: ContentClient): Promise<Record<string, string>> {
    const assets = await client.list<{ path: string; url: string }>('/sites/uno/assets');
    const own = assets.filter(({ path }) => path.startsWith(`assets/${this.prefix}`));
    return readAll(own, async ({ path, url }) => [path, await client.visit(url)]);
  }
}

async function readAll<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<[string, ClientAnswer]>,
): Promise<Record<string, string>> {
  const entries = await Promise.all(items.map(read));
  return Object.fromEntries(entries.map(([name, { text }]) => [name, text]));
}
