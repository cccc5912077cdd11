import { expect, it } from 'vitest';
import { readTextFile } from './read-text.ts';

const TEXT = 'José Núñez – «Peña»\n• Chofer — “van” (2020 – hoy)';
const LINES = ['José Núñez – «Peña»', '• Chofer — “van” (2020 – hoy)'];
/** Where Windows-1252 has marks that Latin-1 has not. */
const MARKS: Readonly<Record<string, number>> = {
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '“': 0x93,
  '”': 0x94,
};

const wide = (text: string) => Buffer.from(text, 'utf16le');

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 with a mark', wide(`\ufeff${TEXT}`)],
  ['UTF-16 without one', wide(TEXT)],
  ['UTF-16 the other way round', wide(`\ufeff${TEXT}`).swap16()],
  [
    'Windows-1252',
    Buffer.from(Array.from(TEXT, (letter) => MARKS[letter] ?? letter.charCodeAt(0))),
  ],
  [
    'UTF-8 that a program took for Windows-1252',
    Buffer.from('JosÃ© NÃºÃ±ez â€“ Â«PeÃ±aÂ»\nâ€¢ Chofer â€” â€œvanâ€\x9d (2020 â€“ hoy)'),
  ],
])('a text in %s is read letter by letter', (_, bytes) => {
  expect(readTextFile(bytes).lines.map(({ text }) => text)).toEqual(LINES);
});
