import { expect, it } from 'vitest';
import { xmlElement, xmlParent } from './xml-element.ts';

it.each([
  ['a < b & c', '<![CDATA[a < b & c]]>'],
  ['a]]>b', '<![CDATA[a]]]]><![CDATA[>b]]>'],
  ['a\u0000\u0008b\uFFFEc', '<![CDATA[abc]]>'],
  ['Ñandú 🚚', '<![CDATA[Ñandú 🚚]]>'],
])('writes %j so that XML reads it back', (text, content) => {
  expect(xmlElement('t', text)).toBe(`<t>${content}</t>`);
});

it('writes nothing where there is nothing', () => {
  expect(xmlElement('t', undefined) + xmlElement('t', '') + xmlParent('p', [''])).toBe('');
});
