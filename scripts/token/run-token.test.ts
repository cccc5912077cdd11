import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { createTestToken } from '#server/testing/access.ts';
import {
  createTestAccess,
  OPERATOR_TOKEN,
  resetAgencies,
  type TestAccess,
} from '#server/testing/access-app.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { fillDataDir } from '#server/testing/template-database.ts';
import { runToken } from './run-token.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumbo-token-test-'));
  await fillDataDir(folder);
  await withData(resetAgencies);
});

afterAll(() => rm(folder, { recursive: true }));

async function openData(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir: folder, log: silentLog }));
}

async function withData<T>(use: (database: Database) => Promise<T>): Promise<T> {
  const database = await openData();
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

async function run(args: string, env: Record<string, string> = {}) {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runToken(args.split(' '), {
    env: { RUMBO_DATA_DIR: folder, ...env },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

function stored(tokenId: string) {
  return withData(({ kysely }) =>
    kysely.selectFrom('access_tokens').selectAll().where('token_id', '=', tokenId).execute(),
  );
}

const tokenIn = (text: string) => /Token +(\S+)/.exec(text)?.[1] ?? '';
const idIn = (text: string) => tokenIn(text).split('~')[1] ?? '';

describe('npm run token', () => {
  it('makes a token and prints it with the link to the editor', async () => {
    const made = await run('--agency a --scopes edit,read --name Luz --expires 30d');
    const token = tokenIn(made.stdout);
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain(`"Luz" (${idIn(made.stdout)}) may read, edit; ends 2`);
    expect(made.stdout).toContain(`  Editor  http://127.0.0.1:3000/editor#token=${token}\n`);
    const [row] = await stored(idIn(made.stdout));
    expect(row).toMatchObject({ agency_id: 'a', name: 'Luz', scopes: ['read', 'edit'] });
    const life = (row?.expires_at?.getTime() ?? 0) - (row?.created_at.getTime() ?? 0);
    expect(life).toBe(30 * 86_400_000);
    expect(JSON.stringify(row)).not.toContain(token.split('~')[2]);
  });

  it('revokes a token of the agency alone', async () => {
    const token = await withData((database) => createTestToken(database, { agencyId: 'b' }));
    const id = token.split('~')[1] ?? '';
    expect((await run(`--agency a --revoke ${id}`)).exitCode).toBe(1);
    expect(await stored(id)).toMatchObject([{ revoked_at: null }]);
    expect((await run(`--agency b --revoke ${id}`)).stdout).toContain(`Revoked ${id}`);
    expect((await run('--agency b --list')).stdout).toMatch(
      new RegExp(`^${id}  "Ana"  read,edit,publish,admin,applications  revoked 2.*  never used\n$`),
    );
  });

  it.each([['an agency that is none', '--agency z', 'Name one of: a, b.']])(
    'exits with 1 for %s',
    async (_, args, mention) => {
      const { exitCode, stdout, stderr } = await run(args);
      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toContain(mention);
    },
  );

  it.each([
    ['no agency', '--name x', '--agency is missing'],
    ['an unknown scope', '--agency a --scopes read,root', '--scopes takes read, edit'],
    ['a scope that is empty', '--agency a --scopes read,', '--scopes takes read, edit'],
    ['an end that is none', '--agency a --expires 30', '--expires takes days'],
    ['an end at once', '--agency a --expires 0d', '--expires takes days'],
    ['an end too far', '--agency a --expires 9999d', '--expires takes days'],
    ['a name of no letter', '--agency a --name \u0007', '--name takes'],
    ['two things at once', '--agency a --list --revoke x', 'one at a time'],
    ['a list with a name', '--agency a --list --name x', 'one at a time'],
    ['an unknown option', '--agency a --scope read', "'--scope'"],
  ])('exits with 2 for %s', async (_, args, mention) => {
    const { exitCode, stdout, stderr } = await run(args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(mention);
  });

  it('explains itself', async () => {
    expect(await run('--help')).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('--revoke ID'),
    });
  });
});

describe('while a server uses the data directory', () => {
  let database: Database;
  let server: TestAccess;
  let env: { readonly PORT: string; readonly RUMBO_ADMIN_TOKEN: string };

  beforeAll(async () => {
    database = await openData();
    server = createTestAccess({ database });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    env = { PORT: new URL(origin).port, RUMBO_ADMIN_TOKEN: OPERATOR_TOKEN };
  });

  beforeEach(() => resetAgencies(database));

  afterAll(async () => {
    await server.app.close();
    await database.close();
  });

  it('it is asked to make, list and revoke', async () => {
    expect((await run('--agency a --list', env)).stdout).toBe('The agency has no token.\n');
    const made = await run('--agency a --scopes read --name Luz --expires never', env);
    expect([made.exitCode, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toContain('may read; never ends');
    expect(made.stdout).toContain(`http://127.0.0.1:${env.PORT}/editor#token=a~`);
    const id = idIn(made.stdout);
    expect((await run('--agency a --list', env)).stdout).toBe(
      `${id}  "Luz"  read  never ends  never used\n`,
    );
    expect((await run(`--agency a --revoke ${id}`, env)).exitCode).toBe(0);
    expect((await run('--agency a --list', env)).stdout).toMatch(new RegExp(`${id} .*revoked 2`));
    expect(await run('--agency a --revoke 00000000', env)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('no token with the id "00000000"'),
    });
    expect(server.lines.join()).not.toContain(tokenIn(made.stdout));
  });

  it('every scope for 90 days is made where nothing else is asked for', async () => {
    const { stdout } = await run('--agency a', { ...env, PUBLIC_URL: 'https://empleos.example' });
    expect(stdout).toContain('may read, edit, publish, admin, applications; ends 2');
    expect(stdout).toContain('https://empleos.example/editor#token=a~');
  });

  it('it puts on record what was done', async () => {
    const { stdout } = await run('--agency a', env);
    await run(`--agency a --revoke ${idIn(stdout)}`, env);
    const log = await database.kysely
      .selectFrom('audit_log')
      .select(['actor', 'action'])
      .orderBy('entry_id')
      .execute();
    expect(log).toEqual([
      { actor: 'operator', action: 'token-made' },
      { actor: 'operator', action: 'token-revoked' },
    ]);
  });

  it('a token of the agency will do, for that agency alone', async () => {
    const own = { ...env, RUMBO_ADMIN_TOKEN: await createTestToken(database, { agencyId: 'a' }) };
    expect((await run('--agency a', own)).exitCode).toBe(0);
    expect(await run('--agency b', own)).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: expect.stringContaining('no agency with the id "b"'),
    });
  });

  it.each([
    ['without its token', { RUMBO_ADMIN_TOKEN: '' }, 'Set RUMBO_ADMIN_TOKEN'],
    ['with a wrong one', { RUMBO_ADMIN_TOKEN: 'y'.repeat(40) }, '(401)'],
    ['at another port', { PORT: '9' }, 'Set PORT and HOST'],
  ])('nothing is made %s', async (_, changes, mention) => {
    expect(await run('--agency a', { ...env, ...changes })).toMatchObject({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringContaining(mention),
    });
  });
});
