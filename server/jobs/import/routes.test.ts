import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import type { Scope } from '#schemas/api/access.ts';
import { createAccess } from '../../access/access.ts';
import type { Database } from '../../db/open-database.ts';
import type { Api } from '../../http/api.ts';
import { createApp } from '../../http/create-app.ts';
import { createLogger } from '../../log/create-logger.ts';
import { openGazetteer } from '../../places/gazetteer.ts';
import { createTestToken } from '../../testing/access.ts';
import { testConfig } from '../../testing/config.ts';
import { openTestDatabase, silentLog } from '../../testing/database.ts';
import { feedXml } from '../../testing/job-imports.ts';
import { ADMIN_TOKEN, clientEntries } from '../../testing/server.ts';
import { addJobImportRoutes } from './routes.ts';

let database: Database;
let app: Api;
let dataDir: string;
let origin: string;
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const agencies = ['a', 'b'].map((id) => ({ agency_id: id, name: id }));
  await database.kysely.insertInto('agencies').values(agencies).execute();
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-import-'));
  const config = testConfig({ RUMBO_ADMIN_TOKEN: ADMIN_TOKEN });
  app = createApp({
    config,
    database,
    logger: createLogger('error', { write: (line) => lines.push(line) }),
  });
  addJobImportRoutes(app, {
    database,
    gazetteer: openGazetteer(),
    runtime: { load: () => runtime, clientEntries },
    access: createAccess(app, { database, config, now: Date.now }),
    dataDir,
    log: silentLog,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const feed = feedXml(
  { referencenumber: '1', title: 'Repartidor', city: 'León' },
  { title: 'Sin referencia' },
);
const path = '/v1/agencies/a/clients/c/job-imports';

function send(payload: string | Buffer, { url = path, headers = {} } = {}) {
  return app.inject({
    method: 'POST',
    url,
    headers: {
      authorization: `Bearer ${ADMIN_TOKEN}`,
      'content-type': 'application/xml',
      ...headers,
    },
    payload,
  });
}

describe('the import route', () => {
  it('takes in a feed and answers what it did', async () => {
    const response = await send(feed);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      added: 1,
      changed: 0,
      unchanged: 0,
      closed: 0,
      skippedTotal: 1,
      skipped: [
        { line: 4, referenceNumber: null, code: 'reference-missing', reason: expect.any(String) },
      ],
      warningsTotal: 3,
      warnings: ['company-missing', 'text-missing', 'apply-address-missing'].map((code) => ({
        line: 3,
        referenceNumber: '1',
        code,
        reason: expect.any(String),
      })),
      seconds: expect.any(Number),
    });
    expect(await readdir(join(dataDir, 'job-imports'))).toEqual([]);
  });

  it('takes compressed feeds, and closes what is missing when asked to', async () => {
    const other = gzipSync(feedXml({ referencenumber: '2', title: 'Chofer' }));
    const response = await send(other, {
      url: `${path}?closeMissing=true&closeMany=true`,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect(response.json()).toMatchObject({ added: 1, closed: 1 });
  });

  it('takes feeds far beyond the limit of other bodies', async () => {
    const description = 'x'.repeat(50_000);
    const jobs = Array.from({ length: 60 }, (_, n) => ({
      referencenumber: `big${n}`,
      description,
    }));
    expect((await send(feedXml(...jobs))).json()).toMatchObject({ added: 60 });
  });

  it('stays shut without the token', async () => {
    for (const authorization of ['', 'Bearer wrong']) {
      const response = await send(feed, { headers: { authorization } });
      expect([response.statusCode, response.json().code]).toEqual([401, 'token-required']);
    }
  });

  it('opens for administrators of the agency, to whom every other one is unknown', async () => {
    const ofAgency = async (agencyId: string, scopes: readonly Scope[]) => ({
      headers: {
        authorization: `Bearer ${await createTestToken(database, { agencyId, scopes })}`,
      },
    });
    expect((await send(feed, await ofAgency('a', ['admin']))).statusCode).toBe(200);
    expect((await send(feed, await ofAgency('a', ['read', 'publish']))).json()).toMatchObject({
      code: 'scope-missing',
      status: 403,
    });
    const stranger = await ofAgency('b', ['admin']);
    const there = await send(feed, stranger);
    const nowhere = await send(feed, { ...stranger, url: path.replace('/a/', '/z/') });
    expect(there.json()).toMatchObject({ code: 'agency-unknown', status: 404 });
    expect(there.body.replace('"a', '"z')).toBe(nowhere.body);
  });

  it.each([
    [404, { url: path.replace('/a/', '/z/') }, feed, 'Name one of: a, b.'],
    [415, { headers: { 'content-type': 'text/html' } }, feed, ''],
    [415, { headers: { 'content-type': 'application/json' } }, '{}', ''],
    [422, {}, feed.slice(0, 60), 'ends at line 3'],
    [422, {}, '', 'The feed is empty'],
    [422, { url: `${path}?closeMissing=true` }, '<source/>', 'would close every job'],
    [400, { url: `${path}?closeMissing=maybe` }, feed, ''],
    [400, { url: `${path}?closemissing=true` }, feed, ''],
  ])('answers %i to %j', async (status, options, payload, detail) => {
    const response = await send(payload, options);
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toContain(detail);
  });

  it('refuses a second import of an agency while one is running', async () => {
    const first = await startUpload();
    expect((await send(feed)).json()).toMatchObject({ status: 409 });
    first.end('</source>');
    const [answer] = await once(first, 'response');
    expect(answer.statusCode).toBe(200);
    answer.resume();
    await once(answer, 'end');
    expect((await send(feed)).statusCode).toBe(200);
  });

  it('forgets an upload that its sender breaks off', async () => {
    const upload = await startUpload();
    upload.on('error', () => {});
    upload.destroy();
    await expect.poll(countUploads).toBe(0);
    expect(lines).toEqual([]);
    expect((await send(feed)).statusCode).toBe(200);
  });
});

/** Sends the beginning of a feed and resolves when the server is receiving it. */
async function startUpload() {
  const upload = request(new URL(path, origin), {
    method: 'POST',
    headers: { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'text/xml' },
  });
  upload.write('<source>');
  await expect.poll(countUploads).toBe(1);
  return upload;
}

async function countUploads(): Promise<number> {
  return (await readdir(join(dataDir, 'job-imports'))).length;
}
