import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveOwnOrigin } from '../../testing/own-origin.ts';
import { changeApplications } from './application-api.ts';

let asked: number[] = [];
/** After so many requests the server is gone. */
let lasts = Number.POSITIVE_INFINITY;

const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    const { items }: { items: { id: string }[] } = JSON.parse(text);
    if (asked.length >= lasts) return response.writeHead(503).end('{}');
    asked.push(items.length);
    const changed = items.map(({ id }) => ({ id, before: 'nueva', etag: '"2"' }));
    return response.end(JSON.stringify({ changed, refused: [] }));
  });
});

beforeEach(async () => {
  asked = [];
  lasts = Number.POSITIVE_INFINITY;
  await serveOwnOrigin(server);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await new Promise((resolve) => server.close(resolve));
});

const move = (count: number) =>
  changeApplications('uno', {
    action: 'step',
    step: 'entrevista',
    items: Array.from({ length: count }, (_, index) => ({ id: `${index}` })),
  });

it('more than a request may change are changed by several', async () => {
  const { changed, refused } = await move(1201);
  expect(asked).toEqual([500, 500, 201]);
  expect(new Set(changed.map(({ id }) => id)).size).toBe(1201);
  expect(refused).toEqual([]);
});

it('what was changed before a request failed stays changed, and the rest is told', async () => {
  lasts = 1;
  const { changed, refused } = await move(600);
  expect(changed).toHaveLength(500);
  expect(refused).toHaveLength(100);
});

it('fails where nothing was changed', async () => {
  lasts = 0;
  await expect(move(2)).rejects.toThrow();
});
