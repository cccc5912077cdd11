import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Form } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { urlOf } from '#server/testing/server-process.ts';
import { projectRoot } from '../../base/project-root.ts';
import { type Figure, median } from '../../measure/figures.ts';
import {
  type ProductProcess,
  startProductProcess,
  startServerProcess,
} from '../../product/product-process.ts';

const ROUNDS = 8;
/** A submit takes 4 ms of processor time at first and 2.9 from the 800th on; the control is as quick from its 100th on (README.md). */
const WARM_UP_ROUNDS = 16;
const APPLICANTS = 50;
const CONNECTIONS = 8;
const MIN_RATIO = 0.5;
/** The control is sent what a second save sends; a submit carries two answers more, a first save three fewer. */
const CONTROL_PAGE = 1;
/** A form that comes back sooner was filled in by a machine. */
const READING_MS = 2000;

const SITE = 'repartidores-mx';
const FORM = 'repartidor';

/**
 * Saves and submits of a form that ships, by a client like ours, beside a bare Fastify route that validates the same bodies and
 * inserts one row with the same driver. They take turns, so that whatever else the machine does falls on all of them; the
 * limits of calls are off. PostgreSQL is measured where TEST_DATABASE_URL names a server, as `scripts/postgres.ts --durable` does:
 * what is answered has to be on disk on both engines.
 */
export async function measureSaves(): Promise<Figure[]> {
  const embedded = await measureEngine('embedded', {});
  if ((process.env['TEST_DATABASE_URL'] ?? '') === '') return embedded;
  const [database, controlDatabase] = [await openTestDatabase(), await openTestDatabase()];
  try {
    const url = (await urlOf(database)) ?? '';
    const controlUrl = (await urlOf(controlDatabase)) ?? '';
    return [...embedded, ...(await measureEngine('PostgreSQL', { url, controlUrl }))];
  } finally {
    await Promise.all([database.close(), controlDatabase.close()]);
  }
}

interface Engine {
  readonly url?: string;
  readonly controlUrl?: string;
}

async function measureEngine(name: string, { url, controlUrl }: Engine): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-bench-'));
  const product = await startProductProcess(path.join(folder, 'product'), {
    RUMBO_CALL_LIMITS: 'off',
    ...(url !== undefined && { DATABASE_URL: url }),
  });
  const control = await startServerProcess(
    ['--import', 'tsx', 'scripts/bench/server/insert-control.ts'],
    {
      RUMBO_DATA_DIR: path.join(folder, 'control'),
      ...(controlUrl !== undefined && { DATABASE_URL: controlUrl }),
    },
  );
  try {
    return toFigures(name, await measureRounds(product, control));
  } finally {
    await Promise.all([product.stop(), control.stop()]);
    rmSync(folder, { recursive: true });
  }
}

/** Of one call, in ms. */
interface Cost {
  readonly clock: number;
  readonly cpu: number;
}

interface Round {
  readonly control: Cost;
  readonly save: Cost;
  readonly submit: Cost;
}

async function measureRounds(product: ProductProcess, control: ProductProcess): Promise<Round[]> {
  const applying = await openApplying(product.origin);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const rounds: Round[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    const applicants = Array.from({ length: APPLICANTS }, () => new Applicant(applying, agent));
    const measured = {
      control: await costOf(control, applicants, () =>
        post(control.origin, { agent, body: bodyOf(applying.form, CONTROL_PAGE) }),
      ),
      save: halve(
        await costOf(product, applicants, async (applicant) => {
          await applicant.save(0);
          await applicant.save(1);
        }),
      ),
      submit: await costOf(product, applicants, (applicant) => applicant.send()),
    };
    if (round >= WARM_UP_ROUNDS) rounds.push(measured);
  }
  agent.destroy();
  return rounds;
}

function halve({ clock, cpu }: Cost): Cost {
  return { clock: clock / 2, cpu: cpu / 2 };
}

async function costOf(
  server: ProductProcess,
  applicants: readonly Applicant[],
  act: (applicant: Applicant) => Promise<unknown>,
): Promise<Cost> {
  const waiting = [...applicants];
  const [started, before] = [performance.now(), await server.cpuMs()];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await act(next);
    }),
  );
  const [clock, cpu] = [performance.now() - started, (await server.cpuMs()) - before];
  return { clock: clock / applicants.length, cpu: cpu / applicants.length };
}

interface Applying {
  readonly form: Form;
  /** Where saves go, without what differs from call to call. */
  readonly address: string;
  readonly token: string;
}

async function openApplying(origin: string): Promise<Applying> {
  const file = path.join(projectRoot, `pages/${SITE}/forms/${FORM}.form.json`);
  const { token } = await read<{ token: string }>(`${origin}/api/v1/form-token?websiteId=${SITE}`);
  const { data } = await read<{ data: { records: { id: string }[] } }>(
    `${origin}/v4/agencies/entregas/jobs?site=${SITE}`,
    { searchTerm: '', orderBy: [], filters: [], facetFields: [], pageSize: 1, pageNumber: 0 },
  );
  const query = new URLSearchParams({
    websiteId: SITE,
    formId: FORM,
    jobId: data.records[0]?.id ?? '',
    _juid: randomUUID(),
    stage: '0',
  });
  await sleep(READING_MS);
  const address = `${origin}/api/v2/forms/web/submit?${query}`;
  return { form: JSON.parse(readFileSync(file, 'utf8')), address, token };
}

async function read<T>(url: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(url, post);
  assert.equal(answer.status, 200, url);
  return (await answer.json()) as T;
}

/** Somebody who leaves two pages and sends. */
class Applicant {
  readonly #applying: Applying;
  readonly #agent: Agent;
  readonly #key = randomUUID();
  #id: string | undefined;

  constructor(applying: Applying, agent: Agent) {
    this.#applying = applying;
    this.#agent = agent;
  }

  async save(page: number): Promise<void> {
    this.#id = await this.#submit('APPLY_INTERMEDIATE', page);
  }

  async send(): Promise<void> {
    await this.#submit('APPLY_FINISH', 2);
  }

  async #submit(status: string, page: number): Promise<string> {
    const { form, address, token } = this.#applying;
    const own = this.#id === undefined ? '' : `&submissionId=${this.#id}`;
    const answer = await post(`${address}&applicationStatus=${status}${own}`, {
      agent: this.#agent,
      headers: { 'x-form-token': token, 'idempotency-key': this.#key },
      body: bodyOf(form, page),
    });
    return String(answer.id);
  }
}

const ANSWERS: readonly (() => Answers)[] = [
  () => ({
    'mayor-de-edad': ['yes'],
    nombre: ['Ana Ruiz Soto'],
    telefono: [`55${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`],
    ciudad: ['León, Guanajuato, México--21.12---101.68'],
  }),
  () => ({ licencia: ['federal', 'B'], experiencia: ['yes'], anios: ['3'] }),
  () => ({ horarios: ['manana', 'tarde'], inicio: ['ya'] }),
];

/** What has been answered so far, as our own client sends it when a page is left. */
function bodyOf(form: Form, page: number): string {
  const answers = Object.assign({}, ...ANSWERS.slice(0, page + 1).map((make) => make()));
  const now = Date.now();
  const times = Object.fromEntries(Object.keys(answers).map((keyId) => [keyId, now]));
  return JSON.stringify({
    values: toAnswerTree(form, answers, times),
    location: null,
    pageNumber: page,
    formVersion: 1,
    notice: { version: form.notice.version, voluntary: [] },
    sentAt: now,
  });
}

interface Posted {
  readonly agent: Agent;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function post(url: string, { agent, body, headers }: Posted): Promise<{ readonly id: unknown }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      agent,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      json(answer).then((members) => {
        if (answer.statusCode === 200) resolve(members as { id: unknown });
        else reject(new Error(JSON.stringify(members)));
      }, reject);
    });
    sent.end(body);
  });
}

function toFigures(engine: string, rounds: readonly Round[]): Figure[] {
  const group = `saves, ${engine}`;
  const control = rounds.map((round) => round.control);
  const figures = (name: string, costs: readonly Cost[]): Figure[] => [
    { group, name, value: rateOf(costs), unit: 'calls/s' },
    {
      group,
      name: `${name}, of the control`,
      value: median(costs.map(({ clock }, round) => (control[round]?.clock ?? 0) / clock)),
      unit: '',
      bar: { atLeast: MIN_RATIO },
    },
    { group, name: `${name}, CPU`, value: median(costs.map(({ cpu }) => cpu)), unit: 'ms' },
  ];
  return [
    ...figures(
      'saves',
      rounds.map(({ save }) => save),
    ),
    ...figures(
      'submits',
      rounds.map(({ submit }) => submit),
    ),
    { group, name: 'control: ajv and one row', value: rateOf(control), unit: 'calls/s' },
    { group, name: 'control, CPU', value: median(control.map(({ cpu }) => cpu)), unit: 'ms' },
  ];
}

function rateOf(costs: readonly Cost[]): number {
  return 1000 / median(costs.map(({ clock }) => clock));
}
