import postcss from 'postcss';
import { expect, it } from 'vitest';
import { hoverWhereHovering } from './hover-where-hovering.ts';

async function transform(css: string): Promise<string> {
  return (await postcss([hoverWhereHovering()]).process(css, { from: undefined })).css;
}

it('keeps what hovering changes for devices that can hover', async () => {
  expect(await transform('a:hover{color:red}')).toBe('@media (hover: hover){a:hover{color:red}}');
  expect(await transform('b:has(a:hover){color:red}')).toBe(
    '@media (hover: hover){b:has(a:hover){color:red}}',
  );
});

it('leaves the other selectors of a rule to all', async () => {
  const css = await transform('a:hover,a:focus-visible{color:red}');
  expect(css).toBe('a:focus-visible{color:red}@media (hover: hover){a:hover{color:red}}');
});

it('keeps the order of rules, also inside other queries', async () => {
  const css = await transform('@media print{a:hover{color:red}a{color:blue}}');
  expect(css).toBe('@media print{@media (hover: hover){a:hover{color:red}}a{color:blue}}');
});

it('changes nothing where a tap is meant, or where hovering is asked for already', async () => {
  for (const css of [
    '.card:is(:hover, :focus-within) .back{opacity:1}',
    '@media (hover: hover){a:hover{color:red}}',
  ])
    expect(await transform(css)).toBe(css);
});
