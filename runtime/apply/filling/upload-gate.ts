/** What goes on waits here for uploads; taps meanwhile are one act. */
export class UploadGate {
  #uploads: Promise<unknown> = Promise.resolve();
  #isAwaited = false;

  add(upload: Promise<unknown>): void {
    this.#uploads = Promise.allSettled([this.#uploads, upload]);
  }

  /** Resolves once uploads have ended; at once with false where somebody waits already. */
  async pass(): Promise<boolean> {
    if (this.#isAwaited) return false;
    this.#isAwaited = true;
    await this.#uploads;
    this.#isAwaited = false;
    return true;
  }
}
