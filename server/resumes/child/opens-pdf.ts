import { randomUUID } from 'node:crypto';
import type { ResumeReader } from './resume-reader.ts';

/** How long an upload waits for its turn and the answer, in ms. */
const MAX_WAIT_MS = 5000;

/**
 * Whether a PDF opens for those who have no password. Few files name a way to encrypt them, and of those many only may not be
 * printed: they are opened as CVs are. What cannot be told in time counts as open.
 */
export function createOpensPdf(reader: ResumeReader): (bytes: Buffer) => Promise<boolean> {
  return async (bytes) => {
    if (!bytes.includes('/Encrypt')) return true;
    const left = AbortSignal.timeout(MAX_WAIT_MS);
    const asked = { caller: 'uploads', file: randomUUID(), left };
    const outcome = await reader.read('pdf', async () => bytes, asked);
    return outcome.state === 'busy' || !outcome.reading.reasons.includes('encrypted');
  };
}
