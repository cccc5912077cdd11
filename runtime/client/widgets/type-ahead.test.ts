// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { suggestKeywords } from './type-ahead.ts';

const SITE = { agencyId: 'agency-1', siteId: 'mx' };
const { signal } = new AbortController();

function serve(answers: Readonly<Record<string, unknown>>, status = 200) {
  const asked = vi.fn(async (url: string, _init: RequestInit) => {
    const field = new URL(url, 'https://empleos.example').searchParams.get('field') ?? '';
    return Response.json({ status, data: answers[field] }, { status });
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('asks for titles with a JSON content type and no body', async () => {
  const asked = serve({ title: ['Repartidor'] });
  expect(await suggestKeywords(SITE, 'rep & más', signal)).toEqual(['Repartidor']);
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(url).toBe(
    '/v4/agencies/agency-1/type-ahead?entity=job&site=mx&field=title&value=rep+%26+m%C3%A1s&type=STRING',
  );
  expect(init).toEqual({ method: 'POST', headers: { 'content-type': 'application/json' }, signal });
});

it('merges the answers for several fields and keeps the first four', async () => {
  serve({ title: ['a', 'b', 'c'], refrenceNumber: ['b', 'd', 'e'] });
  const source = { ...SITE, fields: ['title', 'refrenceNumber'] as const };
  expect(await suggestKeywords(source, 'x', signal)).toEqual(['a', 'b', 'c', 'd']);
});

it.each([[undefined], ['text'], [{}]])('finds nothing in %j', async (data) => {
  serve({ title: data });
  expect(await suggestKeywords(SITE, 'x', signal)).toEqual([]);
});

it('leaves out what is no text', async () => {
  serve({ title: ['a', 1, null] });
  expect(await suggestKeywords(SITE, 'x', signal)).toEqual(['a']);
});

it('fails when the service does', async () => {
  serve({ title: ['a'] }, 503);
  await expect(suggestKeywords(SITE, 'x', signal)).rejects.toThrow('503');
});
