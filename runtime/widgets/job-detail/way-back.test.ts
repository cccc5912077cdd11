import { describe, expect, it } from 'vitest';
import { goBackTo } from './way-back.ts';

const LIST = 'https://rutas.example/buscar-empleos?page=3';

/** Tabs that have seen these addresses and stand at one of them; gives what was gone back to. */
function visits(urls: readonly string[], index: number) {
  const gone: string[] = [];
  const history = {
    currentEntry: { index },
    entries: () => urls.map((url, at) => ({ url, key: `visit ${at}` })),
    traverseTo: (key: string) => void gone.push(key),
  };
  return { history, gone };
}

describe('the way back to a list', () => {
  it.each([
    ['the list before the job', [LIST, '/job/a'], 1, 'visit 0'],
    [
      'the list, past the jobs that were looked at in between',
      [LIST, '/job/a', '/job/b'],
      2,
      'visit 0',
    ],
    ['the latest visit of the list', [LIST, '/job/a', LIST, '/job/b'], 3, 'visit 2'],
  ])('goes back to %s', (_, urls, index, key) => {
    const { history, gone } = visits(urls, index);
    expect(goBackTo(LIST, history)).toBe(true);
    expect(gone).toEqual([key]);
  });

  it.each([
    ['was opened in a tab of its own', ['/job/a'], 0],
    ['was opened from another page of the list', [LIST.replace('3', '2'), '/job/a'], 1],
    ['stands before the list', ['/job/a', LIST], 0],
  ])('is the link where the job %s', (_, urls, index) => {
    const { history, gone } = visits(urls, index);
    expect(goBackTo(LIST, history)).toBe(false);
    expect(gone).toEqual([]);
  });

  it('is the link where the browser tells nothing of its history', () => {
    expect(goBackTo(LIST, undefined)).toBe(false);
  });
});
