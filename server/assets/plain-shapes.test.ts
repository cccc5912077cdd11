import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { svgDrawing } from '../testing/assets.ts';
import { toPlainShapes } from './plain-shapes.ts';

const markupOf = (content: string) => toPlainShapes(svgDrawing(content))?.markup;

describe('the plain shapes of a drawing', () => {
  it('are its own, in a group that has the paint of the whole', () => {
    const text =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" fill="none"><g opacity=".5"><circle cx="4" r="2"/></g></svg>';
    expect(toPlainShapes(text)).toEqual({
      viewBox: '0 0 9 9',
      markup: '<g fill="none"><g opacity=".5"><circle cx="4" r="2"></circle></g></g>',
    });
  });

  it.each([
    ['a title, which would hang beside the pointer', '<title>Logo</title><desc>x<b/></desc>'],
    ['white space and comments', '\n  <!-- layer -->  '],
  ])('leave out %s', (_, content) => {
    expect(markupOf(`${content}<path d="M0 0"/>`)).toBe('<g><path d="M0 0"></path></g>');
  });

  it('leave out what would meet the styles, ids and scripts of a page', () => {
    const content =
      '<path id="main" class="rb-button" data-event="x" aria-label="y" version="1" d="M0 0"/>';
    expect(markupOf(content)).toBe('<g><path d="M0 0"></path></g>');
  });

  it('leave out what drawing programs note for themselves', () => {
    const content =
      '<path xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:label="a" xml:space="preserve" d="M0 0"/>';
    expect(markupOf(content)).toBe('<g><path d="M0 0"></path></g>');
  });

  it('cannot leave their attributes', () => {
    expect(markupOf('<path d="M0 0&quot; onload=&quot;alert(1)&lt;&amp;"/>')).toBe(
      '<g><path d="M0 0&quot; onload=&quot;alert(1)&lt;&amp;"></path></g>',
    );
  });

  it.each([
    '<linearGradient id="a"/><path fill="url(#a)"/>',
    '<path fill="currentColor"/>',
    '<path stroke="inherit"/>',
    '<path fill="var(--ink)"/>',
    '<path style="fill:red"/>',
    '<path onload="alert(1)"/>',
    '<style>path{fill:red}</style>',
    '<text>Quetzal</text>',
    '<g>Quetzal</g>',
    '<![CDATA[Quetzal]]>',
    '<use href="#a"/>',
    '<svg viewBox="0 0 1 1"><path/></svg>',
    '<script>alert(1)</script>',
    '<foreignObject/>',
    '<path><animate attributeName="d"/></path>',
    '<path clip-path="none"/>',
    '<path',
  ])('are not all there is to %s', (content) => {
    expect(toPlainShapes(svgDrawing(content))).toBeUndefined();
  });

  it('need a view box, and a root that says nothing else', () => {
    const open = (attributes: string) =>
      toPlainShapes(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path/></svg>`);
    expect(open('width="4" height="4"')).toBeUndefined();
    expect(open('viewBox="0 0 4 4" preserveAspectRatio="none"')).toBeUndefined();
    expect(open('viewBox="0 0 4 4"')).toBeDefined();
  });

  it('are all there is to every mark that ships', () => {
    const pages = path.join(import.meta.dirname, '../../pages');
    const marks = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /(?:marca|simbolo)-[^/]*\.svg$/.test(name),
    );
    expect(marks.length).toBeGreaterThan(15);
    const others = marks.filter(
      (name) => toPlainShapes(readFileSync(path.join(pages, name), 'utf8')) === undefined,
    );
    expect(others).toEqual([]);
  });
});
