import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressedText } from './compressed-text.ts';
import { contentPartsOf } from './content-parts.ts';

const PAGES = ['repartidores-mx', 'almacenes-norte'].flatMap((site) => {
  const folder = path.join('pages', site);
  const names = readdirSync(folder).filter((name) => name.endsWith('.page.json'));
  return names.map((name) => path.join(folder, name));
});

/** Header and trailer of gzip, and the code tables that the rest of a page pays for. */
const OVERHEAD = 68;

/** Bytes by which these tables differ from page to page. */
const TABLE_VARIES = 32;

describe.each(PAGES)('%s', (file) => {
  it('is estimated within six per cent of gzip, or the few bytes that a code table varies by', () => {
    const page: { widgets: { type: string; content: object }[] } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const texts = page.widgets.flatMap((widget) => contentPartsOf(widget).texts);
    const compressed = createCompressedText();
    const estimate = texts.reduce((sum, text) => sum + compressed.add(text), 0);
    const real = gzipSync(texts.join(''), { level: 9 }).length - OVERHEAD;
    expect(Math.abs(estimate - real)).toBeLessThan(Math.max(0.06 * real, TABLE_VARIES));
  });
});

it('weighs a text that is there already almost nothing', () => {
  const text = 'Rutas cerca de casa, con gasolina y seguro.';
  const compressed = createCompressedText();
  const first = compressed.add(text);
  expect(compressed.add(text)).toBeLessThan(first / 10);
});

it('weighs an endless word as what it is', () => {
  expect(createCompressedText().add('W'.repeat(10_000))).toBeLessThan(100);
});

it('tells characters apart whose codes end alike', () => {
  const compressed = createCompressedText();
  compressed.add('aaaaaaaa');
  // U+0461 ends in the code of "a".
  expect(compressed.add('\u0461'.repeat(3))).toBeGreaterThan(3);
});
