import { expect, it } from 'vitest';
import { replaceInJson } from './replace-in-json.ts';

const louder = (value: string) => `${value}"!`;

it.each([
  ['{"a":"x","n":1.10}', ['a'], '{"a":"x\\"!","n":1.10}'],
  [
    '{ "l": [ {"a":"x"}, {"a":7}, {"a":"y", "b":"x"} ] }',
    ['l.*.a'],
    '{ "l": [ {"a":"x\\"!"}, {"a":7}, {"a":"y\\"!", "b":"x"} ] }',
  ],
  ['{"b":{"a":"x"},"a":"y"}', ['a', 'b.a'], '{"b":{"a":"x\\"!"},"a":"y\\"!"}'],
  ['{"a":"x","a":"y"}', ['a'], '{"a":"x","a":"y\\"!"}'],
  ['{"a":["x"],"2":"b","1":"c"}', ['a.b', 'missing', 'a'], '{"a":["x"],"2":"b","1":"c"}'],
])('replaces in %s the strings at %j and nothing else', (text, paths, expected) => {
  expect(replaceInJson(text, paths, louder)).toBe(expected);
});
