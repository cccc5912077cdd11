import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createTestToken } from '../access.ts';
import { type FilledServer, openFilledServer } from '../filled-server.ts';
import { ADMIN_TOKEN } from '../server.ts';
import { pageJson, siteJson, type TestPages } from '../sites.ts';

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

/** A server with the sites `uno` and `dos` of two agencies, each with the pages `home` and `buscar`. */
export interface TestContent extends FilledServer {
  /** A request to the content service with the token of the agency that has the site `uno`. */
  send(method: Method, path: string, options?: SendOptions): Promise<LightMyRequestResponse>;
  /** The same with other rights. */
  sendAs(
    token: string,
    method: Method,
    path: string,
    options?: SendOptions,
  ): Promise<LightMyRequestResponse>;
  /** Of a page of the site `uno`. */
  etagOf(pageId: string): Promise<string>;
  /** What a visitor gets. */
  visit(path: string): Promise<LightMyRequestResponse>;
  /** Moves the clock of the server. */
  setNow(now: number): void;
  /** Puts everything back to how it was at first; opening another one would take much longer. */
  reset(): Promise<void>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface SendOptions {
  readonly body?: string | Buffer | object;
  /** `If-Match` */
  readonly match?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The operator's own token, which sees all agencies. */
export const OPERATOR = ADMIN_TOKEN;

export async function openTestContent(): Promise<TestContent> {
  let now = Date.now();
  const filled = await openFilledServer(writeSites, { now: () => now });
  const { database, pages, server } = filled;
  const createToken = () => createTestToken(database, { agencyId: 'agency-uno', name: 'Ana' });
  let token = await createToken();
  const sendAs: TestContent['sendAs'] = (bearer, method, path, options = {}) =>
    server.app.inject({
      method,
      url: `/content/v1${path}`,
      headers: headersOf(bearer, options),
      ...(options.body !== undefined && { payload: options.body }),
    });
  const send: TestContent['send'] = (method, path, options) => sendAs(token, method, path, options);
  return {
    ...filled,
    sendAs,
    send,
    etagOf: async (pageId) =>
      String((await send('GET', `/sites/uno/pages/${pageId}`)).headers.etag),
    visit: (path) => server.app.inject({ url: path, headers: { host: 'localhost' } }),
    setNow: (value) => {
      now = value;
    },
    async reset() {
      await sql`truncate agencies cascade`.execute(database.kysely);
      await sql`truncate editor_sessions`.execute(database.kysely);
      await Promise.all(['uno', 'dos'].map((site) => pages.remove(site)));
      await writeSites(pages);
      await server.reimport();
      token = await createToken();
      now = Date.now();
    },
  };
}

async function writeSites(pages: TestPages): Promise<void> {
  await writeSite(pages, 'uno', '');
  await writeSite(pages, 'dos', 'dos');
}

/** Files of a site of the agency `agency-<id>` that no rule minds. */
export async function writeSite(pages: TestPages, id: string, sitePrefix: string): Promise<void> {
  await pages.write(`${id}/site.json`, siteJson(id, { sitePrefix }));
  await pages.write(`${id}/home.page.json`, pageJson('home'));
  await pages.write(
    `${id}/buscar.page.json`,
    pageJson('buscar', { url: '/buscar-empleos', type: 'JOB_LISTING' }),
  );
  await pages.write(`${id}/assets/icon.svg`, icon);
}

function headersOf(token: string, { match, body, headers }: SendOptions): Record<string, string> {
  return {
    authorization: `Bearer ${token}`,
    ...(match !== undefined && { 'if-match': match }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...headers,
  };
}

/** Text of a page document with a paragraph, as the editor would save it. */
export function pageText(id: string, paragraph: string, changes: object = {}): string {
  return `${JSON.stringify(pageJson(id, changes, `<p>${paragraph}</p>`), null, 2)}\n`;
}
