import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { checkUpload } from '#server/uploads/checks/check-upload.ts';
import { RESUME_GENERATORS } from './generators.ts';
import { type InventedResume, inventedResumes } from './invented-resumes.ts';

async function readAll(kind: 'text' | 'picture'): Promise<InventedResume[]> {
  const resumes: InventedResume[] = [];
  const generators = RESUME_GENERATORS.filter((one) => one.kind === kind);
  for await (const resume of inventedResumes(generators)) resumes.push(resume);
  return resumes;
}

const texts = await readAll('text');

it('there are at least 240 CVs of at least eight generators, a third of them held apart', () => {
  const pictures = RESUME_GENERATORS.filter(({ kind }) => kind === 'picture').length * 24;
  const heldApart = texts.filter(({ isHeldApart }) => isHeldApart);
  const all = texts.length + pictures;
  expect(RESUME_GENERATORS.length).toBeGreaterThanOrEqual(8);
  expect(all).toBeGreaterThanOrEqual(240);
  expect(heldApart.length / all).toBeCloseTo(1 / 3);
  expect(new Set(heldApart.map(({ generator }) => generator.name)).size).toBe(2);
});

it('the same files come in each run', async () => {
  const hash = ({ bytes }: InventedResume) => createHash('sha256').update(bytes).digest('hex');
  expect((await readAll('text')).map(hash)).toEqual(texts.map(hash));
});

it('each file is one that the server takes', async () => {
  for (const { fileName, bytes } of texts)
    expect(
      await checkUpload({ name: fileName, bytes: Buffer.from(bytes) }, async () => true),
      fileName,
    ).toHaveProperty('value');
});

it('a truth stands in the file it belongs to', () => {
  const documents = texts.filter(({ generator }) => generator.name === 'word');
  expect(documents).toHaveLength(24);
  for (const { bytes, truth } of documents) {
    const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
    expect(xml.toLowerCase()).toContain(truth.name.toLowerCase());
    expect(xml).toContain(truth.lastCompany);
    if (truth.email !== null) expect(xml).toContain(truth.email);
  }
});
