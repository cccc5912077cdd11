import { isRecord } from '#schemas/json/fields.ts';
import type { ProductProcess } from '../../product/product-process.ts';
import { withFolder, withProduct } from '../../product/with-product.ts';
import { parseResume, uploadResume } from '../server/resume-calls.ts';
import { longResumes } from './long-resumes.ts';

/**
 * How long a person waits for each CV of three pages, in ms: the call of a form to the product, which starts a process for the
 * file. One after the other.
 */
export function timeLongResumes(): Promise<number[]> {
  return withFolder((dataDir) => withProduct(dataDir, { RUMBO_CALL_LIMITS: 'off' }, timeEach));
}

async function timeEach({ origin }: ProductProcess): Promise<number[]> {
  const times: number[] = [];
  for (const { kind, bytes } of longResumes()) {
    const url = await uploadResume(origin, `largo.${kind}`, bytes);
    if (url === undefined) throw new Error(`A long CV was refused by the upload (${kind}).`);
    const begun = performance.now();
    const answer = await parseResume(origin, url);
    times.push(performance.now() - begun);
    if (!isRecord(answer) || answer['text'] !== 'whole')
      throw new Error(`A long CV was not read whole (${kind}).`);
  }
  return times;
}
