import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestS3, type TestS3 } from '../../testing/uploads/s3-server.ts';
import { createFileStore, type FileStore } from './file-store.ts';

const BYTES = Buffer.from([0, 255, 10, 13, 128, 7]);

let dataDir: string;
let bucket: TestS3;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumbo-files-'));
  bucket = await openTestS3();
});

afterAll(async () => {
  await bucket.close();
  await rm(dataDir, { recursive: true, force: true });
});

function storeOf(kind: string, secretAccessKey = 'secret'): FileStore {
  const { origin: endpoint } = bucket;
  const s3 = { endpoint, bucket: 'cvs', region: 'mx-1', accessKeyId: 'id', secretAccessKey };
  return createFileStore({ dataDir, s3: kind === 'bucket' ? s3 : undefined });
}

describe.each(['folder', 'bucket'])('a store in a %s', (kind) => {
  async function read(key: string): Promise<Buffer | undefined> {
    const file = await storeOf(kind).get(key);
    return file && buffer(file);
  }

  it('gives back the bytes that it was given', async () => {
    await storeOf(kind).put('a', BYTES);
    expect(await read('a')).toEqual(BYTES);
  });

  it('copies, so that one may go and the other stay', async () => {
    const store = storeOf(kind);
    await store.put('first', BYTES);
    expect(await store.copy('first', 'second')).toBe(true);
    await store.delete('first');
    expect([await read('first'), await read('second')]).toEqual([undefined, BYTES]);
  });

  it('has nothing under other keys, and deletes it all the same', async () => {
    const store = storeOf(kind);
    await store.delete('none');
    expect(await store.copy('none', 'other')).toBe(false);
    expect([await read('none'), await read('other')]).toEqual([undefined, undefined]);
  });
});

describe('a bucket', () => {
  it('that is busy for a moment is asked again', async () => {
    bucket.fail = { status: 503, times: 2 };
    await storeOf('bucket').put('again', BYTES);
    expect(bucket.files.get('/cvs/again')).toEqual(BYTES);
  });

  it('that refuses is a failure', async () => {
    bucket.fail = { status: 403, times: 1 };
    await expect(storeOf('bucket').put('x', BYTES)).rejects.toThrow('PUT with 403');
  });
});

it('leaves nothing beside the files in a folder', async () => {
  expect(await readdir(join(dataDir, 'applicant-files', 'incoming'))).toEqual([]);
});
