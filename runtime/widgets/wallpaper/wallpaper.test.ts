import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseSite } from '#schemas/parse/parse-site.ts';
import { contrastRatio } from '#schemas/theme/contrast.ts';
import { renderTestPage } from '../../testing/render.ts';

const IMAGE = { src: 'assets/barrio.svg', alt: 'Barrio', width: 800, height: 640 };

function copyClass(overlay: string | undefined): string {
  const content = { image: IMAGE, heading: 'Hola', ...(overlay !== undefined && { overlay }) };
  const { html } = renderTestPage({ widgets: [{ id: 'w', type: 'wallpaper', content }] });
  return /class="[^"]*(plate|veiled)[^"]*"/.exec(html)?.[1] ?? '';
}

it.each([
  ['none', 'plate'],
  ['light', 'plate'],
  ['medium', 'veiled'],
  ['strong', 'veiled'],
  [undefined, 'veiled'],
])('puts text on what it can be read on below the veil %s', (overlay, ground) => {
  expect(copyClass(overlay)).toBe(ground);
});

/** Strength of a veil in per cent, as the stylesheet has it. */
function strengthOf(veil: string): number {
  const css = readFileSync('runtime/widgets/wallpaper/wallpaper.module.css', 'utf8');
  return Number(new RegExp(`\\.${veil} \\{\\s*--strength: (\\d+)%`).exec(css)?.[1]);
}

it.each(['repartidores-mx', 'almacenes-norte'])(
  'keeps 4.5:1 above the whitest picture in the colours of %s',
  (site) => {
    const parsed = parseSite(JSON.parse(readFileSync(`pages/${site}/site.json`, 'utf8')));
    if (!parsed.ok) throw new Error(`The site ${site} is invalid.`);
    const { ink, paper } = parsed.value.theme.colors;
    for (const veil of ['medium', 'strong'])
      expect(contrastRatio(paper, veiled(ink, strengthOf(veil) / 100))).toBeGreaterThanOrEqual(4.5);
  },
);

function veiled(ink: string, strength: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
  const seen = channels.map((value) => Math.ceil(value * strength + 255 * (1 - strength)));
  return `#${seen.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
