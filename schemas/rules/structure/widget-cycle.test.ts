import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { widgetCycle } from './widget-cycle.ts';

const context = createContext({ fields: { 'x-tabs': { WidgetRef: ['tabs.*'] } } });

function tabs(id: string, shown: readonly string[], shownInVariant?: readonly string[]) {
  const widget = { id, type: 'x-tabs', content: { tabs: shown } };
  return shownInVariant ? { ...widget, variants: { p: { tabs: shownInVariant } } } : widget;
}

function cycles(...widgets: readonly ReturnType<typeof tabs>[]) {
  return widgetCycle.check(examplePage(pageData(widgets)), context);
}

it('finds a circle at the reference that closes it', () => {
  expect(cycles(tabs('a', ['b']), tabs('b', ['c']), tabs('c', ['b']))).toEqual([
    {
      code: 'widget-cycle',
      severity: 'error',
      pointer: '/widgets/2/content/tabs/0',
      nodeId: 'c',
      params: { path: 'b → c → b' },
    },
  ]);
});

it('finds a widget that shows itself', () => {
  expect(cycles(tabs('a', ['a']))).toMatchObject([{ params: { path: 'a → a' } }]);
});

it('accepts a widget that two others show', () => {
  expect(cycles(tabs('a', ['b', 'c']), tabs('b', ['c']), tabs('c', []))).toEqual([]);
});

it('finds a circle that only the variant closes', () => {
  expect(cycles(tabs('a', ['b']), tabs('b', [], ['a']))).toMatchObject([
    { pointer: '/widgets/1/variants/p/tabs/0' },
  ]);
});

it('accepts references that never hold at the same time', () => {
  expect(cycles(tabs('a', ['b'], ['c']), tabs('b', [], ['a']), tabs('c', []))).toEqual([]);
});

it('judges a chain of 2,000 widgets', () => {
  const chain = Array.from({ length: 1999 }, (_, i) => tabs(`w${i}`, [`w${i + 1}`]));
  const page = { ...examplePage(pageData([])), widgets: [...chain, tabs('w1999', ['w0'])] };
  expect(widgetCycle.check(page, context)).toMatchObject([
    { pointer: '/widgets/1999/content/tabs/0' },
  ]);
});
