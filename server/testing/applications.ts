import type { FormDocument, FormQuestion } from '#schemas/documents/documents.ts';
import { toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { pageData } from '#schemas/testing/documents.ts';
import type { TypedAnswer } from '../db/application-tables.ts';
import type { Database } from '../db/open-database.ts';
import { APPLICATION_FORM } from './application-form.ts';
import { type FilledServer, openFilledServer } from './filled-server.ts';
import { insertJobs } from './jobs.ts';
import { pageJson, siteJson } from './sites.ts';

/** A CV is chosen inside of the form, where the layout has no place of its own for it. */
const RESUME = { id: 'subir-cv', type: 'resume-upload', content: { heading: 'Sube tu CV' } };
const FORM_CONTENT = { form: { id: 'solicitud' }, fileUploadWidgetId: RESUME.id };
const FORM = { id: 'solicitud', type: 'application-form-v2', content: FORM_CONTENT };
const APPLY_PAGE = {
  ...pageData([FORM], { id: 'aplicar', url: '/aplicar/web', type: 'APPLY' }),
  widgets: [FORM, RESUME],
};

export interface TestApplications extends FilledServer {
  /** Ids of an open and a closed job of the agency of `uno` and `dos`. */
  readonly jobs: { readonly open: string; readonly closed: string };
  /** Publishes another version of the form at every site. */
  publish(form: FormDocument): Promise<void>;
  /** A call by its method, path and query; the clock goes on by a second. */
  call(method: 'GET' | 'POST', url: string, options?: CallOptions): Promise<CallAnswer>;
  /** A save or finish of version v2 at the site `uno`. */
  submit(query: Query, answers?: Answers, body?: object): Promise<CallAnswer>;
}

type Query = Readonly<Record<string, string | undefined>>;

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Undefined where it is not JSON. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** What all submissions hold that are not sent yet. */
export async function typedAnswers({ kysely }: Pick<Database, 'kysely'>): Promise<TypedAnswer[]> {
  const rows = await kysely.selectFrom('submissions').select('typed_answers').execute();
  return rows.flatMap(({ typed_answers }) => typed_answers);
}

/** Of a site in another language. */
const ENGLISH_WORDS = { locale: 'en-US', messages: { 'apply.yes': 'Yes', 'apply.no': 'Nope' } };

/** Two sites of one agency and one of another, all with one form; `clock` is in ms since the epoch. */
export async function openTestApplications(clock: { now: number }): Promise<TestApplications> {
  let published = APPLICATION_FORM;
  const ids: string[] = [];
  const filled = await openFilledServer(
    async (pages, database) => {
      for (const [site, agencyId] of [
        ['uno', 'agency-a'],
        ['dos', 'agency-a'],
        ['tres', 'agency-b'],
      ] as const) {
        const settings = { agencyId, clientId: `${agencyId}-mx`, sitePrefix: site };
        const words = site === 'dos' ? ENGLISH_WORDS : {};
        await pages.write(`${site}/site.json`, siteJson(site, { ...settings, ...words }));
        await pages.write(`${site}/home.page.json`, pageJson('home'));
        await pages.write(`${site}/aplicar.page.json`, APPLY_PAGE);
        await pages.write(`${site}/forms/solicitud.form.json`, APPLICATION_FORM);
      }
      ids.push(...(await insertTestJobs(database)));
    },
    { now: () => clock.now },
  );
  const call: TestApplications['call'] = async (method, url, options = {}) => {
    const { body, headers, ip = '192.0.2.1' } = options;
    clock.now += 1000;
    const answer = await filled.server.app.inject({
      method,
      url,
      remoteAddress: ip,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && {
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    });
    const type = String(answer.headers['content-type']);
    const isJson = type.includes('json');
    return {
      status: answer.statusCode,
      type,
      text: answer.body,
      body: isJson ? answer.json<Readonly<Record<string, unknown>>>() : {},
    };
  };
  return {
    ...filled,
    jobs: { open: ids[0] ?? '', closed: ids[1] ?? '' },
    async publish(form) {
      published = form;
      for (const site of ['uno', 'dos', 'tres'])
        await filled.pages.write(`${site}/forms/solicitud.form.json`, form);
      await filled.server.reimport();
    },
    call,
    submit: (query, answers = {}, body = {}) =>
      call('POST', `/api/v2/forms/web/submit?${toQuery({ websiteId: 'uno', ...query })}`, {
        body: { values: toAnswerTree(published, answers), ...body },
      }),
  };
}

function insertTestJobs(database: Pick<Database, 'kysely'>): Promise<string[]> {
  const job = { agency_id: 'agency-a', client_id: 'agency-a-mx', title: 'Repartidor' };
  return insertJobs(database, [job, { ...job, status: 'closed' }]);
}

/** Parameters that are undefined are left out. */
function toQuery(query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) given.set(name, value);
  return given.toString();
}

/** The form with another question on its first page. */
export function withQuestion(form: FormDocument, added: FormQuestion): FormDocument {
  const [first, ...rest] = form.pages;
  const [section, ...others] = first?.sections ?? [];
  if (first === undefined || section === undefined) return form;
  const questions = [...section.questions, added];
  return {
    ...form,
    pages: [{ ...first, sections: [{ ...section, questions }, ...others] }, ...rest],
  };
}
