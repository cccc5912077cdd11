import { consentFingerprint } from '#schemas/widgets/sign-up/sign-up-form.ts';
import type { Database } from '../db/open-database.ts';
import { openTestDatabase } from './database.ts';
import { openTestServer, type TestServer } from './server.ts';
import { createTestPages, pageJson, siteJson, type TestPages } from './sites.ts';

export const CONSENT = {
  consentText: 'Acepto que me avisen.',
  privacy: { label: 'Privacidad', href: '/privacidad' },
};

export interface TestSignUps {
  readonly database: Database;
  readonly pages: TestPages;
  readonly server: TestServer;
  /** Sends as the script of the form does; `undefined` leaves a field out. */
  send(fields?: Fields, options?: SendOptions): ReturnType<typeof post>;
  /** Sends as a form without script does. */
  sendForm(fields?: Fields, options?: SendOptions): ReturnType<typeof post>;
  /** `agency/site/list kind contact`, in order. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

type Fields = Readonly<Record<string, string | undefined>>;

interface SendOptions {
  readonly websiteId?: string;
  readonly host?: string;
  readonly ip?: string;
}

const USUAL = {
  path: '/avisos',
  widgetId: 'w1',
  consent: consentFingerprint(CONSENT),
  agreed: 'yes',
  email: 'ana@correo.example',
};

/** A page with a form; the changes win. */
export function formPage(changes: object = {}, widget: object = {}): object {
  const content = {
    ...CONSENT,
    heading: 'Avisos',
    fields: { email: 'optional', phone: 'optional' },
    list: 'avisos',
    submitLabel: 'Enviar',
    successText: '¡Listo!',
    ...changes,
  };
  return pageJson('avisos', { widgets: [{ id: 'w1', type: 'sign-up', content, ...widget }] });
}

/** A site at the root of every host, one below `norte`, and one of another agency on `propio.example` alone. */
export async function openTestSignUps(now?: () => number): Promise<TestSignUps> {
  const database = await openTestDatabase();
  const pages = await createTestPages();
  await pages.write('uno/site.json', siteJson('uno'));
  await pages.write('uno/avisos.page.json', formPage());
  await pages.write('uno/otra.page.json', pageJson('otra'));
  await pages.write('uno/404.page.json', pageJson('404', { type: 'SYSTEM' }, '<p>Perdido</p>'));
  await pages.write('norte/site.json', siteJson('norte', { sitePrefix: 'norte' }));
  await pages.write('norte/avisos.page.json', formPage({ list: 'norte' }));
  await pages.write('propio/site.json', siteJson('propio', { hosts: ['propio.example'] }));
  await pages.write('propio/avisos.page.json', formPage());
  const server = await openTestServer({ database, pages, ...(now && { now }) });
  return {
    database,
    pages,
    server,
    send: (fields, options) => post(server, { ...options, json: { ...USUAL, ...fields } }),
    sendForm: (fields, options) =>
      post(server, { ...options, form: toQuery({ ...USUAL, ...fields }) }),
    stored: () => storedIn(database),
    async close() {
      await server.app.close();
      await database.close();
      await pages.discard();
    },
  };
}

function toQuery(fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) query.set(name, value);
  return query.toString();
}

interface Post extends SendOptions {
  readonly json?: object;
  readonly form?: string;
}

function post({ app }: TestServer, { json, form, ...options }: Post) {
  const { websiteId = 'uno', host = 'any.example', ip = '192.0.2.1' } = options;
  const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  return app.inject({
    method: 'POST',
    url: `/api/v1/sign-ups?websiteId=${encodeURIComponent(websiteId)}`,
    headers: { host, 'content-type': type },
    remoteAddress: ip,
    payload: form ?? json ?? {},
  });
}

async function storedIn({ kysely }: Database): Promise<string[]> {
  const rows = await kysely.selectFrom('sign_ups').selectAll().execute();
  return rows
    .map((row) => `${row.agency_id}/${row.site_id}/${row.list} ${row.kind} ${row.contact}`)
    .sort();
}
