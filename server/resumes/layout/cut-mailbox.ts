import { fold } from './sections.ts';

/** The beginning of a mailbox: nothing else stands in its line. */
const TOKEN = /^[\p{Ll}\d._-]{2,40}$/u;
/** Words of a name that say something. */
const MIN_WORD = 3;

/**
 * `anaruizs` above `oto@gmail.com` of Ana Ruiz Soto: what a narrow column cut off an address where nothing but the name
 * says so; empty where nothing does.
 */
export function cutOff(above: string, address: string, name: string): string {
  if (!TOKEN.test(above)) return '';
  const [rest = ''] = address.split('@');
  const words = fold(name)
    .split(' ')
    .filter((word) => word.length >= MIN_WORD);
  const [start, end] = [fold(above), fold(rest)];
  const isWithin = words.some((word) => {
    return `${start}${end}`.includes(word) && !start.includes(word) && !end.includes(word);
  });
  const others = words.reduce((text, word) => text.replaceAll(word, ''), start);
  return isWithin || (others !== start && !/\p{L}/u.test(others)) ? above : '';
}
