import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapePointer } from '../json/json-pointer.ts';
import { editText } from './edit-text.ts';

it('changes values and names where they stand', () => {
  const text = '{ "a" : [1,  {"b/c":true}],\r\n\t"~": "x" }';
  expect(
    editText(text, [
      { kind: 'value', pointer: '/~0', value: 'ñ"' },
      { kind: 'name', pointer: '/a/1/b~1c', name: 'd' },
      { kind: 'value', pointer: '/a/0', value: 2 },
    ]),
  ).toBe('{ "a" : [2,  {"d":true}],\r\n\t"~": "ñ\\"" }');
});

it.each(['/b', '/a/2', '/a/x', '/a/0/x'])(
  'changes nothing at %s, which is not there',
  (pointer) => {
    const text = '{"a":[1]}';
    expect(editText(text, [{ kind: 'value', pointer, value: 2 }])).toBe(text);
    expect(editText(text, [{ kind: 'name', pointer, name: 'z' }])).toBe(text);
  },
);

it('changes no name where a list has the value, and none of the document', () => {
  const text = '{"a":[1]}';
  expect(editText(text, [{ kind: 'name', pointer: '/a/0', name: 'z' }])).toBe(text);
  expect(editText(text, [{ kind: 'name', pointer: '', name: 'z' }])).toBe(text);
});

it('gives any object the value at any of its keys and leaves the others', () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }), { minKeys: 1 });
  fc.assert(
    fc.property(objects, fc.nat(), fc.string(), (object, at, value) => {
      const keys = Object.keys(object);
      const key = keys[at % keys.length] ?? '';
      const pointer = `/${escapePointer(key)}`;
      const edited = editText(JSON.stringify(object), [{ kind: 'value', pointer, value }]);
      const entries = Object.entries(object).map(([name, old]) => [
        name,
        name === key ? value : old,
      ]);
      expect(JSON.parse(edited)).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(entries))));
    }),
  );
});
