import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serialisePage } from '#schemas/parse/serialise-page.ts';
import { examplePage, pageData } from '#schemas/testing/documents.ts';
import { setField } from '../document/edits/set-field.ts';
import { readPage } from '../document/read-page.ts';
import type { PageText } from '../service/content-api.ts';
import { ContentError } from '../service/request/content-error.ts';
import type { DraftToSave } from '../service/saving-api.ts';
import { Life } from '../testing/page-life.ts';
import { loadMerging } from './load-merging.ts';
import type { PageCopy } from './page-copies.ts';

// Two people, one page. Each types in a field of their own and in one that both share; undo, redo, reloads, closed
// tabs, crashes and lost connections come in between, in any order.

/** Other orders, and as many as wanted: `TWO_PEOPLE_RUNS=100000 npx vitest run editor/drafts/two-people.test.ts`. */
const OTHER_RUNS = process.env['TWO_PEOPLE_RUNS'];

/** The same orders each time, in about 15 s; a busy machine takes minutes. */
const SEEDED = { numRuns: 10_000, seed: 1 };
const TIME_MS = 600_000;

type Name = 'ana' | 'beto';
const NAMES = ['ana', 'beto'] as const;
const SHARED = 'shared';

/** What becomes of a request: answered, never sent, or done without an answer. */
type Luck = 'well' | 'cut' | 'lost' | 'late';

const heading = (id: string) => ({ id, type: 'heading' as const, content: { text: id, level: 2 } });

const FIRST_TEXT = serialisePage(examplePage(pageData([...NAMES, SHARED].map(heading))));

/** What a text of the page says in a field. */
function fieldOf(text: string, id: string): string {
  const page = readPage(text);
  if (!page.ok) throw new Error('What the service has cannot be read.');
  return String(page.value.widgets[id]?.content['text']);
}

class Service {
  text = FIRST_TEXT;
  /** Counts each draft that was put, also where it says what stood there: a save made before it is refused. */
  #revision = 0;
  /** Drafts that are still on their way. */
  readonly late: (() => void)[] = [];
  readonly people: Record<Name, Person>;

  constructor() {
    this.people = { ana: new Person('ana', this), beto: new Person('beto', this) };
  }

  load(): PageText {
    return { text: this.text, etag: `"${this.#revision}"` };
  }

  put(name: Name, { text, etag }: DraftToSave): string {
    const held = this.load();
    if (etag !== held.etag && text !== held.text) {
      const details = { theirs: held.text, etag: held.etag, savedBy: null };
      throw new ContentError('conflict', { details });
    }
    this.#check(name, text);
    this.text = text;
    this.#revision += 1;
    return this.load().etag;
  }

  /** Nobody's save takes away what another person wrote, unless that stood before them. */
  #check(name: Name, text: string): void {
    const other = name === 'ana' ? 'beto' : 'ana';
    expect(fieldOf(text, other), `${name} saved over ${other}`).toBe(fieldOf(this.text, other));
    const before = fieldOf(this.text, SHARED);
    if (before !== fieldOf(text, SHARED))
      expect(this.people[name].seen, `${name} never saw it`).toContain(before);
  }
}

class Person {
  readonly #name: Name;
  readonly #service: Service;
  readonly #copies = new Map<string, PageCopy>();
  /** All that the shared field said before this person, on the page or as the other side of a conflict. */
  readonly seen = new Set<string>();
  /** What the own field said after each act. */
  readonly #said: string[] = [];
  /** Since when of `#said` the service, or this browser, was said to have it. */
  #acknowledged = 0;
  #luck: Luck = 'well';
  #lives = 0;
  #texts = 0;
  #tookTheirs = false;
  /** What the shared field said after the last undo. */
  #undoneTo: string | undefined;
  #life: Life | undefined;

  constructor(name: Name, service: Service) {
    this.#name = name;
    this.#service = service;
  }

  get life(): Life {
    if (this.#life === undefined) throw new Error('Nobody has opened the page.');
    return this.#life;
  }

  end(): void {
    this.#life?.saver.end('unseen');
  }

  fail(luck: Luck): void {
    this.#luck = luck;
  }

  async open(): Promise<void> {
    this.#tookTheirs = false;
    this.#undoneTo = undefined;
    const life = new Life(`${this.#name}-${this.#lives++}`, this.#service.load(), {
      copies: this.#copies,
      save: (draft) => this.#save(draft),
      load: async () => this.#reach(() => this.#service.load()),
    });
    this.#life = life;
    await life.saver.recover([...this.#copies.values()]);
    this.#note();
    const kept = this.#said.slice(this.#acknowledged, -1);
    if (kept.length > 0) expect(kept, `${this.#name} lost a text`).toContain(this.#said.at(-1));
  }

  type(id: string): void {
    const text = `${this.#name} ${this.#texts++}`;
    const owner = { kind: 'widget', id } as const;
    this.life.editor.edit(() =>
      setField({ owner, pointer: '/content/text', value: text, continues: true }),
    );
    this.#note();
  }

  /** Goes through one's own steps alone. */
  travel(direction: 'undo' | 'redo'): void {
    const before = this.life.state();
    this.life.editor.page[direction]();
    const after = this.life.state();
    const other = this.#name === 'ana' ? 'beto' : 'ana';
    expect(after[other], `${direction} took back another’s`).toBe(before[other]);
    // What was chosen of the other side is a step of one's own, as is what was typed over their words and is done again.
    const isOwn = this.#tookTheirs || (direction === 'redo' && before[SHARED] === this.#undoneTo);
    if (!isOwn && before[SHARED]?.startsWith(other) === true)
      expect(after[SHARED], `${direction} took back another’s`).toBe(before[SHARED]);
    if (direction === 'undo') this.#undoneTo = after[SHARED];
    this.#note();
  }

  async save(): Promise<void> {
    if (await this.life.saver.flush()) this.#acknowledge();
    this.#note();
  }

  async settle(side: 'mine' | 'theirs'): Promise<void> {
    this.#luck = 'well';
    await this.save();
    await this.choose(side);
  }

  async secure(): Promise<void> {
    const isSafe = await this.life.saver.secure();
    this.#note();
    if (isSafe) this.#acknowledge();
  }

  async refresh(): Promise<void> {
    await this.life.saver.refresh();
    this.#note();
  }

  async choose(side: 'mine' | 'theirs'): Promise<void> {
    const { saver } = this.life;
    const conflicts = saver.preview(new Map())?.conflicts ?? [];
    if (conflicts.length === 0) return;
    for (const { theirs } of conflicts) this.seen.add(String(theirs));
    if (side === 'theirs') this.#tookTheirs = true;
    if (await saver.resolve(new Map(conflicts.map(({ key }) => [key, side])))) this.#acknowledge();
    this.#note();
  }

  async reload(luck: Luck): Promise<void> {
    await this.close(luck);
    await this.open();
  }

  /** The tab goes as browsers let tabs go: nothing of it is lost, whatever becomes of its last request. */
  async close(luck: Luck): Promise<void> {
    this.#luck = luck;
    this.life.moments.onHide();
    this.#acknowledge();
    await this.#leave();
    this.#life = undefined;
  }

  /** Comes back to the page where it was closed, which may be long after others went on with it. */
  async comeBack(): Promise<void> {
    if (this.#life === undefined) await this.open();
  }

  /** The tab is gone from one moment to the next. */
  async crash(): Promise<void> {
    await this.#leave();
    await this.open();
  }

  async #leave(): Promise<void> {
    this.life.isGone = true;
    this.life.saver.end('unseen');
    // What was begun is sent before the tab is gone.
    await setImmediate();
    this.#luck = 'well';
  }

  #acknowledge(): void {
    this.#acknowledged = this.#said.length - 1;
  }

  #note(): void {
    const state = this.life.state();
    this.seen.add(state[SHARED] ?? '');
    this.#said.push(state[this.#name] ?? '');
  }

  #reach<Answer>(ask: () => Answer): Answer {
    if (this.#takeLuck() !== 'well') throw new ContentError('unreachable');
    return ask();
  }

  async #save(draft: DraftToSave): Promise<string> {
    const luck = this.#takeLuck();
    if (luck === 'cut') throw new ContentError('unreachable');
    const put = () => this.#service.put(this.#name, draft);
    if (luck === 'late') {
      this.#service.late.push(() => ignoringConflicts(put));
      // The tab that waits for it has gone.
      return new Promise(() => {});
    }
    const etag = put();
    if (luck === 'lost') throw new ContentError('unreachable');
    return etag;
  }

  #takeLuck(): Luck {
    const luck = this.#luck;
    this.#luck = 'well';
    return luck;
  }
}

/** Nobody waits for the answer any more. */
function ignoringConflicts(put: () => void): void {
  try {
    put();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

const luck = fc.constantFrom<Luck>('well', 'cut', 'lost', 'late');

const acts = {
  own: (person: Person, name: Name) => person.type(name),
  shared: (person: Person) => person.type(SHARED),
  pause: (person: Person) => person.life.editor.page.endStep(),
  undo: (person: Person) => person.travel('undo'),
  redo: (person: Person) => person.travel('redo'),
  save: (person: Person) => person.save(),
  secure: (person: Person) => person.secure(),
  refresh: (person: Person) => person.refresh(),
  mine: (person: Person) => person.choose('mine'),
  theirs: (person: Person) => person.choose('theirs'),
  crash: (person: Person) => person.crash(),
} as const;
type ActName = keyof typeof acts;

const act = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      who: fc.constantFrom(...NAMES),
      what: fc.constantFrom(...(Object.keys(acts) as ActName[])),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who: fc.constantFrom(...NAMES),
      what: fc.constantFrom('reload', 'close'),
      luck,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      who: fc.constantFrom(...NAMES),
      what: fc.constant('fail' as const),
      luck: fc.constantFrom<Luck>('cut', 'lost'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'arrive' as const }) },
);
type Act = typeof act extends fc.Arbitrary<infer Each> ? Each : never;

async function run(service: Service, each: Act): Promise<void> {
  if (each.what === 'arrive') return service.late.shift()?.();
  const person = service.people[each.who];
  await person.comeBack();
  if (each.what === 'reload' || each.what === 'close') return person[each.what](each.luck);
  if (each.what === 'fail') return person.fail(each.luck);
  await acts[each.what](person, each.who);
}

async function inOrder(order: readonly Act[]): Promise<void> {
  const service = new Service();
  const people = Object.values(service.people);
  for (const person of people) await person.open();
  try {
    for (const each of order) await run(service, each);
    for (const arrive of service.late.splice(0)) arrive();
    for (const person of people) await person.comeBack();
    // Once both are in reach again and have chosen, both have the same.
    for (const side of ['mine', 'theirs', 'mine'] as const)
      for (const person of people) await person.settle(side);
    for (const person of people) await person.refresh();
    const [ana, beto] = people.map(({ life }) => life.state());
    expect(ana).toEqual(beto);
  } finally {
    for (const person of people) person.end();
  }
}

it('a text that was undone stays so when the save that it was sent with is late', async () => {
  await loadMerging();
  const ana = { who: 'ana' } as const;
  await inOrder([
    { ...ana, what: 'own' },
    { ...ana, what: 'reload', luck: 'late' },
    { ...ana, what: 'undo' },
    { ...ana, what: 'reload', luck: 'late' },
    { what: 'arrive' },
    { ...ana, what: 'reload', luck: 'well' },
  ]);
});

it(
  'no order of what two people do loses an acknowledged text or takes back another’s',
  async () => {
    await loadMerging();
    const orders = fc.array(act, { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(orders, inOrder),
      OTHER_RUNS === undefined ? SEEDED : { numRuns: Number(OTHER_RUNS) },
    );
  },
  TIME_MS,
);
