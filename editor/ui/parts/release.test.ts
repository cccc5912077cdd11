// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkRelease, releaseStore, watchRelease } from './release.ts';

const pageWith = (entry: string) => `<script type="module" crossorigin src="${entry}"></script>`;

beforeEach(() => {
  releaseStore.setState({ isOutdated: false });
  const script = document.createElement('script');
  // No script until it stands in the document: this one must not run.
  script.type = 'text/plain';
  script.setAttribute('src', '/editor/index-AAAA.js');
  document.head.replaceChildren(script);
  script.type = 'module';
});

afterEach(() => vi.unstubAllGlobals());

function serve(answer: () => Response | Promise<Response>) {
  const served = vi.fn(async () => answer());
  vi.stubGlobal('fetch', served);
  return served;
}

it('is outdated once the server’s page has another script', async () => {
  serve(() => new Response(pageWith('/editor/index-BBBB.js')));
  expect(await checkRelease()).toBe(true);
  expect(releaseStore.getState().isOutdated).toBe(true);
});

it.each([
  ['the same script', () => new Response(pageWith('/editor/index-AAAA.js'))],
  ['an error', () => new Response('', { status: 502 })],
  ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
])('is not outdated where the server has %s', async (_, answer) => {
  serve(answer);
  expect(await checkRelease()).toBe(false);
  expect(releaseStore.getState().isOutdated).toBe(false);
});

it('asks once for many parts that do not load', async () => {
  const served = serve(() => new Response(pageWith('/editor/index-BBBB.js')));
  const stop = watchRelease();
  for (let part = 0; part < 5; part += 1) dispatchEvent(new Event('vite:preloadError'));
  await checkRelease();
  stop();
  expect(served).toHaveBeenCalledTimes(1);
});
