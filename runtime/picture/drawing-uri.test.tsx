import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toDrawingUri } from './drawing-uri.ts';

const pagesDir = path.join(import.meta.dirname, '../../pages');
const shipped = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name, source: readFileSync(path.join(pagesDir, name), 'utf8') }));

/** What a browser makes of the address in an attribute. */
function readBack(uri: string): string {
  const { protocol, pathname, search, hash } = new URL(uri);
  expect([protocol, search, hash]).toEqual(['data:', '', '']);
  return decodeURIComponent(pathname.replace(/^image\/svg\+xml,/, ''));
}

describe('the address of a drawing', () => {
  it('gives every shipped drawing back', () => {
    expect(shipped.length).toBeGreaterThan(50);
    const changed = shipped.filter(
      ({ source }) => readBack(toDrawingUri(source)) !== source.trim(),
    );
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  it('gives back what URLs and HTML would read as something else', () => {
    const source = `<svg>\n\t<text fill="#fff" title='a&amp;b'>100% ñandú 🚚 \u007f {}|^\`\\</text></svg>`;
    expect(readBack(toDrawingUri(source))).toBe(source);
  });

  it('holds what URLs may hold and nothing else, no space above all', () => {
    for (const { source } of shipped)
      expect(toDrawingUri(source)).toMatch(
        /^data:image\/svg\+xml,(?:[\w!$()*+,\-./:;=?@~]|%[\dA-F]{2})+$/,
      );
  });

  it('stands in an attribute as it is', () => {
    for (const { source } of shipped) {
      const uri = toDrawingUri(source);
      expect(renderToStaticMarkup(<img src={uri} alt="" />)).toBe(`<img src="${uri}" alt=""/>`);
    }
  });

  it('is hardly larger than the drawing once it is compressed', () => {
    const bytes = (texts: readonly string[]) =>
      texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
    const files = bytes(shipped.map(({ source }) => source));
    const addresses = bytes(shipped.map(({ source }) => toDrawingUri(source)));
    expect(addresses / files).toBeLessThan(1.08);
  });
});
