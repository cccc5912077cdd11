import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSite } from '#schemas/parse/parse-site.ts';
import { contrastRatio } from '#schemas/theme/contrast.ts';
import { textToneOf } from './text-tone.ts';

it.each([
  ['dark colours', ['#1e1b4b', '#7c2d12'], 'white'],
  ['bright colours', ['#fde68a', '#f59e0b'], 'black'],
  ['colours of both kinds', ['#000000', '#ffffff'], 'plate'],
  ['two bright colours with grey between them', ['#ff7f00', '#00a0ff'], 'black'],
  ['dark theme colours', ['ink', 'action'], 'paper'],
  ['light theme colours', ['paper', 'tint'], 'ink'],
  ['the accent alone', ['accent', 'accent'], 'on-accent'],
  ['theme colours of both kinds', ['ink', 'paper'], 'plate'],
  ['theme and own colours', ['ink', '#000000'], 'plate'],
])('writes on %s: %s', (_, stops, tone) => {
  expect(textToneOf(stops)).toBe(tone);
});

const TEXTS = { white: '#ffffff', black: '#000000' } as const;

it('is readable in the middle of any two colours too', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const color = fc.tuple(channel, channel, channel);
  fc.assert(
    fc.property(color, color, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const tone = textToneOf([toHex(from), toHex(to)]);
      if (tone !== 'white' && tone !== 'black') return;
      const middle = from.map((value, at) => value * (1 - share) + (to[at] ?? 0) * share);
      // A shade of rounding between the 32 colours that were looked at.
      expect(contrastRatio(TEXTS[tone], toHex(middle))).toBeGreaterThan(4.45);
    }),
  );
});

it.each(['repartidores-mx', 'almacenes-norte'])('is readable on theme colours of %s', (site) => {
  const parsed = parseSite(JSON.parse(readFileSync(`pages/${site}/site.json`, 'utf8')));
  if (!parsed.ok) throw new Error(`The site ${site} is invalid.`);
  const { colors } = parsed.value.theme;
  for (const stop of ['ink', 'action', 'secondary'] as const)
    expect(contrastRatio(colors.paper, colors[stop])).toBeGreaterThanOrEqual(4.5);
  for (const stop of ['paper', 'surface', 'tint'] as const)
    expect(contrastRatio(colors.ink, colors[stop])).toBeGreaterThanOrEqual(4.5);
});

function toHex(channels: readonly number[]): string {
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
