import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson, parseStoredJson } from '../parse/parse-json.ts';
import { repeatedKey } from './repeated-key.ts';

describe('a key that an object has twice', () => {
  it.each([
    ['beside itself', '{"a":1,"a":2}', 'a', 7],
    ['with another between', '{ "a": 1, "b": {"a": 0}, "a": 2 }', 'a', 25],
    ['deep inside', '[{"x":[{"k":"","k":[]}]}]', 'k', 15],
    ['written with escapes', '{"text":1,"te\\u0078t":2}', 'text', 10],
    ['of quotation marks and backslashes', '{"\\"\\\\":1,"\\"\\\\":2}', '"\\', 10],
    ['of nothing', '{"":1,"":2}', '', 6],
  ])('is refused at the second: %s', (_, text, key, offset) => {
    expect(repeatedKey(text)).toEqual({ key, offset });
    expect(parseJson(text)).toMatchObject({
      problems: [{ code: 'key-repeated', params: { key, offset } }],
    });
  });

  it('counts by its last in what was stored before', () => {
    expect(parseStoredJson('{"a":1,"a":2}')).toMatchObject({ ok: true, value: { a: 2 } });
  });
});

it('is not seen in texts, in other objects and in lists', () => {
  for (const text of [
    '{"a":"a","b":"a"}',
    '[{"a":1},{"a":1}]',
    '["a","a"]',
    '{"a":{"a":{}}}',
    '{"a":"{\\"a\\":1,\\"a\\":2}"}',
  ])
    expect(repeatedKey(text)).toBeUndefined();
});

it('is in no text that JSON writes', () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => repeatedKey(JSON.stringify(value, null, 1)) === undefined,
    ),
  );
});
