import { afterAll, beforeAll } from 'vitest';

/**
 * Opens something before the first test of a file, or of a `describe`, and closes it after the last one.
 * @returns an object that has the members of what was opened as soon as tests and hooks run
 */
export function setUp<T extends { close(): Promise<unknown> }>(open: () => Promise<T>): T {
  const opened = {} as T;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close());
  return opened;
}
