import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/open-database.ts';
import { createTestAccess, OPERATOR_TOKEN } from '#server/testing/access-app.ts';
import { silentLog, unwrap } from '#server/testing/database.ts';
import { fillDataDir } from '#server/testing/template-database.ts';
import { runSignUps } from './run-sign-ups.ts';

const ANA = '00000000-0000-4000-8000-000000000001';
const LUZ = '00000000-0000-4000-8000-000000000002';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rumbo-sign-ups-test-'));
  await fillDataDir(path.join(folder, '.data'));
  const database = await openData();
  const agencies = ['a', 'b'].map((id) => ({ agency_id: id, name: id }));
  await database.kysely.insertInto('agencies').values(agencies).execute();
  await database.kysely
    .insertInto('sign_ups')
    .values([
      row(ANA, 'ana@correo.example', 1),
      row(ANA, '+525512345678', 2),
      row(LUZ, '=cmd@correo.example', 3),
      { ...row(LUZ, 'b,"c"@correo.example', 4), list: 'otra' },
      { ...row(ANA, 'ana@correo.example', 5), agency_id: 'b' },
    ])
    .execute();
  await database.close();
});

afterAll(() => rm(folder, { recursive: true }));

function row(submission: string, contact: string, second: number) {
  return {
    agency_id: 'a',
    site_id: 's',
    list: 'avisos',
    contact,
    kind: contact.includes('@') ? ('email' as const) : ('phone' as const),
    submission_id: submission,
    page_id: 'home',
    page_version: 1,
    widget_id: 'w1',
    consent_hash: 'hash',
    created_at: new Date(Date.UTC(2030, 0, 1, 0, 0, second)),
  };
}

async function openData(): Promise<Database> {
  return unwrap(await openDatabase({ dataDir: path.join(folder, '.data'), log: silentLog }));
}

const run = (...args: readonly string[]) => runWith({}, ...args);

async function runWith(env: Record<string, string>, ...args: readonly string[]) {
  const written = { stdout: '', stderr: '' };
  const exitCode = await runSignUps(args, {
    env: { RUMBO_DATA_DIR: path.join(folder, '.data'), ...env },
    stdout: { write: (text) => (written.stdout += text) },
    stderr: { write: (text) => (written.stderr += text) },
  });
  return { exitCode, ...written };
}

const contactsOf = (csv: string) =>
  csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').slice(0, 3).join(' '));

describe('the sign-ups of a site', () => {
  it('come as CSV that no spreadsheet runs', async () => {
    const { exitCode, stdout } = await run('--agency', 'a', '--site', 's');
    expect(exitCode).toBe(0);
    const [head, first, phone, formula, quoted, end] = stdout.split('\r\n');
    expect(head).toBe('list,kind,contact,submission,agreed_at,page,page_version,consent_sha256');
    expect(first).toBe(
      `avisos,email,ana@correo.example,${ANA},2030-01-01T00:00:01.000Z,home,1,hash`,
    );
    expect(phone).toContain('phone,+525512345678,');
    expect(formula).toContain("email,'=cmd@correo.example,");
    expect(quoted).toContain('"b,""c""@correo.example"');
    expect(end).toBe('');
  });

  it('come for one list', async () => {
    const { stdout } = await run('--agency', 'a', '--site', 's', '--list', 'otra');
    expect(stdout.split('\r\n')).toHaveLength(3);
  });

  it.each([
    [
      'agency',
      ['--agency', 'nope', '--site', 's'],
      /^There is no agency "nope"\.\nName one of: a, b/,
    ],
    [
      'site',
      ['--agency', 'a', '--site', 'nope'],
      /^There is no site "nope"\.\nName one of: s\.\n$/,
    ],
  ])('of an unknown %s are refused, with those that exist', async (_, args, message) => {
    expect(await run(...args)).toEqual({
      exitCode: 2,
      stdout: '',
      stderr: expect.stringMatching(message),
    });
  });

  it('lose a contact with what came with it, in that agency alone', async () => {
    const erased = await run('--agency', 'a', '--site', 's', '--erase', '55 1234 5678');
    expect(erased).toMatchObject({
      exitCode: 0,
      stdout: 'Removed 2 contacts.\n',
    });
    const left = await run('--agency', 'a', '--site', 's');
    expect(contactsOf(left.stdout)).not.toContain('avisos email ana@correo.example');
    const other = await run('--agency', 'b', '--site', 's');
    expect(contactsOf(other.stdout)).toEqual(['avisos email ana@correo.example']);
    const again = await run('--agency', 'a', '--site', 's', '--erase', 'ANA@correo.example');
    expect([again.exitCode, again.stdout]).toEqual([1, '']);
    expect(again.stderr).not.toContain('correo.example');
  });

  it.each([
    ['no agency', ['--site', 's'], '--agency is missing'],
    ['no site', ['--agency', 'a'], '--site is missing'],
    ['no contact', ['--agency', 'a', '--site', 's', '--erase', 'ana'], '--erase needs'],
    ['an unknown option', ['--all'], "'--all'"],
  ])('are not tried with %s', async (_, args, mention) => {
    const { exitCode, stdout, stderr } = await run(...args);
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(stderr).toContain(mention);
  });

  it('come from the server that uses the data directory, and lose a contact there', async () => {
    const database = await openData();
    const server = createTestAccess({ database });
    const origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const env = { PORT: new URL(origin).port, RUMBO_ADMIN_TOKEN: OPERATOR_TOKEN };
    const ask = (...args: string[]) => runWith(env, '--agency', 'a', '--site', 's', ...args);
    const listed = await ask('--list', 'otra');
    const ofB = ['--agency', 'b', '--site', 's', '--erase', 'ana@correo.example'];
    const erased = await runWith(env, ...ofB);
    const again = await runWith(env, ...ofB);
    const unknown = await runWith(env, '--agency', 'a', '--site', 'nope');
    const unnamed = await runWith(
      { ...env, RUMBO_ADMIN_TOKEN: '' },
      '--agency',
      'a',
      '--site',
      's',
    );
    const log = await database.kysely
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .execute();
    await server.app.close();
    await database.close();

    expect([listed.exitCode, listed.stderr]).toEqual([0, '']);
    const [head, row] = listed.stdout.split('\r\n');
    expect(head).toBe('list,kind,contact,submission,agreed_at,page,page_version,consent_sha256');
    expect(row).toContain(`${LUZ},2030-01-01T00:00:04.000Z,home,1,hash`);
    expect(erased).toEqual({ exitCode: 0, stdout: 'Removed 1 contact.\n', stderr: '' });
    expect(again).toMatchObject({ exitCode: 2, stdout: '' });
    expect(unknown).toMatchObject({ exitCode: 2, stdout: '' });
    expect(unknown.stderr).toContain('Name one of: s.');
    expect(unnamed.stderr).toContain('Set RUMBO_ADMIN_TOKEN');
    expect(log).toEqual([{ action: 'contact-erased', detail: null }]);
  });
});
