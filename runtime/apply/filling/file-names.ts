import { cleanLine } from '#schemas/forms/base/clean-text.ts';
import type { UploadDescription } from '../../client/apply/describe-upload.ts';
import type { FillSession } from './fill-session.ts';

const KIB = 1024;

/** How the files of a form are called, each with its size, by their addresses. */
export class FileNames {
  readonly #session: FillSession;
  readonly #onLearnt: () => void;
  readonly #names = new Map<string, string>();
  readonly #asked = new Set<string>();

  constructor(session: FillSession, onLearnt: () => void) {
    this.#session = session;
    this.#onLearnt = onLearnt;
  }

  /** Undefined as long as it is not known. */
  nameOf(url: string): string | undefined {
    return this.#names.get(url);
  }

  /** As the person's device calls it. */
  set(url: string, described: UploadDescription): void {
    this.#names.set(url, sizedName(described));
  }

  /** Asks the server for the name of a file that another page or phone sent. */
  async learn(url: string): Promise<void> {
    if (this.#names.has(url) || this.#asked.has(url)) return;
    this.#asked.add(url);
    const { subject, applicationId } = this.#session;
    const late = await import('../../client/apply/describe-upload.ts').catch(() => undefined);
    const found = await late?.describeUpload(subject, applicationId, url);
    if (found === undefined) return void this.#asked.delete(url);
    this.set(url, found);
    this.#onLearnt();
  }
}

/** Direction marks of a name would turn its size as well. */
function sizedName({ name, size }: UploadDescription): string {
  const kib = Math.max(Math.round(size / KIB), 1);
  return `${cleanLine(name)} (${kib < KIB ? `${kib} KB` : `${(size / KIB / KIB).toFixed(1)} MB`})`;
}
