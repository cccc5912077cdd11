// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { createSanitiser } from '#server/base/sanitise.ts';
import { cleanPastedHtml } from './clean-paste.ts';
import type { PasteLosses } from './paste-losses.ts';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { richTextSchema } from './use-rich-text-editor.ts';

// What programs put on the clipboard, generated so that it is known what a person saw in it: its words, where its
// links lead and how many pictures it has. Whatever a visitor does not get of these is told at the field.

const toVisitors = createSanitiser(runtime, '');

interface Seen {
  readonly words: string[];
  /** Addresses as visitors get them; as they were where they cannot. */
  readonly links: string[];
  readonly refused: string[];
  readonly emoji: string[];
  pictures: number;
  media: number;
  inputs: number;
}

/** A part of a sample, which adds what is seen of it. */
type Part = (seen: Seen) => string;

const word = (seen: Seen): string => {
  const next = `palabra${seen.words.length}`;
  seen.words.push(next);
  return next;
};

const LINKS: readonly (readonly [href: string, kept: string | null])[] = [
  ['https://ejemplo.mx/a?b=1&amp;c=2', 'https://ejemplo.mx/a?b=1&c=2'],
  ['http://ejemplo.mx/licencia', 'https://ejemplo.mx/licencia'],
  ['https://www.google.com/url?q=https://ejemplo.mx/q&amp;sa=D', 'https://ejemplo.mx/q'],
  ['mailto:ana@ejemplo.mx', 'mailto:ana@ejemplo.mx'],
  ['tel:+525512345678', 'tel:+525512345678'],
  ['/contacto', '/contacto'],
  ['whatsapp://send?text=a', null],
  ['www.ejemplo.mx', null],
  ['turnos.html', null],
  ['//ejemplo.mx/x', null],
  ['file:///C:/Users/ana/turnos.docx', null],
  ['#_Toc123', null],
  ['javascript:alert(1)', null],
];

const INLINE: readonly Part[] = [
  word,
  (seen) => `<b>${word(seen)}</b>`,
  (seen) => `<span style="font-weight:700;color:#000">${word(seen)}</span>`,
  (seen) => `<font color="red">${word(seen)}</font>`,
  (seen) => `<i style="mso-bidi-font-style:normal">${word(seen)}<o:p>&nbsp;</o:p></i>`,
  (seen) => `<mark>${word(seen)}</mark> <kbd>${word(seen)}</kbd>`,
  (seen) => `<button type="button">${word(seen)}</button>`,
  (seen) => `<label>${word(seen)}</label>`,
  (seen) => `<math><mi>${word(seen)}</mi></math>`,
  () => '<span style="display:none">nada</span><span hidden>nada</span>',
  () => '<img src="https://ejemplo.mx/abierto.gif" width="1" height="1">',
  (seen) => {
    seen.emoji.push('👍');
    return '<img class="emoji" alt="👍" src="data:image/gif;base64,R0">';
  },
  (seen) => {
    seen.pictures += 1;
    return '<img src="file:///C:/turno.png" alt="Turno" width="300">';
  },
  (seen) => {
    seen.pictures += 1;
    return '<svg width="20" height="20"><path d="M0 0h9v9z"/></svg>';
  },
  (seen) => {
    seen.pictures += 1;
    return '<picture><source srcset="a.avif"><img src="a.jpg" alt=""></picture>';
  },
];

const link: (index: number) => Part = (index) => (seen) => {
  const [href, kept] = LINKS[index] ?? ['', null];
  if (kept === null) seen.refused.push(href);
  else seen.links.push(kept);
  return `<a href="${href}" target="_blank"><span>${word(seen)}</span></a>`;
};

const BLOCK: readonly ((inner: string, seen: Seen) => string)[] = [
  (inner) => `<p class="MsoNormal" style="margin:0cm">${inner}</p>`,
  (inner) => `<div dir="ltr">${inner}</div>`,
  (inner) => `<div><div>${inner}</div></div>`,
  (inner) => `<h1>${inner}</h1>`,
  (inner) => `<h6>${inner}</h6>`,
  (inner) => `${inner}<br>`,
  (inner, seen) => `<ul><li>${inner}</li><li>${word(seen)}</li></ul>`,
  (inner, seen) => `<ul><li>${inner}</li><ul><li>${word(seen)}</li></ul></ul>`,
  (inner, seen) => `<table><tr><td>${inner}</td><td>${word(seen)}</td></tr></table>`,
  (inner, seen) => `<dl><dt>${inner}</dt><dd>${word(seen)}</dd></dl>`,
  (inner) => `<section><article><blockquote>${inner}</blockquote></article></section>`,
  (inner) => `<center>${inner}</center>`,
  (inner, seen) => `<details><summary>${inner}</summary>${word(seen)}</details>`,
  (inner) => `<fieldset><legend>${inner}</legend></fieldset>`,
  (inner) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>${inner}</p>`,
  (inner, seen) => {
    seen.media += 1;
    return `<figure><iframe src="https://ejemplo.mx/mapa">nada</iframe><figcaption>${inner}</figcaption></figure>`;
  },
  (inner, seen) => {
    seen.media += 1;
    return `<div>${inner}</div><video src="a.mp4" width="300">nada</video>`;
  },
  (inner, seen) => {
    seen.inputs += 1;
    return `<form>${inner} <input name="a"></form>`;
  },
];

const inline = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...INLINE) },
  { weight: 1, arbitrary: fc.nat(LINKS.length - 1).map(link) },
);
const block = fc.record({
  around: fc.constantFrom(...BLOCK),
  parts: fc.array(inline, { minLength: 1, maxLength: 5 }),
});
const WRAPPERS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) =>
    `<html><head><style>p{}</style></head><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
  (html) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`,
  (html) => `<div class="gmail_quote">${html}</div><script>x()</script>`,
];
const sample = fc.record({
  wrap: fc.constantFrom(...WRAPPERS),
  blocks: fc.array(block, { minLength: 1, maxLength: 6 }),
});

/** What visitors have of a paste, and what the field said of it. */
function paste(html: string) {
  let told: PasteLosses | undefined;
  const field = serialiseRichText(
    parseRichText(
      richTextSchema,
      cleanPastedHtml(html, (losses) => {
        told = losses;
      }),
    ),
  );
  const { body } = new DOMParser().parseFromString(toVisitors(field), 'text/html');
  // As they stand on the screen.
  for (const each of body.querySelectorAll('p, li, td, th, h2, h3, h4, blockquote')) {
    each.prepend(' ');
    each.append(' ');
  }
  for (const br of body.querySelectorAll('br')) br.replaceWith(' ');
  return { body, told };
}

/** All of them: `PASTED_SAMPLES=500 npx vitest run editor/forms/rich-text/pasted-samples.test.ts`. */
const SAMPLES = Number(process.env['PASTED_SAMPLES'] ?? 120);

it('words, links and pictures of what is pasted reach visitors, or the field says that they do not', () => {
  const property = fc.property(sample, ({ wrap, blocks }) => {
    const seen: Seen = {
      ...{ words: [], links: [], refused: [], emoji: [] },
      ...{ pictures: 0, media: 0, inputs: 0 },
    };
    const html = blocks
      .map(({ around, parts }) => around(parts.map((part) => part(seen)).join(' '), seen))
      .join('\n');
    const { body, told } = paste(wrap(html));
    const text = body.textContent ?? '';
    expect(text.match(/(?<!\S)palabra\d+(?!\S)/g) ?? []).toEqual(seen.words);
    expect(text).not.toContain('nada');
    expect(text.match(/👍/gu) ?? []).toEqual(seen.emoji);
    const links = [...body.querySelectorAll('a')].map((each) => each.getAttribute('href'));
    expect(links).toEqual(seen.links);
    expect(told).toEqual({
      pictures: seen.pictures,
      media: seen.media,
      inputs: seen.inputs,
      links: [...new Set(seen.refused)],
      isCut: false,
    });
  });
  fc.assert(property, { numRuns: SAMPLES });
});

it('what is too long is cut, and told', () => {
  expect(paste(`<p>${'x'.repeat(2_000_000)}</p>`).told).toMatchObject({ isCut: true });
});
