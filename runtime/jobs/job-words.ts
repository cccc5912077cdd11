import { usePageMessage } from '../context/page-context.ts';

/**
 * The words of pay and days, by their names. Elements carry them for scripts, so that a browser says what the server
 * said: `jobWordMarks`.
 */
export type JobWords = Readonly<Record<string, string | undefined>>;

/** The words of the site. */
export function useJobWords(): JobWords {
  const message = usePageMessage();
  return {
    hour: message('pay.hour'),
    day: message('pay.day'),
    week: message('pay.week'),
    fortnight: message('pay.fortnight'),
    month: message('pay.month'),
    months: message('date.months'),
    date: message('date.day'),
  };
}

/** As attributes, which scripts read as the element's `dataset`. */
export function jobWordMarks(words: JobWords): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [`data-${name}`, word]));
}
