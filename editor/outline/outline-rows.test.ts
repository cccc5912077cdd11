import { describe, expect, it } from 'vitest';
import { samplePage } from '../testing/pages.ts';
import { idsBelow, outlineRows, rowsAround } from './outline-rows.ts';

const page = samplePage();

const shown = (isExpanded: (id: string, level: number) => boolean) =>
  outlineRows(page, isExpanded).map(({ id, level }) => `${level} ${id}`);

describe('the rows', () => {
  it('follow the document, widgets in widgets below the section that shows them', () => {
    expect(shown(() => true)).toEqual([
      '1 s-a',
      '1 box',
      '2 s-b',
      '2 row',
      '3 s-c',
      '3 s-d',
      '1 s-tabs',
      '2 e',
      '1 empty',
    ]);
  });

  it('leave out what is in closed ones', () => {
    expect(shown((id) => id !== 'box' && id !== 's-tabs')).toEqual([
      '1 s-a',
      '1 box',
      '1 s-tabs',
      '1 empty',
    ]);
  });

  it('know their place among their siblings, and whether they can be opened', () => {
    const rows = outlineRows(page, () => false);
    expect(
      rows.map(({ position, setSize, isExpanded }) => [position, setSize, isExpanded]),
    ).toEqual([
      [1, 4, undefined],
      [2, 4, false],
      [3, 4, false],
      [4, 4, undefined],
    ]);
  });
});

it('finds the rows around a node', () => {
  expect(rowsAround(page, 's-c')).toEqual(['box', 'row']);
  expect(rowsAround(page, 'e')).toEqual(['s-tabs']);
  expect(rowsAround(page, 'gone')).toEqual([]);
});

it('counts widgets with the sections that show them', () => {
  expect(idsBelow(page, { id: 'row', kind: 'section' })).toEqual(['row', 's-c', 'c', 's-d', 'd']);
  expect(idsBelow(page, { id: 's-tabs', kind: 'section' })).toEqual(['s-tabs', 'tabs', 'e']);
});

it('does not follow a widget that names itself for ever', () => {
  const loop = {
    ...page,
    widgets: {
      ...page.widgets,
      e: { id: 'e', type: 'tabs', content: { tabs: [{ name: 'E', widgetId: 'tabs' }] } },
    },
  };
  const rows = outlineRows(loop, () => true).map(({ id }) => id);
  expect(rows).toContain('e');
  expect(rows).not.toContain('tabs');
});
