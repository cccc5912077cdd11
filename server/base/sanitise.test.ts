// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { unseenCorpus } from '../testing/unseen-corpus.ts';
import { xssCorpus } from '../testing/xss-corpus.ts';
import { createSanitiser } from './sanitise.ts';

const sanitise = createSanitiser(runtime, '');

function parse(html: string): Element[] {
  const document = new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html');
  return [...document.querySelectorAll('body *, head *')];
}

const SAFE_LINK = /^(?:https:\/\/[^\s\\]+|mailto:.*|tel:.*|#.*|\/(?![/\\]).*)$/is;

describe('the sanitiser', () => {
  it.each(xssCorpus)('leaves nothing that acts of %j', (hostile) => {
    const html = sanitise(hostile);
    for (const element of parse(html)) {
      expect(runtime.allowedTags).toContain(element.tagName.toLowerCase());
      const allowed = runtime.allowedAttributes[element.tagName.toLowerCase()] ?? [];
      for (const { name } of element.attributes) expect(allowed).toContain(name);
      const href = element.getAttribute('href');
      if (href !== null) expect(href).toMatch(SAFE_LINK);
    }
    expect(sanitise(html)).toBe(html);
  });

  it('has a corpus of at least sixty attacks, each another', () => {
    expect(new Set(xssCorpus).size).toBeGreaterThanOrEqual(60);
    expect(new Set(xssCorpus).size).toBe(xssCorpus.length);
  });

  it('keeps what recruiters may write', () => {
    const text =
      '<h2>Requisitos</h2><p lang="en">Bring <strong>your</strong> licence.<br />Now.</p><ol start="2"><li>Uno</li></ol>' +
      '<table><thead><tr><th scope="col">Día</th></tr></thead><tbody><tr><td colspan="2">Lunes</td></tr></tbody></table>';
    expect(sanitise(text)).toBe(text);
  });

  it.each([
    'https://rumbo.example/a?b=1#c',
    'mailto:hola@rumbo.example',
    'tel:+525512345678',
    '/blogs',
    '/política-de-privacidad',
    '#requisitos',
  ])('keeps the link %s', (href) => {
    expect(sanitise(`<a href="${href}">x</a>`)).toBe(`<a href="${href}">x</a>`);
  });

  it('leads links of the site below its prefix', () => {
    const below = createSanitiser(runtime, 'norte');
    const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join('');
    expect(below(links('/', '/home?a=1#b', '#c', 'https://x.example/', 'tel:1', '//x'))).toBe(
      `${links('/norte', '/norte/home?a=1#b', '#c', 'https://x.example/', 'tel:1')}<a>x</a>`,
    );
  });

  it('keeps the text of a link it cannot keep', () => {
    expect(sanitise('<a href="http://evil.example">ver</a>')).toBe('<a>ver</a>');
  });

  it.each(unseenCorpus)('shows of %s what its readers saw', (html, text) => {
    const clean = sanitise(html);
    expect(clean.replace(/<[^>]*>/g, '')).toBe(text);
    expect(sanitise(clean)).toBe(clean);
  });

  it.each([
    ['<div>Lunes</div><div>Pago</div>', 'Lunes<br />Pago'],
    ['<div><div>a</div></div>\n<div>b</div>', 'a\n<br />b'],
    ['Lunes<section><strong>Pago</strong></section>', 'Lunes<br /><strong>Pago</strong>'],
    ['<dl><dt>Sueldo</dt><dd>Semanal</dd></dl>', 'Sueldo<br />Semanal'],
    ['<center>a</center><p>b</p>c', 'a<p>b</p>c'],
    ['<tr><td>Lunes</td><td>9 a 6</td></tr>', 'Lunes<br />9 a 6'],
    ['<caption>Turnos</caption>De noche', 'Turnos<br />De noche'],
    ['<table><tr><td>a</td></tr></table><td>b</td>', '<table><tr><td>a</td></tr></table>b'],
    ['<html><head><title>Documento1</title></head><body><p>a</p></body></html>', '<p>a</p>'],
    [
      '<p><del>$9</del> <ins>$8</ins> <strike>7</strike></p>',
      '<p><s>$9</s> <u>$8</u> <s>7</s></p>',
    ],
    ['<h1>A</h1><h5>B</h5><h6>C</h6>', '<h2>A</h2><h4>B</h4><h4>C</h4>'],
    [
      '<ul><li><div>a</div></li><li><div>b</div><div>c</div></li></ul>',
      '<ul><li>a</li><li>b<br />c</li></ul>',
    ],
    [
      '<table><tfoot><tr><td>a</td></tr></tfoot></table>',
      '<table><tbody><tr><td>a</td></tr></tbody></table>',
    ],
    ['<DIV CLASS="x">a<br></DIV><div>b</div>', 'a<br />b'],
  ])('keeps apart what %s kept apart', (html, clean) => {
    expect(sanitise(html)).toBe(clean);
    expect(sanitise(clean)).toBe(clean);
  });
});
