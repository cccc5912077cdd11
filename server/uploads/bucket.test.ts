import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FilledServer, openFilledServer } from '../testing/filled-server.ts';
import { pageJson, siteJson } from '../testing/sites.ts';
import { multipartOf, pdfOf } from '../testing/uploads/files.ts';
import { openTestS3, type TestS3 } from '../testing/uploads/s3-server.ts';

const ID = 'c0ffee00-0000-4000-8000-000000000001';

let bucket: TestS3;
let test: FilledServer;

beforeAll(async () => {
  bucket = await openTestS3();
  const env = {
    S3_ENDPOINT: bucket.origin,
    S3_BUCKET: 'cvs',
    S3_REGION: 'mx-1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    RUMBO_CALL_LIMITS: 'off',
  };
  test = await openFilledServer(
    async (pages) => {
      await pages.write('uno/site.json', siteJson('uno', { sitePrefix: 'uno' }));
      await pages.write('uno/home.page.json', pageJson('home'));
    },
    { env },
  );
});

afterAll(async () => {
  await test.close();
  await bucket.close();
});

async function upload() {
  return test.server.app.inject({
    method: 'POST',
    url: `/api/upload?applicationId=${ID}&websiteId=uno`,
    ...(await multipartOf(new Uint8Array(pdfOf(900)), 'cv.pdf')),
  });
}

it('files lie in the bucket where one is configured, and come back through this server', async () => {
  const { pathname } = new URL((await upload()).json<{ s3Url: string }>().s3Url);
  expect([...bucket.files.keys()]).toEqual([`/cvs/${pathname.split('/').at(-1)}`]);
  const { statusCode, rawPayload } = await test.server.app.inject(
    `${pathname}?applicationId=${ID}`,
  );
  expect([statusCode, rawPayload.equals(pdfOf(900))]).toEqual([200, true]);
});

it('limits are off where a bench turns them off', async () => {
  const calls = Array.from({ length: 15 }, () => upload());
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('a bucket that refuses is said as such, and when to come again', async () => {
  bucket.fail = { status: 403, times: 1 };
  const { statusCode, headers, json } = await upload();
  expect([statusCode, json().code, headers['retry-after']]).toEqual([
    503,
    'files-unavailable',
    '5',
  ]);
});
