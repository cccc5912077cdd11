import { afterEach, expect, it, vi } from 'vitest';
import file from './basemap-mx.json';
import { loadGround } from './ground.ts';

const styleUrl = 'https://mapas.example/estilo.json';
const style = { version: 8, sources: {}, layers: [] };

/** Addresses that were asked for. */
let asked: string[] = [];

function serve(answer: () => Response | Promise<Response>): void {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return url === styleUrl ? answer() : Response.json(file);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("is the site's own map, and nothing of the embedded one is downloaded", async () => {
  serve(() => Response.json(style));
  expect(await loadGround({ styleUrl })).toEqual({ kind: 'own', style });
  expect(asked).toEqual([styleUrl]);
});

it.each([
  ['is not there', () => new Response('{}', { status: 404 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is broken off', () => new Response('{"version":8,"sources":')],
  ['is no style', () => Response.json({ message: 'quota' })],
])('is the embedded map where the own one %s', async (_name, answer) => {
  serve(answer);
  expect(await loadGround({ styleUrl })).toMatchObject({ kind: 'embedded' });
});

it('is the embedded map where the own one takes too long', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    if (url !== styleUrl) return Promise.resolve(Response.json(file));
    return new Promise((_resolve, reject) => {
      if (init?.signal?.aborted) reject(init.signal.reason);
    });
  });
  expect(await loadGround({ styleUrl })).toMatchObject({ kind: 'embedded' });
});

it('fails where neither comes', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(loadGround({ styleUrl })).rejects.toThrow('503');
});
