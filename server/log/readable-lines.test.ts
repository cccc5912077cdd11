import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';
import { readableLines } from './readable-lines.ts';

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  let shown = '';
  const terminal = {
    write: (text: string) => {
      shown += text;
      return true;
    },
  };
  write(createLogger('info', readableLines(terminal)));
  return shown;
}

it('shows a person the time, what happened and its details', () => {
  const shown = logged((logger) =>
    logger.info({ published: 3, page: 'a b' }, 'Imported page files'),
  );
  expect(shown).toMatch(/^\d\d:\d\d:\d\d Imported page files published=3 page="a b"\n$/);
});

it('names what is more than news', () => {
  const shown = logged((logger) => logger.warn({ reason: 'refused' }, 'The geocoder failed'));
  expect(shown).toMatch(/^\S+ WARN The geocoder failed reason=refused\n$/);
});

it('says the method, path and status of a request on the same line', () => {
  const req = { method: 'GET', url: '/buscar-empleos?keyword=secreto' };
  const shown = logged((logger) => logger.info({ req, responseTime: 1.23456 }, 'answered'));
  expect(shown).toMatch(
    / answered req\.method=GET req\.path=\/buscar-empleos responseTime=1\.2\n$/,
  );
});

it('shows where an error was thrown, and what caused it', () => {
  const error = new Error('Outside', { cause: new TypeError('Inside') });
  const shown = logged((logger) => logger.error(error, 'It failed'));
  expect(shown).toMatch(
    / ERROR It failed\n {2}Error: Outside\n {6}at .*\n {2}caused by\n {2}TypeError: Inside\n/s,
  );
});
