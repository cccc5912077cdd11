import { randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { openTestApplications, type TestApplications } from './applications.ts';
import { setUp } from './set-up.ts';

// A form as whoever has no script fills it in: a page is opened, and what it holds is posted with what was typed.

export const FORM_PAGE = '/uno/aplicar/web';

/** Answers to the first page of the form. */
export const TYPED: Typed = {
  'q-nombre': 'Ana Ruiz Soto',
  'q-telefono': '55 1234 5678',
  'q-correo': 'ana@correo.example',
};

/** What stands above a form whose last save failed. */
export const FAILURE = /<div data-apply-failed="">/;

type Typed = Readonly<Record<string, string>>;

/** Name and value. */
type Field = readonly string[];

interface ChosenFile {
  readonly name: string;
  readonly content: string;
  /** Name of the field that it was chosen in. */
  readonly field?: string;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where it leads to. */
  readonly to: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

interface Body {
  readonly type: string;
  readonly payload: string | Buffer;
}

/** A server for the tests of a file, each of which begins an hour later and with nothing saved. */
export function setUpPostedForm(): PostedForm {
  const clock = { now: Date.UTC(2030, 0, 1) };
  const test = setUp(() => openTestApplications(clock));
  beforeEach(async () => {
    clock.now += 3_600_000;
    await test.database.kysely.deleteFrom('applications').execute();
    await test.database.kysely.deleteFrom('submissions').execute();
  });
  return new PostedForm(test, clock);
}

export class PostedForm {
  readonly test: TestApplications;
  readonly #clock: { now: number };

  constructor(test: TestApplications, clock: { now: number }) {
    this.test = test;
    this.#clock = clock;
  }

  /** Milliseconds since the epoch. */
  get now(): number {
    return this.#clock.now;
  }

  async open(url: string): Promise<Answer> {
    return toAnswer(await this.test.server.app.inject({ url }));
  }

  /** Fills in what the page shows and presses a button. */
  async press(url: string, act: string, typed: Typed = {}): Promise<Answer> {
    return this.post(url, await this.#fillIn(url, act, typed));
  }

  /** Posts as soon as somebody may have read the page. */
  post(url: string, fields: readonly Field[]): Promise<Answer> {
    this.#clock.now += 2000;
    return this.postAtOnce(url, fields);
  }

  postAtOnce(url: string, fields: readonly Field[]): Promise<Answer> {
    const payload = new URLSearchParams(
      fields.map(([name = '', value = '']): [string, string] => [name, value]),
    ).toString();
    return this.#send(url, { type: 'application/x-www-form-urlencoded', payload });
  }

  /** Presses next with a file chosen for the CV. */
  async postFile(url: string, chosen: ChosenFile, typed: Typed = {}): Promise<Answer> {
    const body = await pack(await this.#fillIn(url, 'next', typed), { field: 'q-cv', ...chosen });
    this.#clock.now += 2000;
    return this.#send(url, body);
  }

  /** Address of a file that somebody uploaded before the form was opened. */
  async upload(applicationId: string = randomUUID()): Promise<string> {
    const file = { name: 'cv.txt', content: 'Ana Ruiz Soto, repartidora', field: 'file' };
    const url = `/api/upload?applicationId=${applicationId}&websiteId=uno`;
    const { text } = await this.#send(url, await pack([], file));
    return new URL(JSON.parse(text).s3Url).pathname;
  }

  applications() {
    return this.test.database.kysely.selectFrom('applications').selectAll().execute();
  }

  async #fillIn(url: string, act: string, typed: Typed): Promise<Field[]> {
    const { text } = await this.open(url);
    return [...hiddenFields(text), ...Object.entries(typed), ['act', act]];
  }

  async #send(url: string, { type, payload }: Body): Promise<Answer> {
    const headers = { 'content-type': type };
    return toAnswer(await this.test.server.app.inject({ method: 'POST', url, headers, payload }));
  }
}

interface Injected {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

function toAnswer({ statusCode, body, headers }: Injected): Answer {
  return { status: statusCode, text: body, to: String(headers['location']), headers };
}

async function pack(fields: readonly Field[], chosen: Required<ChosenFile>): Promise<Body> {
  const form = new FormData();
  for (const [name = '', value = ''] of fields) form.append(name, value);
  form.append(chosen.field, new Blob([chosen.content]), chosen.name);
  const packed = new Response(form);
  return {
    type: packed.headers.get('content-type') ?? '',
    payload: Buffer.from(await packed.arrayBuffer()),
  };
}

/** What a page holds for its next post. */
export function hiddenFields(html: string): [string, string][] {
  const inputs = html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g);
  return [...inputs].map(([, name = '', value = '']) => [name, value]);
}
