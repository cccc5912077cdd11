import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutTrailingCommas } from './trailing-commas.ts';

it.each([
  ['[1,]', '[1]'],
  ['{"a":[1 , \n],}', '{"a":[1  \n]}'],
  ['[{"a":1,},[],"",]', '[{"a":1},[],""]'],
  ['[",]",",}",]', '[",]",",}"]'],
])('%j becomes %j', (text, expected) => {
  expect(withoutTrailingCommas(text)).toBe(expected);
});

it.each(['[,]', '[1,,]', '{,}', '[1,] // x', '/* x */ [1,]', '[1,', '', '[1,]]'])(
  '%j stays as it is',
  (text) => {
    expect(withoutTrailingCommas(text)).toBe(text);
  },
);

it('takes away trailing commas alone, wherever they stand', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value, null, 2);
      // A line that ends a list or an object follows its last item, which has no comma.
      const broken = text.replace(/([^,[{\n])\n( *[\]}])/g, '$1,\n$2');
      expect(withoutTrailingCommas(broken)).toBe(text);
    }),
  );
});
