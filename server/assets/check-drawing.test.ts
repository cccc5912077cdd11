import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDrawing } from './check-drawing.ts';
import { toPlainShapes } from './plain-shapes.ts';

const pagesDir = fileURLToPath(new URL('../../pages', import.meta.url));
const shipped = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);

const ENGLISH = /\b(?:the|and|of|is|are|this|that|with|tag|unclosed|attribute|has|it|in|or|not)\b/i;

function svg(content: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${content}</svg>`;
}

function faultsOf(text: string | Buffer): string[] {
  return checkDrawing(Buffer.from(text)).map(({ en }) => en);
}

const REFUSED: readonly (readonly [has: string, text: string, reason: string])[] = [
  ['a script', svg('<script>alert(1)</script>'), 'the element <script>'],
  ['a script of another file', svg('<script href="https://x.example/a.js"/>'), '<script>'],
  ['an event handler', svg('<path d="M0 0" onclick="alert(1)"/>'), 'the event handler onclick'],
  ['a handler of the root', svg('', 'onload="alert(1)"'), 'the event handler onload'],
  ['a handler in capitals', svg('<g ONLOAD="alert(1)"/>'), 'the event handler ONLOAD'],
  ['foreign markup', svg('<foreignObject><p/></foreignObject>'), '<foreignObject>'],
  ['an HTML element', svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="/"/>'), '<iframe>'],
  ['an HTML script', svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'), '<h:script>'],
  ['a picture of another host', svg('<image href="https://x.example/a.png"/>'), '<image>'],
  ['a part of another file', svg('<use href="https://x.example/a.svg#a"/>'), 'outside'],
  ['a part of a data address', svg('<use xlink:href="data:image/svg+xml,x#a"/>'), 'outside'],
  ['an encoded reference', svg('<use href="#%61"/>'), 'outside'],
  ['a link', svg('<a href="#x"><path d="M0 0"/></a>'), 'the element <a>'],
  ['a script address', svg('<use href="java&#10;script:alert(1)"/>'), 'a script in href'],
  ['a paint of another host', svg('<path fill="url(https://x.example/a#b)"/>'), 'leads outside'],
  ['a paint in a style', svg('<path style="fill: url( //x.example )"/>'), 'leads outside'],
  ['an import', svg('<style>@import "https://x.example/a.css";</style>'), '@import'],
  ['an import as CDATA', svg('<style><![CDATA[@import "a";]]></style>'), '@import'],
  ['a font', svg('<style>@font-face{src:url(#a)}</style>'), '@font-face'],
  ['an escaped url', svg('<style>*{fill:u\\72l(//x.example)}</style>'), 'an escape'],
  ['an image set', svg('<style>*{mask:image-set("a.png" 1x)}</style>'), 'reference to a file'],
  ['a style sheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'instruction <?xml-stylesheet?>'],
  ['a document type', `<!DOCTYPE svg [<!ATTLIST g onload CDATA "x">]>${svg('')}`, 'DOCTYPE'],
  ['a script among what is known of it', svg('<metadata><script/></metadata>'), '<script>'],
  [
    'an HTML script among what is known of it',
    svg('<metadata><script xmlns="http://www.w3.org/1999/xhtml"/></metadata>'),
    '<script>',
  ],
  [
    'entities that grow',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    'DOCTYPE',
  ],
  [
    'an animated reference',
    svg('<use href="#a"><set attributeName="href" to="x"/></use>'),
    'animates href',
  ],
  [
    'an animated prefix',
    svg('<animate attributeName="xlink:href" values="x"/>'),
    'animates xlink:href',
  ],
  ['an animated handler', svg('<set attributeName="onclick" to="alert(1)"/>'), 'animates onclick'],
  ['a base address', svg('<g xml:base="https://x.example/"/>'), 'the attribute xml:base'],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'first element'],
  ['a root of no namespace', '<svg viewBox="0 0 9 9"/>', 'first element'],
  ['half a file', svg('').slice(0, -4), 'no valid XML'],
  ['another encoding', `<?xml version="1.0" encoding="utf-7"?>${svg('')}`, 'encoding utf-7'],
  ['a part that shows itself', svg('<g id="a"><use href="#a"/></g>'), 'show themselves'],
  [
    'levels without end',
    svg(`${'<g>'.repeat(70)}${'</g>'.repeat(70)}`),
    'nested deeper than 64 levels',
  ],
  ['more elements than are counted', svg('<g/>'.repeat(20_001)), '20002 elements'],
  ['a style with elements', svg('<style><g/></style>'), 'elements inside <style>'],
  ['an unknown attribute', svg('<g ping="x"/>'), 'the attribute ping'],
  ['an expression', svg('<g style="width: expression(1)"/>'), 'an expression'],
];

describe('a drawing that is refused', () => {
  it.each(REFUSED)('has %s', (_name, text, reason) => {
    expect(faultsOf(text).join('\n')).toContain(reason);
  });

  it.each(REFUSED)('for %s says why in Spanish without a word of English', (_name, text) => {
    const faults = checkDrawing(Buffer.from(text));
    expect(faults).not.toEqual([]);
    for (const { es, en } of faults) {
      expect(es).toMatch(/^(?:El|Está|Su|Sus|Tiene|Desde|Declara|Con) .+\.$/s);
      // Names and values of the drawing itself are nobody's language.
      expect(es.replace(/<[^>]*>|\S+="[^"]*"/g, '')).not.toMatch(ENGLISH);
      expect(en).not.toMatch(/\b(?:el|la|de|que|tiene|una?)\b/i);
    }
  });

  it('is not UTF-8', () => {
    expect(faultsOf(Buffer.from(svg('<title>Año</title>'), 'latin1'))).toEqual([
      'It is not encoded in UTF-8.',
    ]);
  });

  it('tells every fault with its line, and stops after twenty', () => {
    expect(faultsOf(svg('\n<script/>\n<g onload=""/>'))).toEqual([
      'Line 2 has the element <script>.',
      'Line 3 has the event handler onload.',
    ]);
    expect(faultsOf(svg('<script/>\n'.repeat(5000)))).toHaveLength(20);
  });

  it('means billions of shapes in a few lines', () => {
    const level = (i: number) => `<g id="a${i}">${`<use href="#a${i + 1}"/>`.repeat(10)}</g>`;
    const levels = Array.from({ length: 9 }, (_, i) => level(i)).join('');
    expect(faultsOf(svg(`${levels}<path id="a9" d="M0 0"/>`))[0]).toContain(
      'elements; the limit is',
    );
  });

  it.each([
    ['nested elements', () => svg('<g>'.repeat(100_000))],
    ['elements', () => svg('<g/>'.repeat(200_000))],
    ['references in a chain', () => svg(chain(15_000))],
    ['attributes of one text', () => svg(`<path d="${'/*url('.repeat(500_000)}"/>`)],
  ])('has too many %s, and is read in under two seconds', (_name, make) => {
    const text = make();
    // The quickest of three: what else the machine does only ever adds.
    const times = [1, 2, 3].map(() => {
      const start = performance.now();
      expect(faultsOf(text)).not.toEqual([]);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(2000);
  });
});

function chain(length: number): string {
  const link = (_: unknown, i: number) => `<pattern id="p${i}" fill="url(#p${i + 1})"/>`;
  return Array.from({ length }, link).join('');
}

const INKSCAPE = svg(
  `<sodipodi:namedview id="base" pagecolor="#ffffff" inkscape:zoom="1.4"><inkscape:grid type="xygrid"/></sodipodi:namedview>
<metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format><dc:title>Logo</dc:title>
<dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata>
<g inkscape:label="Capa 1" inkscape:groupmode="layer"><path d="M0 0h9v9z" sodipodi:nodetypes="cc"/></g>`,
  `xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
  xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:cc="http://creativecommons.org/ns#" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  inkscape:version="0.92.4"`,
);

describe('a drawing that is taken', () => {
  it('is every one that ships', () => {
    const refused = shipped.filter(
      (name) => checkDrawing(readFileSync(join(pagesDir, name))).length > 0,
    );
    expect(shipped.length).toBeGreaterThan(50);
    expect(refused).toEqual([]);
  });

  it.each([
    [
      'of a drawing program',
      svg('<g data-name="Capa 1" class="a"/><style>.a{fill:url(#b)}</style>'),
    ],
    [
      'with a declaration',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->\n${svg('<title>Mapa</title>')}`,
    ],
    [
      'that moves',
      svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>'),
    ],
    [
      'of Illustrator',
      `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<style type="text/css">.st0{fill:#E30613;}</style><path class="st0" d="M0 0"/>', 'version="1.1" id="Capa_1" x="0px" y="0px" style="enable-background:new 0 0 9 9;" xml:space="preserve"')}`,
    ],
    ['of Inkscape', INKSCAPE],
    ['that uses its own parts', svg('<defs><path id="a" d="M0 0"/></defs><use xlink:href="#a"/>')],
  ])('is one %s', (_name, text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('stands in a page without what its program knows of it', () => {
    expect(toPlainShapes(INKSCAPE)?.markup).toBe('<g><g><path d="M0 0h9v9z"></path></g></g>');
  });
});

it('never fails on any text', () => {
  const piece = fc.constantFrom(
    '<svg',
    '<g',
    '>',
    '/>',
    ' href="',
    '"',
    '&#x',
    '&a;',
    '<![CDATA[',
    '<?',
    '-->',
    ']]>',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 5 }))), (parts) => {
      expect(Array.isArray(faultsOf(svg(parts.join(''))))).toBe(true);
    }),
  );
});
