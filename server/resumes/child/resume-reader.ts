import { availableParallelism } from 'node:os';
import { sumBy } from 'lodash-es';
import type { ResumeReading } from '#schemas/api/resumes.ts';
import { JobLimit } from '../../base/job-limit.ts';
import { READABLE_KINDS, type ReadableKind, unread } from '../files/readable-kinds.ts';
import { HostProcess } from './host-process.ts';

/** How long a file may take, in ms of a processor. */
const MAX_CPU_MS = 8000;
/** What a file takes as a rule, in seconds; texts, and pictures that are recognised (`docs/cv.md`). */
const USUAL_S = 1;
const PICTURE_S = 4;
const PICTURES: ReadonlySet<string> = new Set<ReadableKind>(['jpg', 'png']);
/** Whoever would wait longer is asked to come back: forms give a call up after 20 seconds. */
const MAX_WAIT_S = 15;
/** Of one network, files that wait or are read at the same time. */
const MOST_OF_CALLER = 2;

export type ReadOutcome =
  | { readonly state: 'read'; readonly reading: ResumeReading }
  | { readonly state: 'busy'; readonly retryAfterS: number };

export interface ResumeReaderOptions {
  /** Whether photos and scans are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
  /** Whether one caller may fill the line. */
  readonly hasCallLimits?: boolean;
  /** How long a file may take, in ms of a processor. */
  readonly maxCpuMs?: number;
}

/** Who waits for a file. */
export interface Reader {
  /** A network or an account, which has a few files in the line at most. */
  readonly caller: string;
  /** What is read; it is in the line once. */
  readonly file: string;
  /** Aborted when nobody waits for the answer any more: the file leaves the line, or its reading ends. */
  readonly left?: AbortSignal;
}

interface Taken extends Pick<Reader, 'caller' | 'file'> {
  /** What it takes as a rule. */
  readonly seconds: number;
}

/** Reads CVs, a few at a time, each in a process of its own. */
export class ResumeReader {
  /** One core stays for pages. */
  readonly #atOnce = Math.max(1, availableParallelism() - 1);
  readonly #limit = new JobLimit(this.#atOnce);
  readonly #stop = new AbortController();
  readonly #host = new HostProcess();
  readonly #readsPictures: boolean;
  readonly #maxCpuMs: number;
  readonly #mostOfCaller: number;
  /** Those that wait and those that are read. */
  readonly #taken = new Set<Taken>();

  constructor({ readsPictures, maxCpuMs = MAX_CPU_MS, hasCallLimits = true }: ResumeReaderOptions) {
    this.#readsPictures = readsPictures;
    this.#maxCpuMs = maxCpuMs;
    this.#mostOfCaller = hasCallLimits ? MOST_OF_CALLER : Number.POSITIVE_INFINITY;
  }

  /** @param load gives the bytes when their turn has come; undefined where the file has gone */
  async read(
    kind: string,
    load: () => Promise<Uint8Array | undefined>,
    { caller, file, left }: Reader,
  ): Promise<ReadOutcome> {
    const readable = readableKind(kind);
    if (readable === undefined) return { state: 'read', reading: unread('no-text') };
    const taken = { caller, file, seconds: this.#secondsOf(readable) };
    const retryAfterS = this.#waitOf(taken);
    if (retryAfterS > 0) return { state: 'busy', retryAfterS };
    this.#taken.add(taken);
    try {
      const reading = await this.#limit.run(() => this.#run(readable, load, left), left);
      return { state: 'read', reading };
    } catch (error) {
      if (left?.aborted) return { state: 'busy', retryAfterS: taken.seconds };
      throw error;
    } finally {
      this.#taken.delete(taken);
    }
  }

  #secondsOf(kind: ReadableKind): number {
    return this.#readsPictures && PICTURES.has(kind) ? PICTURE_S : USUAL_S;
  }

  /** In how many seconds a file may come again; 0 where it is taken now. */
  #waitOf({ caller, file, seconds }: Taken): number {
    const all = [...this.#taken];
    const own = all.filter((each) => each.caller === caller);
    const isOver = own.length >= this.#mostOfCaller || all.some((each) => each.file === file);
    const wait = sumBy(all, (each) => each.seconds) / this.#atOnce;
    return isOver || wait > MAX_WAIT_S ? Math.ceil(Math.max(wait, seconds)) : 0;
  }

  async #run(
    kind: ReadableKind,
    load: () => Promise<Uint8Array | undefined>,
    left: AbortSignal | undefined,
  ): Promise<ResumeReading> {
    const stop = AbortSignal.any([this.#stop.signal, ...(left ? [left] : [])]);
    const bytes = stop.aborted ? undefined : await load();
    if (bytes === undefined || stop.aborted) return unread('damaged');
    return this.#host.read(
      { kind, bytes, readsPictures: this.#readsPictures },
      { stop, maxCpuMs: this.#maxCpuMs },
    );
  }

  /** Ends what is being read. */
  close(): void {
    this.#stop.abort();
    this.#host.close();
  }
}

function readableKind(kind: string): ReadableKind | undefined {
  return READABLE_KINDS.find((each) => each === kind);
}
