import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { ADMIN_TOKEN } from '../testing/server.ts';
import { pageJson, siteJson } from '../testing/sites.ts';

/** What somebody writes who knows the document alone. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function work(baseUrl: string, token: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: 'Bearer ' + token } });
  const health = await client.GET('/healthz');
  const found = await client.POST('/v4/agencies/{agency}/jobs', {
    params: { path: { agency: 'agency-uno' } },
    body: { searchTerm: 'repartidor' },
  });
  const query = { agency: 'agency-uno' };
  const made = await client.POST('/content/v1/tokens', {
    params: { query },
    body: { name: 'Ana', scopes: ['read'], expiresInDays: null },
  });
  const listed = await client.GET('/content/v1/tokens', { params: { query } });
  const refused = await client.GET('/content/v1/tokens', { params: { query: { agency: 'nobody' } } });
  // @ts-expect-error: the document says what a scope is
  await client.POST('/content/v1/tokens', { params: { query }, body: { name: 'Ana', scopes: ['fly'] } });
  return {
    health: health.data?.status,
    total: found.data?.data.totalRecords,
    token: made.data?.token.length,
    names: listed.data?.data.map(({ name }) => name),
    code: refused.error?.code,
  };
}
`;

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

let filled: FilledServer;
let folder: string;

beforeAll(async () => {
  filled = await openFilledServer(async (pages) => {
    await pages.write('uno/site.json', siteJson('uno'));
    await pages.write('uno/home.page.json', pageJson('home'));
  });
  // Within the project, where the client finds its library.
  folder = await mkdtemp(resolve('node_modules/.api-client-'));
}, 120_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await filled.close();
});

it('is enough to generate a client that compiles and works', async () => {
  const { app } = filled.server;
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const document = await (await fetch(`${origin}/docs/json`)).text();
  // What has a default may be left out of a request.
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  const file = join(folder, 'client.ts');
  await writeFile(join(folder, 'api.ts'), types);
  await writeFile(file, CLIENT);
  const program = ts.createProgram([file], { ...OPTIONS, outDir: folder });
  expect(ts.getPreEmitDiagnostics(program).map(toText)).toEqual([]);
  program.emit();
  const { work } = await import(pathToFileURL(join(folder, 'client.js')).href);
  expect(await work(origin, ADMIN_TOKEN)).toMatchObject({
    health: 'ok',
    total: 0,
    token: expect.any(Number),
    names: ['Ana'],
    code: 'agency-unknown',
  });
}, 120_000);

function toText({ messageText, file, start }: ts.Diagnostic): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file?.fileName}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
}
