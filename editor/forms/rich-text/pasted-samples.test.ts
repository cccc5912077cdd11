// @vitest-environment jsdom
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { EditorView } from '@tiptap/pm/view';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { createSanitiser } from '#server/base/sanitise.ts';
import { NOTHING_LOST, type PasteLosses } from './paste-losses.ts';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { richTextEvents, richTextSchema } from './use-rich-text-editor.ts';

// What programs put on the clipboard, generated so that it is known what a person saw in it: its words, where its
// links lead and how many pictures it has. Whatever a visitor does not get of these is told at the field.

interface Seen extends Record<'pictures' | 'media' | 'inputs' | 'unseen', number> {
  readonly words: string[];
  /** Addresses as visitors get them; as they were where they cannot. */
  readonly links: string[];
  readonly refused: string[];
  readonly emoji: string[];
}

/** A part of a sample, which adds what is seen of it. */
type Part = (seen: Seen) => string;

const word = (seen: Seen): string => {
  const next = `palabra${seen.words.length}`;
  seen.words.push(next);
  return next;
};

const picture =
  (html: string): Part =>
  (seen) => {
    seen.pictures += 1;
    return html;
  };

const emoji =
  (html: (sign: string) => string, sign: string): Part =>
  (seen) => {
    seen.emoji.push(sign);
    return html(sign);
  };

const LINKS: readonly (readonly [href: string, kept: string | null])[] = [
  ['https://ejemplo.mx/a?b=1&amp;c=2', 'https://ejemplo.mx/a?b=1&c=2'],
  ['HTTPS://ejemplo.mx/Ñandú', 'HTTPS://ejemplo.mx/Ñandú'],
  [' https://ejemplo.mx/ ', 'https://ejemplo.mx/'],
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

const aLink =
  (index: number, html: (href: string, seen: Seen) => string): Part =>
  (seen) => {
    const [href, kept] = LINKS[index] ?? ['', null];
    if (kept === null) seen.refused.push(href);
    else seen.links.push(kept);
    return html(href, seen);
  };

/** A link that holds a picture alone has no words to stay at. */
const pictureLink: Part = (seen) => {
  seen.refused.push('https://ejemplo.mx/mapa');
  return picture('<a href="https://ejemplo.mx/mapa"><img src="m.png"></a>')(seen);
};

const INLINE: readonly Part[] = [
  word,
  (seen) => `<b>${word(seen)}</b>`,
  (seen) => `<span style="font-weight:700;color:#000">${word(seen)}</span>`,
  (seen) => `<font face="Liberation Serif, serif"><font size="3">${word(seen)}</font></font>`,
  (seen) => `<i style="mso-bidi-font-style:normal">${word(seen)}<o:p>&nbsp;</o:p></i>`,
  (seen) => `<mark>${word(seen)}</mark> <kbd>${word(seen)}</kbd>`,
  (seen) => `<button type="button">${word(seen)}</button>`,
  (seen) => `<input type="submit" value="${word(seen)}">`,
  (seen) => `<label>${word(seen)}</label>`,
  (seen) => `<math><mi>${word(seen)}</mi><annotation>nada</annotation></math>`,
  (seen) =>
    `<span dir="ltr" class="selectable-text copyable-text"><span>${word(seen)}</span></span>`,
  (seen) => `<B><I>${word(seen)}</B> ${word(seen)}</I>`,
  (seen) => `<x-nota title="a>b">${word(seen)}</x-nota>`,
  (seen) => `<sup>${word(seen)}</sup> <code>${word(seen)}</code> <del>${word(seen)}</del>`,
  (seen) => `&#x202a;${word(seen)}&#x202c;\ufeff`,
  (seen) => {
    seen.unseen += 2;
    return '<span style="display:none">nada</span><span hidden>nada</span>';
  },
  () => '<datalist><option>nada</option></datalist>',
  () => '<!-- nada --><![CDATA[nada]]><?xml nada ?>',
  () => '<img src="https://ejemplo.mx/abierto.gif" width="1" height="1">',
  emoji((sign) => `<img class="emoji" alt="${sign}" src="data:image/gif;base64,R0">`, '👍'),
  emoji((sign) => `<img crossorigin="anonymous" alt="${sign}" class="emoji wa">`, '👩🏽‍🚒'),
  emoji((sign) => `<img goomoji="1f1f2" alt="${sign}" width="24">`, '🇲🇽'),
  picture('<img src="file:///C:/turno.png" alt="Turno" width="300">'),
  picture('<img src="blob:https://web.whatsapp.com/1" alt="2026" width="auto">'),
  picture('<img src="file:///tmp/lu1.tmp/a.png" name="Imagen1" width="120" border="0"/>'),
  picture('<svg width="20" height="20"><path d="M0 0h9v9z"/><text>nada</text></svg>'),
  picture('<picture><source srcset="a.avif"><img src="a.jpg" alt=""></picture>'),
  pictureLink,
];

const link = (index: number) =>
  aLink(index, (href, seen) => `<a href="${href}" target="_blank"><span>${word(seen)}</span></a>`);

type Block = (inner: string, seen: Seen) => string;

const WORD: readonly Block[] = [
  (inner) => `<p class="MsoNormal" style="margin:0cm">${inner}</p>`,
  (inner) =>
    `<p style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>${inner}</p>`,
  (inner, seen) =>
    `<p style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>${inner}</p><h1>${word(seen)}</h1>`,
];

const DOCS_AND_MAIL: readonly Block[] = [
  (inner) => `<div dir="ltr">${inner}</div>`,
  (inner, seen) => `<div dir="ltr">${inner}<div><br></div><div>${word(seen)}</div></div>`,
  (inner, seen) => `<ul><li>${inner}</li><ul><li>${word(seen)}</li></ul></ul>`,
  (inner, seen) =>
    `<div class="copyable-text" data-pre-plain-text="[10:32, 3/4/2026] Ana: ">${inner}<br>${word(seen)}</div>`,
  (inner) => `<center>${inner}</center>`,
  (inner, seen) => `${inner}<br>${word(seen)}<br>`,
];

const SHEETS: readonly Block[] = [
  (inner, seen) => `<table><tr><td>${inner}</td><td>${word(seen)}</td></tr></table>`,
  (inner, seen) =>
    `<google-sheets-html-origin><style>td{}</style><table><colgroup><col width="100"></colgroup><tbody><tr><td data-sheets-value="{&quot;1&quot;:2}" colspan="2">${inner}</td></tr><tr><td>${word(seen)}</td><td></td></tr></tbody></table></google-sheets-html-origin>`,
  (inner, seen) =>
    `<table width="100%"><col width="128*"/><thead><tr><th><p>${word(seen)}</p></th></tr></thead><tr><td rowspan="2"><p>${inner}</p></td></tr></table>`,
];

const WEB: readonly Block[] = [
  (inner) => `<div><div>${inner}</div></div>`,
  (inner) => `<h6>${inner}</h6>`,
  (inner, seen) => `<ul><li>${inner}</li><li>${word(seen)}</li></ul>`,
  (inner, seen) => `<ol start="4"><li><h3>${word(seen)}</h3><p>${inner}</p></li></ol>`,
  (inner, seen) => `<dl><dt>${inner}</dt><dd>${word(seen)}</dd></dl>`,
  (inner) => `<section><article><blockquote>${inner}</blockquote></article></section>`,
  (inner, seen) => `<details><summary>${inner}</summary>${word(seen)}</details>`,
  (inner) => `<fieldset><legend>${inner}</legend></fieldset>`,
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
  (inner, seen) => {
    seen.inputs += 1;
    return `<p>${inner} <select><option>nada</option></select></p>`;
  },
  (inner, seen) =>
    `<table><caption>${word(seen)}</caption><tr><td><ul><li>${inner}</li></ul></td></tr></table>`,
];

const MALFORMED: readonly Block[] = [
  (inner, seen) => `<p>${inner}<p>${word(seen)} `,
  (inner, seen) => `<ul>${inner}<li>${word(seen)}</ul>`,
  (inner, seen) => `<b><p>${inner}</b><div>${word(seen)}</div></p> `,
  (inner, seen) => `<P TITLE=a ALIGN=center>${inner}</P></br></div></td>${word(seen)} `,
  (inner, seen) => `<li>${inner}<li>${word(seen)} `,
  (inner, seen) => `<h2><div>${inner}</div></h2></h3>${word(seen)}<hr>`,
];

const inline = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...INLINE) },
  { weight: 1, arbitrary: fc.nat(LINKS.length - 1).map(link) },
);
const block = fc.record({
  around: fc.oneof(
    ...[WORD, DOCS_AND_MAIL, SHEETS, WEB, MALFORMED].map((kind) => fc.constantFrom(...kind)),
  ),
  parts: fc.array(inline, { minLength: 1, maxLength: 4 }),
});
const WRAPPERS: readonly ((html: string) => string)[] = [
  (html) => html,
  (html) =>
    `<html><head><style>p{}</style></head><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`,
  (html) =>
    `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">${html}</b>`,
  (html) => `<div class="gmail_quote">${html}</div><script>x()</script>`,
  // Other programs are made with the same text editor.
  (html) => `<meta charset='utf-8'><div data-pm-slice="1 1 []">${html}</div>`,
];

/** Texts that somebody pastes into, at the bar. */
const PLACES = [
  '|',
  '<p>antes | después</p>',
  '<ul><li>antes |</li><li>después</li></ul>',
  '<h2>| después</h2>',
  '<table><tbody><tr><td>antes |</td><td>después</td></tr></tbody></table>',
  '<blockquote><p>antes</p><p>|</p></blockquote>',
];

const sample = fc.record({
  place: fc.constantFrom(...PLACES),
  wrap: fc.constantFrom(...WRAPPERS),
  blocks: fc.array(block, { minLength: 1, maxLength: 3 }),
});

beforeAll(() => {
  // jsdom has no clipboard.
  vi.stubGlobal('ClipboardEvent', Event);
  return () => vi.unstubAllGlobals();
});

function stateAt(place: string): EditorState {
  const state = EditorState.create({ doc: parseRichText(richTextSchema, place) });
  let bar = 0;
  state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes('|')) bar = at + node.text.indexOf('|');
  });
  const at = state.tr.delete(bar, bar + 1);
  return state.apply(at.setSelection(TextSelection.create(at.doc, bar)));
}

const toVisitors = createSanitiser(runtime, '');
const ignore = () => {};

/** What visitors have of a paste, and what the field said of it. */
function paste(html: string, place = '|') {
  let told: PasteLosses | undefined;
  const actions = { undo: ignore, redo: ignore, link: ignore };
  const lose = (losses: PasteLosses) => {
    told = losses;
  };
  const view = new EditorView(null, {
    ...richTextEvents({ current: { ...actions, lose } }),
    state: stateAt(place),
    handleScrollToSelection: () => true,
  });
  view.pasteHTML(html);
  const field = serialiseRichText(view.state.doc);
  view.destroy();
  const { body } = new DOMParser().parseFromString(toVisitors(field), 'text/html');
  // As they stand on the screen.
  for (const each of body.querySelectorAll('p, li, td, th, h2, h3, h4, blockquote, caption, pre')) {
    each.prepend(' ');
    each.append(' ');
  }
  for (const br of body.querySelectorAll('br')) br.replaceWith(' ');
  return { field, body, told };
}

function visible(body: HTMLElement) {
  const text = (body.textContent ?? '').replace(/[\u202a-\u202e]/g, '');
  return {
    words: [...text.matchAll(/(?<!\S)palabra\d+(?!\S)/g)].map(String).sort(),
    around: text.match(/antes|después|nada/g) ?? [],
    emoji: [...text.matchAll(/👍|👩🏽‍🚒|🇲🇽/gu)].map(String).sort(),
    links: [...body.querySelectorAll('a')].map((each) => each.getAttribute('href')).sort(),
  };
}

it('words, links and pictures of 500 pastes reach visitors, or the field says that they do not', () => {
  const property = fc.property(sample, ({ place, wrap, blocks }) => {
    const seen: Seen = {
      ...{ words: [], links: [], refused: [], emoji: [] },
      ...{ pictures: 0, media: 0, inputs: 0, unseen: 0 },
    };
    const html = wrap(
      blocks
        .map(({ around, parts }) => around(parts.map((part) => part(seen)).join(' '), seen))
        .join(''),
    );
    const { body, told, field } = paste(html, place);
    const { words, links, refused, emoji, ...counted } = seen;
    const lost = told && { ...told, links: told.links.toSorted() };
    expect({ html, field, ...visible(body), lost }).toEqual({
      ...{ html, field, emoji: emoji.sort(), links: seen.links.sort(), words: words.sort() },
      around: place.match(/antes|después/g) ?? [],
      lost: { ...counted, links: [...new Set(refused)].sort(), isCut: false },
    });
  });
  fc.assert(property, { numRuns: 500, seed: 27 });
});

it('what is too long is cut, and told', () => {
  expect(paste(`<p>${'x'.repeat(2_000_000)}</p>`).told).toEqual({ ...NOTHING_LOST, isCut: true });
});
