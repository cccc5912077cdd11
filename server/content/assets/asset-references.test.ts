import { describe, expect, it } from 'vitest';
import { pageJson } from '../../testing/sites.ts';
import { referencesOfPage } from '../kinds/asset-references.ts';
import { countUses } from './asset-usage.ts';

function pathsIn(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `assets/a${i}.svg`);
}

describe('references of a document', () => {
  it('are found up to a number that no page needs', () => {
    const few = JSON.stringify({ paths: pathsIn(9999) });
    expect(referencesOfPage(few)).toHaveLength(9999);
    const many = JSON.stringify({ first: ['assets/van.png'], paths: pathsIn(30_000) });
    const found = referencesOfPage(many);
    expect(found).toHaveLength(10_000);
    expect(found[0]).toEqual({ asset: 'assets/van.png', pointer: '/first/0' });
  });

  it.each([
    ['a list of a million items', [...Array.from({ length: 900_000 }, () => 1), 'assets/van.png']],
    ['a text of many paths', pathsIn(100_000).join(' ')],
  ])('are found in %s', (_, value) => {
    expect(referencesOfPage(JSON.stringify({ value })).length).toBeGreaterThan(0);
  });

  it('are told of unknown widgets only, whatever their place in the list', () => {
    const known = { type: 'rich-text', content: { html: '<p>assets/known.png</p>' } };
    const unknown = { type: 'hologram', content: { html: '<p>assets/unknown.png</p>' } };
    const widgets = Array.from({ length: 12 }, (_, i) => ({
      id: `w${i}`,
      ...(i === 1 ? unknown : known),
    }));
    const text = JSON.stringify(pageJson('home', { widgets }));
    expect(referencesOfPage(text)).toEqual([
      { asset: 'assets/unknown.png', pointer: '/widgets/1/content/html', nodeId: 'w1' },
    ]);
  });
});

it('counts the uses of an asset by its path and by its address', () => {
  const uses = ['assets/a.svg', '0123456789abcdef', 'assets/b.svg', 'assets/a.svg'].map(
    (asset) => ({ asset, pointer: '', state: 'draft' as const }),
  );
  const usageOf = countUses(uses);
  expect(usageOf({ path: 'assets/a.svg', hash: '0123456789abcdef' })).toBe(3);
  expect(usageOf({ path: 'assets/b.svg', hash: 'fedcba9876543210' })).toBe(1);
  expect(usageOf({ path: 'assets/c.svg', hash: 'fedcba9876543210' })).toBe(0);
});
