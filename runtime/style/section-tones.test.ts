// What traits of widgets tell the rule `section-contrast` of the stylesheets, held against them.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ColorToken } from '#schemas/documents/documents.ts';
import { traitsOf } from '#schemas/documents/widget-traits.ts';
import { widgetTypes } from '#schemas/generated/field-paths.ts';
import { sectionTones, type Tone } from '#schemas/theme/section-tones.ts';
import { sectionCss } from './section-css.ts';

function inCss({ color, share, over }: Tone): string {
  const name = (camel: string) =>
    `var(--${camel.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
  if (share === undefined) return name(color);
  return `color-mix(in srgb,${name(color)} ${share}%,${over ? name(over) : 'transparent'})`;
}

const PROPERTIES = {
  text: '--text',
  soft: '--soft',
  link: '--link',
  card: '--card',
  onButton: '--on-button',
  buttonHover: '--button-hover',
} as const;

describe.each(Object.entries(sectionTones))('a section on %s', (background, tones) => {
  const css = sectionCss({
    sectionId: 'root',
    subSections: [{ sectionId: 'a', options: { background: background as ColorToken } }],
  });

  it.each(Object.entries(PROPERTIES))(
    'gives its widgets the %s that is judged',
    (tone, property) => {
      const declaration = `${property}:${inCss(tones[tone as keyof typeof PROPERTIES])}`;
      expect(css.split(/[;{}]/)).toContain(declaration);
    },
  );
});

/** Its own, and that of the cards and disclosures that it shares with others. */
function cssOf(type: string): string {
  const folder = `runtime/widgets/${type}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
  const own = files.filter(({ file }) => file.endsWith('.css')).map(({ text }) => text);
  const shared = ['linked-card', 'disclosure'].filter((part) =>
    files.some(({ text }) => text.includes(`parts/${part}.tsx'`)),
  );
  return [
    ...own,
    ...shared.map((part) => readFileSync(`runtime/parts/${part}.module.css`, 'utf8')),
  ].join('\n');
}

it.each(widgetTypes)('%s declares the tones that it uses', (type) => {
  const css = cssOf(type);
  const links = /\scolor: var\(--link\)/.test(css);
  const cards = css.includes('var(--card)');
  const used = [links && 'links', cards && 'cards'].filter(Boolean);
  expect(traitsOf(type).tones ?? []).toEqual(used);
});

it.each(widgetTypes)('%s declares how dense its veils are', (type) => {
  const { percent = {} } = traitsOf(type).veils ?? {};
  const veils = cssOf(type).matchAll(/\.(\w+) \{\s*--strength: (\d+)%;/g);
  const dense = [...veils].map(([, veil, strength]) => [veil, Number(strength)]);
  expect(dense).toEqual(expect.arrayContaining(Object.entries(percent)));
});
