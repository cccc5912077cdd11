import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveOwnOrigin } from '../../testing/own-origin.ts';
import { toContentError } from './content-error.ts';
import { sendContent } from './content-request.ts';
import { createQueryClient } from './query-client.ts';

let server: Server;
/** What is answered, in turn; the last goes on. */
let answers: [status: number, retryAfter?: string][];
let asked: number;

beforeEach(async () => {
  asked = 0;
  server = createServer((request, response) => {
    // What an earlier file of this process still asks for is none of it.
    if (!request.url?.endsWith('/reading')) {
      response.end('{}');
      return;
    }
    const [status, retryAfter] = answers[Math.min(asked, answers.length - 1)] ?? [500];
    asked += 1;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    response.end('{}');
  });
  await serveOwnOrigin(server);
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.close();
});

function ask() {
  const client = createQueryClient();
  return client.fetchQuery({
    queryKey: ['reading'],
    queryFn: ({ signal }) => sendContent({ path: ['reading'], signal }),
    // As components ask: `fetchQuery` alone asks once.
    retry: client.getDefaultOptions().queries?.retry ?? false,
  });
}

it('a service with too much to do is asked again when it says so', async () => {
  answers = [[429, '1'], [200]];
  const begun = performance.now();
  expect(await ask()).toMatchObject({ status: 200 });
  expect(performance.now() - begun).toBeGreaterThan(990);
  expect(asked).toBe(2);
});

it('whoever would wait long is told so at once, with the time', async () => {
  answers = [[429, '60']];
  const error = await ask().catch(toContentError);
  expect(error).toMatchObject({ failure: 'busy', retryAfterS: 60 });
  expect(asked).toBe(1);
});

it('a refusal is not asked for again', async () => {
  answers = [[403]];
  await expect(ask()).rejects.toMatchObject({ failure: 'forbidden', retryAfterS: undefined });
  expect(asked).toBe(1);
});
