import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#schemas/time/durations.ts';
import { openTestApplications } from '../testing/applications.ts';
import { setUp } from '../testing/set-up.ts';
import { gpsJpeg, heicPhoto, multipartOf, pdfOf } from '../testing/uploads/files.ts';
import { pdfEncrypted, pdfNotToPrint } from '../testing/uploads/hostile-resumes.ts';
import { expireUploads } from './expire-uploads.ts';
import { Uploads } from './uploads.ts';

const clock = { now: Date.UTC(2030, 0, 1) };
const ID = 'c0ffee00-0000-4000-8000-000000000001';

const test = setUp(() => openTestApplications(clock));

beforeEach(() => {
  clock.now += 48 * HOUR_MS;
});

async function upload(bytes: Buffer, name = 'cv.pdf', query = '', ip = '192.0.2.7') {
  const answer = await test.server.app.inject({
    method: 'POST',
    url: `/api/upload?applicationId=${ID}&websiteId=uno${query}`,
    remoteAddress: ip,
    ...(await multipartOf(new Uint8Array(bytes), name)),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

function read(s3Url: string, query: string, host?: string) {
  return test.server.app.inject({
    url: `${new URL(s3Url).pathname}?${query}`,
    remoteAddress: '192.0.2.8',
    ...(host && { headers: { host } }),
  });
}

const filesDir = () => join(test.server.dataDir, 'applicant-files');

async function keptFiles(): Promise<string[]> {
  const names = await readdir(filesDir());
  return names.filter((name) => name !== 'incoming');
}

describe('an upload', () => {
  it('answers the address of the file, which is random', async () => {
    const first = await upload(pdfOf());
    const second = await upload(pdfOf());
    expect(first).toMatchObject({ status: 200, body: { s3Url: expect.any(String) } });
    expect(new URL(first.body.s3Url).pathname).toMatch(/^\/api\/upload\/[0-9a-f]{32}$/);
    expect(second.body.s3Url).not.toBe(first.body.s3Url);
    expect(JSON.stringify(test.server.lines)).not.toContain(ID);
  });

  it('of a PDF that asks for a password is refused, one that only may not be printed is taken', async () => {
    expect(await upload(pdfEncrypted())).toMatchObject({
      status: 422,
      body: { problems: [{ code: 'file-password' }] },
    });
    expect(await upload(pdfNotToPrint())).toMatchObject({ status: 200 });
  });

  it('is given back whole as a download with its own name', async () => {
    const bytes = pdfOf(3000);
    const { body } = await upload(bytes, 'Currículum María José Núñez 李.pdf');
    const answer = await read(body.s3Url, `applicationId=${ID}`);
    expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '3000',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    const head = await test.server.app.inject({
      method: 'HEAD',
      url: `${new URL(body.s3Url).pathname}?applicationId=${ID}`,
    });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '3000']);
    const disposition = String(answer.headers['content-disposition']);
    expect(head.headers['content-disposition']).toBe(disposition);
    expect(disposition).toMatch(/^attachment; filename="/);
    const [, encoded = ''] = /filename\*=UTF-8''(.+)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(encoded)).toBe('Currículum María José Núñez 李.pdf');
  });

  it('is given to nobody else', async () => {
    const { body } = await upload(pdfOf());
    for (const query of ['', 'applicationId=x', `submissionId=${ID.replace('1', '2')}`]) {
      const { statusCode, json } = await read(body.s3Url, query);
      expect([query, statusCode, json().code]).toEqual([query, 404, 'upload-unknown']);
    }
    const other = new URL(body.s3Url);
    other.pathname = other.pathname.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await read(other.href, `applicationId=${ID}`)).statusCode).toBe(404);
  });

  it('of a photograph has lost where it was taken', async () => {
    const { body } = await upload(await gpsJpeg(), 'licencia.jpg');
    const { rawPayload, headers } = await read(body.s3Url, `applicationId=${ID}`);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.includes('Ana Secreta')).toBe(false);
  });

  it('is refused with what to do, in the words of the site', async () => {
    const before = (await keptFiles()).length;
    const { status, headers, body } = await upload(heicPhoto(), 'IMG_2041.HEIC');
    expect([status, headers['content-type']]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
    expect(body).toMatchObject({
      code: 'file-refused',
      detail: 'Es una foto HEIC: toma una captura de pantalla de ella y súbela',
      problems: [{ code: 'file-heic', pointer: '/file' }],
    });
    expect((await keptFiles()).length).toBe(before);
  });

  it('of one byte too many is refused each time and never kept cut off', async () => {
    const before = (await keptFiles()).length;
    for (const excess of [1, 200_000]) {
      const { status, body } = await upload(pdfOf(10 * 1024 * 1024 + excess));
      expect([status, body.code, body.detail]).toEqual([
        413,
        'file-too-large',
        'Máximo 10 MB: elige un archivo más ligero o envía una foto',
      ]);
    }
    expect([(await keptFiles()).length, await readdir(join(filesDir(), 'incoming'))]).toEqual([
      before,
      [],
    ]);
  });

  it('needs a file in a multipart body, an id and a site', async () => {
    const send = async (url: string, payload: string | Buffer, type: string) => {
      const answer = await test.server.app.inject({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': type },
      });
      return [answer.statusCode, answer.json().code];
    };
    const url = `/api/upload?applicationId=${ID}&websiteId=uno`;
    expect(await send(url, '{}', 'application/json')).toEqual([415, 'media-type-unsupported']);
    const form = 'multipart/form-data; boundary=x';
    expect(await send(url, '--x--\r\n', form)).toEqual([400, 'request-refused']);
    expect(await send(url, 'nothing', form)).toEqual([400, 'request-refused']);
    expect(await send(url, 'nothing', 'multipart/form-data')).toEqual([400, 'request-refused']);
    const half = (await multipartOf(new Uint8Array(pdfOf()), 'cv.pdf')).payload.subarray(0, 300);
    const boundary = half.toString('latin1').split('\r\n')[0]?.slice(2);
    expect(await send(url, half, `multipart/form-data; boundary=${boundary}`)).toEqual([
      400,
      'request-refused',
    ]);
    expect(await send('/api/upload?websiteId=uno', '', form)).toEqual([400, 'request-invalid']);
    expect(await send(`/api/upload?applicationId=${ID}&websiteId=x`, '', form)).toEqual([
      404,
      'site-unknown',
    ]);
  });

  it('is limited by address, and half as often without a token', async () => {
    const statuses = async (ip: string, headers = {}) => {
      const answers = [];
      for (let n = 0; n < 21; n += 1)
        answers.push(
          await test.server.app.inject({
            method: 'POST',
            url: `/api/upload?applicationId=${ID}&websiteId=uno`,
            remoteAddress: ip,
            headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
            payload: '--x--\r\n',
          }),
        );
      return answers.filter(({ statusCode }) => statusCode !== 429).length;
    };
    expect(await statuses('198.51.100.1')).toBe(10);
    const { body } = await test.call('GET', '/api/v1/form-token?websiteId=uno');
    expect(await statuses('203.0.113.1', { 'x-form-token': body['token'] })).toBe(20);
  });
});

describe('over a connection', () => {
  it('a refusal comes at once, while the file is still being sent', async () => {
    const { app } = test.server;
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const declared = 11 * 1024 * 1024;
    socket.write(
      `POST /api/upload?applicationId=${ID}&websiteId=uno HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${declared}\r\n\r\n`,
    );
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toContain('413 Payload Too Large');
    const sent = new Promise((resolve) => socket.write(Buffer.alloc(declared), resolve));
    expect(await sent).not.toBeInstanceOf(Error);
    socket.destroy();
  });
});

describe('what nobody names', () => {
  it('goes after 24 hours, row and bytes', async () => {
    const { body } = await upload(pdfOf());
    const options = {
      kysely: test.database.kysely,
      store: new Uploads({
        kysely: test.database.kysely,
        config: { dataDir: test.server.dataDir, s3: undefined },
        opensPdf: async () => true,
        now: () => clock.now,
      }).store,
    };
    await expireUploads(options, clock.now + 23 * HOUR_MS);
    expect((await read(body.s3Url, `applicationId=${ID}`)).statusCode).toBe(200);
    await expireUploads(options, clock.now + 25 * HOUR_MS);
    expect((await read(body.s3Url, `applicationId=${ID}`)).statusCode).toBe(404);
    expect(await keptFiles()).toEqual([]);
    const rows = await test.database.kysely.selectFrom('uploads').selectAll().execute();
    expect(rows).toEqual([]);
  });
});
