import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { createAccess } from '#server/access/access.ts';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { createApp } from '#server/http/create-app.ts';
import { addJobImportRoutes } from '#server/jobs/import/routes.ts';
import { createLogger } from '#server/log/create-logger.ts';
import { openGazetteer } from '#server/places/gazetteer.ts';
import { testConfig } from '#server/testing/config.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { feedXml } from '#server/testing/job-imports.ts';
import { ADMIN_TOKEN, clientEntries } from '#server/testing/server.ts';
import { fillDataDir } from '#server/testing/template-database.ts';
import { fetchFeed } from './fetch-feed.ts';
import { runJobsImport } from './run-jobs-import.ts';

const feed = feedXml({ referencenumber: '1', title: 'Repartidor' }, { title: 'Sin referencia' });

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumbo-jobs-import-test-'));
  file = path.join(folder, 'feed.xml');
  await writeFile(file, feed);
  await fillDataDir(path.join(folder, '.data'));
  const database = await openData();
  await database.kysely.insertInto('agencies').values({ agency_id: 'a', name: 'A' }).execute();
  await database.close();
});

afterAll(() => rm(folder, { recursive: true }));

async function openData(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir: path.join(folder, '.data'), log: silentLog }));
}

async function run(args: readonly string[], { stdin = '', env = {} } = {}) {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runJobsImport(args, {
    env: { RUMBO_DATA_DIR: path.join(folder, '.data'), ...env },
    stdin: chunksOf(stdin),
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

async function* chunksOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

function importOf(source: string, client = 'c'): string[] {
  return [source, '--agency', 'a', '--client', client];
}

/** A web server for one test; resolves with its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('the command', () => {
  it('takes in a file and tells what it skipped, with lines and reasons', async () => {
    const { exitCode, stdout, stderr } = await run(importOf(file));
    expect(stdout).toMatch(
      /^Jobs of a\/c: 1 added, 0 changed, 0 unchanged, 0 closed, 1 skipped, in \d+\.\d s\.\n {2}line 4: It has no <referencenumber>, .+\nTaken in, but:\n {2}line 3 \(1\): It has no <company>, .+\n/,
    );
    expect([exitCode, stderr]).toEqual([0, '']);
  });

  it('takes in standard input and closes what is missing', async () => {
    await run(importOf('-', 'stdin'), { stdin: feed });
    const other = feedXml({ referencenumber: '2' });
    const closing = [...importOf('-', 'stdin'), '--close-missing'];
    expect(await run(closing, { stdin: other })).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('1 of the 1 open jobs'),
    });
    const { stdout } = await run([...closing, '--yes'], { stdin: other });
    expect(stdout).toContain('1 added, 0 changed, 0 unchanged, 1 closed, 0 skipped');
  });

  it.each([
    ['a file that is not there', importOf('/nowhere.xml'), 'ENOENT'],
    ['no feed', ['--agency', 'a', '--client', 'c'], 'No feed is named'],
    ['two feeds', [...importOf('x'), 'y'], 'One feed at a time'],
    ['no agency', ['x', '--client', 'c'], '--agency is missing'],
    ['no client', ['x', '--agency', 'a'], '--client is missing'],
    ['an unknown option', [...importOf('x'), '--close'], "'--close'"],
    ['half an address', importOf('http://'), 'not a complete http or https address'],
    ['an address nobody answers at', importOf('http://127.0.0.1:2/feed'), 'ECONNREFUSED'],
  ])('exits with 2 for %s', async (_, args, mention) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(mention);
  });

  it('exits with 1 for a feed that is refused', async () => {
    const unknown = await run([file, '--agency', 'z', '--client', 'c']);
    expect(unknown).toMatchObject({ exitCode: 1, stdout: '' });
    expect(unknown.stderr).toBe('There is no agency "z".\nName one of: a.\n');
    const cut = await run(importOf('-'), { stdin: feed.slice(0, 80) });
    expect(cut).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('line 3') });
  });

  it.each([
    ['no job', '<source/>', 'The feed holds no job.'],
    ['no job with a reference', feedXml({ title: 'A' }), 'all 1 were left out'],
  ])('exits with 1 for a feed with %s', async (_, stdin, mention) => {
    const { exitCode, stderr } = await run(importOf('-'), { stdin });
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(mention)]);
  });

  it('exits with 2 for a configuration that is wrong', async () => {
    const { exitCode, stderr } = await run(importOf(file), { env: { PORT: 'x' } });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('PORT is "x"')]);
  });

  it('explains itself', async () => {
    const { exitCode, stdout } = await run(['--help']);
    expect([exitCode, stdout]).toEqual([0, expect.stringContaining('--close-missing')]);
  });
});

describe('a feed at an address', () => {
  it('is followed to where it is, compressed or not', async () => {
    const origin = await serve((request, response) => {
      if (request.url === '/old?key=secret') response.writeHead(302, { location: '/feed' }).end();
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(feed));
    });
    const { exitCode, stdout, stderr } = await run(importOf(`${origin}/old?key=secret`, 'url'));
    expect([exitCode, stdout, stderr]).toEqual([0, expect.stringContaining('1 added'), '']);
  });

  it.each([
    ['not found', 404, undefined, 'answered 404'],
    ['a ring of redirections', 301, '/again', 'more than 5'],
    ['a redirection elsewhere than the web', 301, 'file:///etc/passwd', 'file: address'],
  ])('is refused for %s', async (_, status, location, mention) => {
    const origin = await serve((_request, response) => {
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
    const { exitCode, stderr } = await run(importOf(`${origin}/feed?key=secret`));
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(mention)]);
    expect(stderr).not.toContain('secret');
  });

  it('is asked for with the password in its address, which no other server gets', async () => {
    const seen: (string | undefined)[] = [];
    const other = await serve(({ headers }, response) => {
      seen.push(headers.authorization);
      response.writeHead(404).end();
    });
    const origin = await serve(({ headers, url }, response) => {
      seen.push(headers.authorization);
      response.writeHead(302, { location: url === '/' ? '/feed' : `${other}/feed` }).end();
    });
    const { exitCode, stderr } = await run(importOf(origin.replace('//', '//ana:se%3Acret@')));
    const basic = `Basic ${Buffer.from('ana:se:cret').toString('base64')}`;
    expect([exitCode, seen]).toEqual([2, [basic, basic, undefined]]);
    expect(stderr).not.toContain('cret');
  });

  it.each(['http://ana:secret@', 'ftp://ana:secret@example.com/feed'])(
    'that is none (%s) is not repeated with its password',
    async (address) => {
      const { exitCode, stderr } = await run(importOf(address));
      expect([exitCode, stderr]).toEqual([2, expect.not.stringContaining('secret')]);
    },
  );

  it('that breaks off changes nothing', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write(feed.slice(0, 100), () => response.destroy());
    });
    const { exitCode, stderr } = await run(importOf(`${origin}/feed`));
    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('could not be read to its end'),
    ]);
  });

  it('may be read long after it was asked for', async () => {
    const origin = await serve((_request, response) => void response.end(feed));
    const opened = await fetchFeed(`${origin}/feed`);
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    await collectGarbage();
    expect(await text(opened.value.chunks)).toBe(feed);
  });

  it('is given up when its server falls silent', async () => {
    const origin = await serve((_request, response) => {
      response.writeHead(200).write('<source>');
    });
    const opened = await fetchFeed(`${origin}/feed`, 100);
    if (!opened.ok) throw new Error(opened.problems[0]?.message);
    await expect(text(opened.value.chunks)).rejects.toThrow('silent for 0.1 s');
  });
});

async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('There is no gc()');
  for (let round = 0; round < 5; round += 1) {
    collect();
    await setTimeout(20);
  }
}

describe('while a server uses the data directory', () => {
  async function startServer() {
    const database = await openData();
    const config = testConfig({ RUMBO_ADMIN_TOKEN: ADMIN_TOKEN });
    const app = createApp({ config, database, logger: createLogger('silent') });
    addJobImportRoutes(app, {
      database,
      gazetteer: openGazetteer(),
      runtime: { load: () => runtime, clientEntries },
      access: createAccess(app, { database, config, now: Date.now }),
      dataDir: path.join(folder, '.data'),
      log: silentLog,
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(async () => {
      await app.close();
      await database.close();
    });
    return { PORT: new URL(origin).port, RUMBO_ADMIN_TOKEN: ADMIN_TOKEN };
  }

  it('the feed is sent to it', async () => {
    const env = await startServer();
    const { exitCode, stdout, stderr } = await run(importOf(file, 'sent'), { env });
    expect(stdout).toContain(
      'Jobs of a/sent: 1 added, 0 changed, 0 unchanged, 0 closed, 1 skipped',
    );
    expect([exitCode, stderr]).toEqual([0, '']);
    const unknown = await run([file, '--agency', 'ñ/z', '--client', 'c'], { env });
    expect(unknown).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('Name one of: a.'),
    });
  });

  it('without its token, or with another one, nothing is sent', async () => {
    const { PORT } = await startServer();
    const without = await run(importOf(file), { env: { PORT } });
    expect(without).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Set RUMBO_ADMIN_TOKEN'),
    });
    const env = { PORT, RUMBO_ADMIN_TOKEN: 'y'.repeat(40) };
    const other = await run(importOf(file), { env });
    expect(other).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('(401)') });
  });

  it('and answers nowhere, the remedy is told', async () => {
    const env = { ...(await startServer()), PORT: '9' };
    const { exitCode, stderr } = await run(importOf(file), { env });
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('Set PORT and HOST')]);
  });
});
