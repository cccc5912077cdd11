// @vitest-environment jsdom
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_UPLOAD_BYTES } from '#schemas/forms/file-kinds.ts';
import { MAX_STALL_MS, type UploadResult, uploadFile } from './upload-file.ts';

const SUBJECT = {
  siteId: 'uno',
  agencyId: 'agency-a',
  channel: 'web',
  version: 'v2',
  formId: 'solicitud',
  stage: 0,
  query: '?utm_source=volante',
} as const;

interface Received {
  readonly url: string;
  readonly body: string;
}

const received: Received[] = [];

/** How the server answers once the body is there. */
let answer = (response: ServerResponse): void => void response.end('{"s3Url":"https://a/u/1"}');

const server = createServer((request, response) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-expose-headers', 'retry-after');
  if (request.method === 'OPTIONS') return void response.end();
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString('latin1');
  });
  request.on('end', () => {
    received.push({ url: request.url ?? '', body });
    answer(response);
  });
});

/** jsdom reads files by `FileReader` only. */
function readWhole(this: Blob): Promise<ArrayBuffer> {
  const reader = new FileReader();
  return new Promise((done) => {
    reader.onload = () =>
      done(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
    reader.readAsArrayBuffer(this);
  });
}

beforeAll(async () => {
  Blob.prototype.arrayBuffer = readWhole;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  document.documentElement.dataset['formsHost'] = `http://127.0.0.1:${port}`;
});

beforeEach(() => {
  received.length = 0;
  answer = (response) => void response.end('{"s3Url":"https://a/u/1"}');
});

afterAll(() => void server.close());

const fileOf = (name: string, ...parts: BlobPart[]) => new File(parts, name);
const pdf = (name = 'Currículum.pdf') => fileOf(name, '%PDF-1.7\n…');

function upload(file: File, onProgress?: (share: number) => void): Promise<UploadResult> {
  const options = { subject: SUBJECT, applicationId: 'abc', file };
  return uploadFile({ ...options, ...(onProgress && { onProgress }) }).result;
}

describe('a file', () => {
  it('goes with its name, and its progress is told', async () => {
    const shares: number[] = [];
    const sent = await upload(pdf(), (share) => shares.push(share));
    expect(sent).toMatchObject({ state: 'uploaded', url: 'https://a/u/1', name: 'Currículum.pdf' });
    expect(received[0]?.url).toBe('/api/upload?applicationId=abc&utm_source=volante&websiteId=uno');
    expect(received[0]?.body).toContain('%PDF-1.7');
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  });

  it('is not sent further once it is cancelled', async () => {
    answer = () => running.cancel();
    const running = uploadFile({ subject: SUBJECT, applicationId: 'abc', file: pdf() });
    expect(await running.result).toEqual({ state: 'cancelled' });
  });

  it('is not sent at all where it was cancelled before', async () => {
    const running = uploadFile({ subject: SUBJECT, applicationId: 'abc', file: pdf() });
    running.cancel();
    expect(await running.result).toEqual({ state: 'cancelled' });
    expect(received).toEqual([]);
  });

  it('that does not move any more has failed, and may be sent again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = () => {};
    let result: UploadResult | undefined;
    void upload(pdf()).then((given) => {
      result = given;
    });
    await expect.poll(() => received).toHaveLength(1);
    // How far the file has come may be told only now, from which on it is waited for anew.
    const stall = () => vi.advanceTimersByTimeAsync(MAX_STALL_MS).then(() => result);
    await expect.poll(stall).toEqual({ state: 'failed', status: 0 });
    vi.useRealTimers();
  });

  it('whose network broke can be sent again', async () => {
    answer = (response) => void response.destroy();
    expect(await upload(pdf())).toEqual({ state: 'failed', status: 0 });
    answer = (response) => void response.end('{"s3Url":"https://a/u/2"}');
    expect(await upload(pdf())).toMatchObject({ state: 'uploaded', url: 'https://a/u/2' });
  });
});

describe('what is refused', () => {
  it.each([
    ['IMG_2041.HEIC', 'x', 'file-heic'],
    ['foto.jpg', '\0\0\0\x18ftypheic', 'file-heic'],
    ['cv.pdf', '', 'file-empty'],
    ['cv.pdf', 'MZ\x90\0', 'file-damaged'],
    ['cv.exe', 'MZ\x90\0', 'file-type'],
  ])('on the device: %s', async (name, content, code) => {
    const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
    expect(await upload(fileOf(name, bytes))).toMatchObject({ state: 'refused', code });
    expect(received).toEqual([]);
  });

  it('on the device: what is longer than 10 MiB by a byte', async () => {
    const most = new Uint8Array(MAX_UPLOAD_BYTES - 5);
    expect(await upload(fileOf('cv.pdf', '%PDF-', most))).toMatchObject({ state: 'uploaded' });
    const more = new Uint8Array(MAX_UPLOAD_BYTES - 4);
    expect(await upload(fileOf('cv.pdf', '%PDF-', more))).toEqual({
      state: 'refused',
      code: 'file-size',
      params: { max: 10 },
    });
  });

  it('by the server, in its words', async () => {
    const message = 'Tiene macros: guárdalo como PDF';
    answer = (response) =>
      void response.writeHead(422).end(JSON.stringify({ problems: [{ message }] }));
    expect(await upload(pdf())).toEqual({ state: 'refused-by-server', message });
  });

  it('for now, where the server is busy', async () => {
    answer = (response) => void response.writeHead(503, { 'retry-after': '31' }).end();
    expect(await upload(pdf())).toEqual({ state: 'busy', retryAfterS: 31 });
    expect(received).toHaveLength(1);
  });

  it('for a moment: the file goes again when the server wants it, and no further than twice', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const busy = (response: ServerResponse) =>
      void response.writeHead(503, { 'retry-after': '12' }).end();
    const timers = vi.spyOn(globalThis, 'setTimeout');
    /** Once an answer has come and the file waits to go again. */
    const waits = (times: number) =>
      expect.poll(() => timers.mock.calls.filter(([, ms]) => ms === 12_000)).toHaveLength(times);
    answer = busy;
    const sent = upload(pdf());
    await waits(1);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(received).toHaveLength(1);
    answer = (response) => void response.end('{"s3Url":"https://a/u/3"}');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sent).toMatchObject({ state: 'uploaded', url: 'https://a/u/3' });
    answer = busy;
    const given = upload(pdf());
    for (const times of [2, 3]) {
      await waits(times);
      await vi.advanceTimersByTimeAsync(12_000);
    }
    expect(await given).toEqual({ state: 'busy', retryAfterS: 12 });
    expect(received).toHaveLength(5);
    timers.mockRestore();
    vi.useRealTimers();
  });
});

/** As a browser draws: jsdom has no pictures. */
function stubPictures(width: number, height: number) {
  const canvas = { width: 0, height: 0, getContext: () => null };
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  const real = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    name === 'canvas'
      ? Object.assign(real('canvas'), {
          getContext: () => ({ fillRect() {}, drawImage() {} }),
          toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void) {
            Object.assign(canvas, { width: this.width, height: this.height });
            done(new Blob(['\xff\xd8\xff small'], { type: 'image/jpeg' }));
          },
        })
      : real(name),
  );
  return canvas;
}

it.each([
  [4000, 3000, 'small', [2500, 1875]],
  [2500, 2000, 'large', [0, 0]],
])('a photo of %i × %i goes as a %s one', async (width, height, sent, size) => {
  const canvas = stubPictures(width, height);
  const bytes = Uint8Array.from([0xff, 0xd8, 0xff]);
  await upload(fileOf('foto.jpg', bytes, ' large'));
  expect(received[0]?.body).toContain(sent);
  expect([canvas.width, canvas.height]).toEqual(size);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
