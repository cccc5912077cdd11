import { expect, it } from 'vitest';
import { createPageEditor } from '../document/store/page-editor.ts';
import { samplePage } from '../testing/pages.ts';
import { pathToNode, type SelectionStep, walkSelection } from './walk-selection.ts';

function walk(from: readonly string[], ...steps: readonly SelectionStep[]): readonly string[] {
  const editor = createPageEditor('demo', samplePage());
  editor.selection.set(from);
  for (const step of steps) walkSelection(editor, step);
  return editor.selection.get();
}

it('goes between siblings, into and out of sections', () => {
  expect(walk(['s-a'], 'next')).toEqual(['box']);
  expect(walk(['box'], 'previous')).toEqual(['s-a']);
  expect(walk(['box'], 'child', 'next', 'child')).toEqual(['s-c']);
  expect(walk(['s-d'], 'parent', 'parent')).toEqual(['box']);
});

it('stays where there is no way on', () => {
  expect(walk(['s-a'], 'previous')).toEqual(['s-a']);
  expect(walk(['s-c'], 'child')).toEqual(['s-c']);
});

it('begins with the first section, and leads from an inner widget to the one around it', () => {
  expect(walk([], 'next')).toEqual(['s-a']);
  expect(walk(['e'], 'parent')).toEqual(['s-tabs']);
});

it('knows the way from the page to every node', () => {
  const page = samplePage();
  expect(pathToNode(page, 's-d')).toEqual(['root', 'box', 'row', 's-d']);
  expect(pathToNode(page, 'e')).toEqual(['root', 's-tabs', 'e']);
  expect(pathToNode(page, 'unknown')).toEqual(['unknown']);
});

it('ends where widgets show one another in a circle', () => {
  const page = samplePage();
  const tabs = (id: string, shown: string) => ({
    id,
    type: 'tabs',
    content: { tabs: [{ name: 'Uno', widgetId: shown }] },
  });
  const widgets = { ...page.widgets, x: tabs('x', 'y'), y: tabs('y', 'x') };
  expect(pathToNode({ ...page, widgets }, 'x')).toEqual(['y', 'x']);
});
