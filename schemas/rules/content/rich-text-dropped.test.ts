import { expect, it } from 'vitest';
import { createContext, examplePage, pageData } from '../../testing/documents.ts';
import { richTextDropped } from './rich-text-dropped.ts';

function dropped(html: string) {
  const page = examplePage(pageData([{ id: 'w', type: 'rich-text', content: { html } }]));
  return richTextDropped.check(page, createContext()).map(({ params }) => params['dropped']);
}

it.each([
  ['<a href="http://a.example">x</a>', 'http://a.example'],
  ['<a href="www.a.example">x</a>', 'www.a.example'],
  ["<a class='b' href='whatsapp://send?text=a'>x</a>", 'whatsapp://send?text=a'],
  ['<a href=turnos>x</a>', 'turnos'],
  ['<a href="">x</a><a href=" ">y</a>', '<a href="">'],
  ['<a href="//a.example">x</a>', '//a.example'],
  ['<p>Mapa: <img src="a.png" alt="x"></p>', '<img>'],
  ['<IFRAME SRC="https://a.example"></IFRAME><video></video>', '<iframe>, <video>'],
  ['<font color="red">a</font><o:p></o:p>', '<font>, <o:p>'],
  ['<p>sueldo <hasta 9,000</p><p>Ven</p>', '<hasta>, <hasta 9,000</p>…'],
  ['<p>a <a href="https://a.example>b</a> c</p>', '<a href="https://a.example>b</a> c</p>…'],
  ['<p>uno</p><p', '<p…'],
  ['<p>uno<span style="display:none">dos</span></p>', '<span style="display:none">…'],
  ["<p hidden>dos</p><b\nstyle='font-size:0'>tres</b>", "<p hidden>…, <b style='font-size:0'>…"],
])('%s does not reach visitors whole', (html, told) => {
  expect(dropped(html)).toEqual([told]);
});

it.each([
  '<p>a <a href="https://a.example">b</a> <a href="tel:55">c</a> <a href="#d">d</a></p>',
  '<div>a</div><h1>b</h1><dl><dt>c</dt></dl><table><tfoot><tr><td>d</td></tr></tfoot></table>',
  'a < b y c > d &lt;img&gt; 5<6',
  "<p title='a > b' lang=\"it's\">c</p>",
  '<p style="color:red">a</p><p title="hidden">b</p><span style="display:none"></span>',
])('%s reaches visitors whole', (html) => {
  expect(dropped(html)).toEqual([]);
});
