import { expect, it } from 'vitest';
import {
  possibleReferencesOf,
  reachableFrom,
  referencesOf,
  referencesOfContent,
} from './widget-references.ts';

function tabs(id: string, widgetId: string) {
  return { id, type: 'tabs', content: { tabs: [{ name: 'Uno', widgetId }] } };
}

const varied = { ...tabs('t', 'a'), variants: { p: { tabs: [{ name: 'Uno', widgetId: 'b' }] } } };

it('finds what a widget names in its content, and on /p/ paths', () => {
  expect(referencesOfContent(varied)).toEqual(['a']);
  expect(referencesOf(varied)).toEqual(['a', 'b']);
});

it('takes any text of a widget whose fields are not known for a possible reference', () => {
  const map = {
    type: 'promo-map',
    content: { pins: [{ shows: 'a' }] },
    variants: { p: { x: 'b' } },
  };
  expect(referencesOf(map)).toEqual([]);
  expect(possibleReferencesOf(map)).toEqual(['a', 'b']);
  expect(possibleReferencesOf({ ...varied, version: 99 })).toEqual(['Uno', 'a', 'Uno', 'b']);
  expect(possibleReferencesOf(varied)).toEqual(['a', 'b']);
});

it('follows widgets that show others, in circles too, and leaves out those that are not there', () => {
  const widgets = [tabs('a', 'b'), tabs('b', 'a'), tabs('c', 'gone')];
  expect([...reachableFrom(['a', 'c'], widgets, referencesOf)].sort()).toEqual(['a', 'b', 'c']);
});
