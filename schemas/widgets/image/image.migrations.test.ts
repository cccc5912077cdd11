import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePage } from '../../parse/parse-page.ts';
import { pageData } from '../../testing/documents.ts';
import { migrations } from './image.migrations.ts';

const text = fc
  .string({ unit: 'grapheme', maxLength: 300 })
  .filter((each) => /^[^\p{Cc}\p{Cs}]*$/u.test(each) && [...each].length <= 300);
const href = fc.oneof(
  fc.webUrl().filter((url) => url.startsWith('https:')),
  fc
    .array(fc.constantFrom('a', '🚚', '-', '/b'), { maxLength: 900 })
    .map((parts) => `/x${parts.join('')}`),
);

it("takes every picture that version 1 accepted to one that today's accepts", () => {
  const content = fc.record(
    {
      image: fc.record(
        {
          src: fc.constant('assets/a.svg'),
          alt: text,
          width: fc.constant(8),
          height: fc.constant(8),
          decorative: fc.boolean(),
        },
        { requiredKeys: ['src', 'alt', 'width', 'height'] },
      ),
      caption: text.filter((each) => each !== ''),
      href,
      rounded: fc.boolean(),
    },
    { requiredKeys: ['image'] },
  );
  fc.assert(
    fc.property(content, (stored) => {
      expect(parsePage(pageData([{ id: 'w', type: 'image', content: stored }])).problems).toEqual(
        [],
      );
    }),
  );
});

it('cuts an address that becomes a name between characters, never within one', () => {
  const image = { src: 'assets/a.svg', alt: '', width: 8, height: 8 };
  const migrated = migrations[1]?.({ image, href: `/${'🚚'.repeat(400)}` });
  expect(migrated).toMatchObject({ link: { label: `/${'🚚'.repeat(299)}` } });
});

it('leaves content that was never valid for the schema to refuse', () => {
  const junk = { image: 1, href: 2, link: 3 };
  expect(migrations[1]?.(junk)).toBe(junk);
});
