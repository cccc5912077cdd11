import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

function marked(before: string, after: string): string {
  return wordDiff(before, after)
    .map(({ text, isNew }) => (isNew ? `[${text.trim()}]` : text.trim()))
    .join(' ');
}

it.each([
  ['Reparte con nosotros', 'Reparte hoy con nosotros', 'Reparte [hoy] con nosotros'],
  ['Gana más', 'Gana más', 'Gana más'],
  ['', 'Todo nuevo', '[Todo nuevo]'],
  ['uno dos', 'dos uno', 'dos [uno]'],
  ['uno', 'uno uno', 'uno [uno]'],
])('marks the new words from "%s" to "%s"', (before, after, text) => {
  const result = marked(before, after);
  expect([text, text.replace('dos [uno]', '[dos] uno')]).toContain(result);
});

it('keeps every character of the text', () => {
  const text = fc.string({ maxLength: 60 }).map((value) => value.trim());
  fc.assert(
    fc.property(text, text, (before, after) => {
      const whole = wordDiff(before, after)
        .map((run) => run.text)
        .join('');
      expect(whole).toBe(after);
    }),
    { numRuns: 1000 },
  );
});
