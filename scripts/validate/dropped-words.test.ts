import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { richTextDropped } from '#schemas/rules/content/rich-text-dropped.ts';
import { createContext, examplePage, pageData } from '#schemas/testing/documents.ts';
import { createSanitiser } from '#server/base/sanitise.ts';

// Formatted texts of files, which no field has seen, broken as hands and programs break them.

const toVisitors = createSanitiser(runtime, '');

const PARTS = [
  ...[
    '<p>#</p>',
    '<p>#<br>#</p>',
    '<h1>#</h1>',
    '<h3>#</h3>',
    '<div>#</div>',
    '<ul><li>#</li><li>#</li></ul>',
  ],
  ...[
    '<p>a <b>#</b> <em>#</em></p>',
    '<table><tr><td>#</td><td>#</td></tr></table>',
    '# & #',
    '<blockquote>#</blockquote>',
  ],
  ...[
    '<p><a href="https://a.example/?b=1&amp;c=2" target="_blank">#</a> #</p>',
    "<a href='/turnos'>#</a>",
  ],
  ...[
    '<a href=http://a.example>#</a>',
    '<a href="www.a.example">#</a>',
    '<p><a href="turnos.html">#</a></p>',
  ],
  ...[
    '<p>#</p><img src="a.png" alt="Turnos">',
    '<svg><path/></svg>#',
    '<iframe src="https://a.example"></iframe>',
  ],
  ...[
    '<video src="a.mp4">#</video>',
    '<textarea>#</textarea>',
    '<select><option>#</option></select>',
  ],
  ...[
    '<script>#</script>',
    '<style>#</style>',
    '<xmp>#</xmp>',
    '<button>#</button>',
    '<p style="color:red">#</p>',
  ],
  ...[
    '<details><summary>#</summary>#</details>',
    '<dl><dt>#</dt><dd>#</dd></dl>',
    '5 < 6 #',
    '<font size="2">#</font>',
  ],
];

/** What goes wrong at one place of a text. */
const BREAKS: readonly ((html: string, at: number) => string)[] = [
  (html) => html,
  (html, at) => html.slice(0, at) + html.slice(at + 1),
  (html, at) => html.slice(0, at),
  (html, at) => html.slice(0, at) + html.slice(at - 1),
  (html, at) => `${html.slice(0, at)}<${html.slice(at)}`,
  (html, at) => `${html.slice(0, at)}"${html.slice(at)}`,
  (html, at) => `${html.slice(0, at)}>${html.slice(at)}`,
];

const sample = fc.record({
  parts: fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }),
  breakIt: fc.constantFrom(...BREAKS),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
});

function isTold(html: string): boolean {
  const page = examplePage(pageData([{ id: 'w', type: 'rich-text', content: { html } }]));
  return richTextDropped.check(page, createContext()).length > 0;
}

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([whole]) => whole);

it('words, links and pictures of 500 formatted texts reach visitors, or the rule tells', () => {
  let told = 0;
  const property = fc.property(sample, ({ parts, breakIt, at }) => {
    let count = 0;
    const whole = parts.join('\n').replaceAll('#', () => `palabra${count++}.`);
    const html = breakIt(whole, Math.max(1, Math.floor(whole.length * at)));
    const seen = toVisitors(html);
    const words = matches(html, /palabra\d+\./g);
    const isLost =
      words.some((word) => !seen.includes(word)) ||
      matches(seen, /<a href=/g).length < matches(html, /<a\s+href\s*=/g).length ||
      /<(?:img|svg|iframe|video)\b/.test(html);
    if (isLost) told += 1;
    expect({ html, isSilent: isLost && !isTold(html) }).toEqual({ html, isSilent: false });
  });
  fc.assert(property, { numRuns: 500, seed: 27 });
  expect(told).toBeGreaterThan(100);
});
