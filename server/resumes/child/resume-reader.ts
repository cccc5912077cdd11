import { availableParallelism } from 'node:os';
import type { ResumeReading } from '#schemas/api/resumes.ts';
import { JobLimit } from '../../base/job-limit.ts';
import { READABLE_KINDS, type ReadableKind, unread } from '../files/readable-kinds.ts';
import { runChild } from './run-child.ts';

/** Files that wait at most; whoever comes then is asked to come back. */
const MAX_WAITING = 16;
/** How long a file may take, in ms of a processor. */
const MAX_CPU_MS = 8000;
/** What a file takes as a rule, in seconds. */
const USUAL_S = 1;

export type ReadOutcome =
  | { readonly state: 'read'; readonly reading: ResumeReading }
  | { readonly state: 'busy'; readonly retryAfterS: number };

export interface ResumeReaderOptions {
  /** Whether photos and scans are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
  /** How long a file may take, in ms of a processor. */
  readonly maxCpuMs?: number;
}

/** Reads CVs, a few at a time, each in a process of its own. */
export class ResumeReader {
  /** One core stays for pages. */
  readonly #atOnce = Math.max(1, availableParallelism() - 1);
  readonly #limit = new JobLimit(this.#atOnce);
  readonly #stop = new AbortController();
  readonly #readsPictures: boolean;
  readonly #maxCpuMs: number;
  #taken = 0;

  constructor({ readsPictures, maxCpuMs = MAX_CPU_MS }: ResumeReaderOptions) {
    this.#readsPictures = readsPictures;
    this.#maxCpuMs = maxCpuMs;
  }

  /** @param load gives the bytes when their turn has come; undefined where the file has gone */
  async read(kind: string, load: () => Promise<Uint8Array | undefined>): Promise<ReadOutcome> {
    const readable = readableKind(kind);
    if (readable === undefined) return { state: 'read', reading: unread('no-text') };
    if (this.#taken >= MAX_WAITING + this.#atOnce) {
      const retryAfterS = Math.ceil((this.#taken * USUAL_S) / this.#atOnce);
      return { state: 'busy', retryAfterS };
    }
    this.#taken += 1;
    try {
      const reading = await this.#limit.run(() => this.#run(readable, load));
      return { state: 'read', reading };
    } finally {
      this.#taken -= 1;
    }
  }

  async #run(
    kind: ReadableKind,
    load: () => Promise<Uint8Array | undefined>,
  ): Promise<ResumeReading> {
    const bytes = this.#stop.signal.aborted ? undefined : await load();
    if (bytes === undefined) return unread('damaged');
    return runChild(
      { kind, bytes, readsPictures: this.#readsPictures },
      { stop: this.#stop.signal, maxCpuMs: this.#maxCpuMs },
    );
  }

  /** Ends what is being read. */
  close(): void {
    this.#stop.abort();
  }
}

function readableKind(kind: string): ReadableKind | undefined {
  return READABLE_KINDS.find((each) => each === kind);
}
