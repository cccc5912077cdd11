import { beforeEach, describe, expect, it } from 'vitest';
import type { SettingsVersionSummary } from '#schemas/api/content-versions.ts';
import { openTestContent } from '../../testing/content/content.ts';
import { setUp } from '../../testing/set-up.ts';

const SETTINGS = '/sites/uno/settings';

const content = setUp(openTestContent);

beforeEach(() => content.reset());

async function save(name: string): Promise<void> {
  const current = await content.send('GET', SETTINGS);
  const body = JSON.stringify({ ...current.json(), name });
  const match = String(current.headers.etag);
  expect((await content.send('PUT', SETTINGS, { match, body })).statusCode).toBe(200);
}

async function versions(): Promise<readonly SettingsVersionSummary[]> {
  const response = await content.send('GET', `${SETTINGS}/versions`);
  return response.json<{ data: SettingsVersionSummary[] }>().data;
}

describe('versions of settings', () => {
  it('are none while the settings are as their file says', async () => {
    expect(await versions()).toEqual([]);
  });

  it('tell who saved what, newest first, the file’s state last', async () => {
    await save('Uno');
    await save('Dos');
    expect(await versions()).toMatchObject([
      { version: 3, source: 'editor', createdBy: expect.stringMatching(/^Ana/) },
      { version: 2, source: 'editor', createdBy: expect.stringMatching(/^Ana/) },
      { version: 1, source: 'file', createdBy: null },
    ]);
    const current = await content.send('GET', SETTINGS);
    expect((await versions())[0]?.etag).toBe(current.headers.etag);
  });

  it('bring a state back that was saved over', async () => {
    const before = await content.send('GET', SETTINGS);
    await save('Otro');
    const old = await content.send('GET', `${SETTINGS}/versions/1`);
    expect([old.statusCode, old.body]).toEqual([200, before.body]);
    const restored = await content.send('PUT', SETTINGS, { match: '*', body: old.body });
    expect(restored.statusCode).toBe(200);
    expect((await content.send('GET', SETTINGS)).body).toBe(before.body);
  });

  it.each([
    ['7', 404, 'version-unknown'],
    ['0', 400, 'request-invalid'],
    ['uno', 400, 'request-invalid'],
    ['2147483648', 400, 'request-invalid'],
  ])('answer %s with %i', async (version, status, code) => {
    const response = await content.send('GET', `${SETTINGS}/versions/${version}`);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe('a change of settings that comes too late', () => {
  it('is told who saved what is there', async () => {
    const match = String((await content.send('GET', SETTINGS)).headers.etag);
    await save('Uno');
    const late = await content.send('PUT', SETTINGS, { match, body: '{}' });
    expect(late.json()).toMatchObject({
      code: 'version-conflict',
      savedBy: expect.stringMatching(/^Ana/),
    });
  });

  it('is told nobody where they came from a file', async () => {
    const late = await content.send('PUT', SETTINGS, { match: '"otro"', body: '{}' });
    expect(late.json()).toMatchObject({ code: 'version-conflict', savedBy: null });
  });

  it('is a success where it says what is there, for its first answer may have been lost', async () => {
    const before = await content.send('GET', SETTINGS);
    await save('Uno');
    const { body } = await content.send('GET', SETTINGS);
    const again = await content.send('PUT', SETTINGS, { match: String(before.headers.etag), body });
    expect(again.statusCode).toBe(200);
    expect(await versions()).toHaveLength(2);
  });
});
