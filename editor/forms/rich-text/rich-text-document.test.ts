// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { sampleRichTexts } from './rich-text-samples-testing.ts';
import { richTextSchema } from './use-rich-text-editor.ts';

const read = (html: string) => parseRichText(richTextSchema, html);
const canonical = (html: string) => serialiseRichText(read(html));

it.each(sampleRichTexts)('writes %s as it was', (html) => {
  expect(canonical(html)).toBe(html);
});

const BOLD_LINKS = '<p><a href="/a"><strong>a</strong></a> <a href="/b"><strong>b</strong></a></p>';

it.each([
  ['<b>a</b><i>b</i>', '<p><strong>a</strong><em>b</em></p>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<p class="x" style="color:red" id="y">a</p>', '<p>a</p>'],
  ['<p>a</p><p></p><h2> </h2>', '<p>a</p>'],
  ['<p><b><a href="/a">a</a> <a href="/b">b</a></b></p>', BOLD_LINKS],
  ['<p></p>', ''],
  ['', ''],
  ['<h1>a</h1>', '<p>a</p>'],
])('writes %s in the one way there is', (html, once) => {
  expect(canonical(html)).toBe(once);
  expect(canonical(once)).toBe(once);
});
