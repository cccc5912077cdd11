// What the rule `section-contrast` believes of the stylesheets, held against them.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ColorToken } from '#schemas/documents/documents.ts';
import { VEILS } from '#schemas/rules/contrast/section-contrast.ts';
import { CARD_TYPES, LINK_TYPES } from '#schemas/rules/contrast/tones-used.ts';
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

function typesWhose(pattern: RegExp): string[] {
  return readdirSync('runtime/widgets').filter((type) => pattern.test(cssOf(type)));
}

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

it('knows which widgets write in the colour of links', () => {
  expect([...LINK_TYPES].sort()).toEqual(typesWhose(/\scolor: var\(--link\)/).sort());
});

it('knows which widgets lay cards over their section', () => {
  expect([...CARD_TYPES].sort()).toEqual(typesWhose(/var\(--card\)/).sort());
});

it('knows how dense the veils of a wallpaper are', () => {
  const css = readFileSync('runtime/widgets/wallpaper/wallpaper.module.css', 'utf8');
  for (const [overlay, strength] of Object.entries(VEILS))
    expect(css).toMatch(new RegExp(`\\.${overlay} \\{\\s*--strength: ${strength}%;`));
});
