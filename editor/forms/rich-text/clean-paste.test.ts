// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { allowedAttributes, allowedTags, externalLink, internalLink } from '#runtime/index.ts';
import { xssCorpus } from '#server/testing/xss-corpus.ts';
import { cleanPastedHtml } from './clean-paste.ts';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { richTextSchema } from './use-rich-text-editor.ts';

/** What the field holds after a paste into an empty editor. */
function pasted(html: string): string {
  return serialiseRichText(parseRichText(richTextSchema, cleanPastedHtml(html)));
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body>
<h1 style='mso-line:1'><b><span style='color:#2F5496'>Requisitos<o:p></o:p></span></b></h1>
<p class=MsoNormal style='margin-bottom:0cm'>Licencia&nbsp;<b style='mso-bidi-font-weight:normal'>vigente</b><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>INE<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;</span></span>Por ambos lados</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>CURP</p>
<p class=MsoNormal>Y después:</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span>Llega</p>
</body></html>`;

it('makes of a Word document its headings, bold words and lists', () => {
  expect(pasted(WORD)).toBe(
    '<h2>Requisitos</h2><p>Licencia <strong>vigente</strong></p>' +
      '<ul><li>INE<ul><li>Por ambos lados</li></ul></li><li>CURP</li></ul>' +
      '<p>Y después:</p><ol><li>Llega</li></ol>',
  );
});

const DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1">
<p dir="ltr" style="line-height:1.38"><span style="font-size:11pt;font-weight:700;color:#000">Turnos</span><span style="font-weight:400"> y </span><span style="font-style:italic">descanso</span></p><br />
<ul style="margin:0"><li dir="ltr" aria-level="1"><p role="presentation"><span style="font-weight:400">Matutino</span></p></li>
<ul><li aria-level="2"><p role="presentation"><span>De 6 a 14</span></p></li></ul></ul>
<p><a href="https://www.google.com/url?q=https://example.org/a&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline">ver</span></a></p></b>`;

it('makes of a Google document its words, marks, nested lists and the true links', () => {
  expect(pasted(DOCS)).toBe(
    '<p><strong>Turnos</strong> y <em>descanso</em></p>' +
      '<ul><li>Matutino<ul><li>De 6 a 14</li></ul></li></ul>' +
      '<p><a href="https://example.org/a">ver</a></p>',
  );
});

it.each([
  ['<div class="x"><div>uno</div><div onclick="x()">dos</div></div>', '<p>uno</p><p>dos</p>'],
  ['<p>a<script>alert(1)</script><style>p{}</style></p>', '<p>a</p>'],
  ['<p hidden>no</p><p>sí<span style="display:none">no</span></p>', '<p>sí</p>'],
  ['<h1>uno</h1><h5>cinco</h5>', '<h2>uno</h2><h4>cinco</h4>'],
  [
    '<p><a href="http://example.org/">x</a> <a href="#_Toc1">y</a></p>',
    '<p><a href="https://example.org/">x</a> y</p>',
  ],
  ['<p><a href="javascript:alert(1)">x</a><a href="file:///c:/x">y</a></p>', '<p>xy</p>'],
  ['<p><img src="x.png" onerror="alert(1)">foto</p><p><br></p><p></p>', '<p>foto</p>'],
  ['<p lang="en-US"><font color="red">rojo</font> <span lang="EN">x</span></p>', '<p>rojo x</p>'],
  ['<ul><li>a</li><ol><li>b</li></ol></ul>', '<ul><li>a<ol><li>b</li></ol></li></ul>'],
  ['solo texto', '<p>solo texto</p>'],
  ['<p>uno</p><b>dos</b> <i>tres</i>', '<p>uno</p><p><strong>dos</strong> <em>tres</em></p>'],
  ['uno<br>dos', '<p>uno<br>dos</p>'],
  ['<p>uno</p><br><p>dos</p>', '<p>uno</p><p>dos</p>'],
  [
    '<meta charset="utf-8"><tr><td>a</td><td>b</td></tr>',
    '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
  ],
])('cleans %s', (html, clean) => {
  expect(pasted(html)).toBe(clean);
});

it.each(xssCorpus)('leaves nothing but allowed structure of %s', (html) => {
  const { body } = new DOMParser().parseFromString(pasted(html), 'text/html');
  const tags: readonly string[] = allowedTags;
  for (const element of body.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    expect(tags).toContain(tag);
    for (const name of element.getAttributeNames())
      expect(allowedAttributes[tag] ?? []).toContain(name);
    const href = element.getAttribute('href') ?? '#';
    expect(internalLink.test(href) || externalLink.test(href)).toBe(true);
  }
});

it('leaves what the editor copied itself as it is, and cleans what another editor of its kind did', () => {
  const own = '<meta charset="utf-8"><p lang="en" data-pm-slice="1 1 []">a <a href="/b">b</a></p>';
  expect(cleanPastedHtml(own)).toBe(own);
  expect(pasted('<h1 data-pm-slice="1 1 []">a</h1><img src="a.png">')).toBe('<h2>a</h2>');
});

it('keeps the text behind a picture or styles of any size', () => {
  const picture = `<img src="data:image/png;base64,${'A'.repeat(600_000)}">`;
  const style = `<style>${'p{margin:0}'.repeat(50_000)}</style>`;
  expect(pasted(`${style}<p>uno ${picture}</p><p>dos</p>`)).toBe('<p>uno</p><p>dos</p>');
});

it('bounds what it reads', () => {
  const long = `<p>${'x'.repeat(2_000_000)}</p>`;
  expect(cleanPastedHtml(long).length).toBeLessThan(500_000);
});
