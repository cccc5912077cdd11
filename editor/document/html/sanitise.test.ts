// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as runtime from '#runtime/entry-server.tsx';
import { allowedAttributes, allowedTags } from '#runtime/index.ts';
import { createSanitiser as createServerSanitiser } from '#server/base/sanitise.ts';
import { unseenCorpus } from '#server/testing/unseen-corpus.ts';
import { xssCorpus } from '#server/testing/xss-corpus.ts';
import { createBrowserSanitiser } from './sanitise.ts';

const sanitise = createBrowserSanitiser('');

function parse(html: string): Element[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')];
}

describe.each(xssCorpus)('%s', (html) => {
  const elements = parse(sanitise(html));

  it('keeps listed elements with listed attributes only', () => {
    const tags: readonly string[] = allowedTags;
    const found = elements.flatMap((element) => {
      const tag = element.tagName.toLowerCase();
      const attributes = element
        .getAttributeNames()
        .filter((name) => !allowedAttributes[tag]?.includes(name));
      return [...(tags.includes(tag) ? [] : [tag]), ...attributes.map((name) => `${tag}[${name}]`)];
    });
    expect(found).toEqual([]);
  });

  it('keeps addresses of the site or of listed schemes only', () => {
    const hrefs = elements.flatMap((element) => element.getAttribute('href') ?? []);
    expect(hrefs.filter((href) => !/^(https:|mailto:|tel:|\/(?![/\\])|#)/.test(href))).toEqual([]);
  });

  it('is the same after a second pass', () => {
    const once = sanitise(html);
    expect(sanitise(once)).toBe(once);
  });
});

it.each(unseenCorpus)('shows of %s what its readers saw', (html, text) => {
  const clean = sanitise(html);
  expect(clean.replace(/<[^>]*>/g, '')).toBe(text);
  expect(sanitise(clean)).toBe(clean);
});

describe.each(['', 'norte'])('below the prefix "%s"', (sitePrefix) => {
  const ours = createBrowserSanitiser(sitePrefix);
  const servers = createServerSanitiser(runtime, sitePrefix);

  it.each([
    '<p><font color="red">Hola</font> <b class="x">mundo</b></p>',
    '<a href=" /espacio">x</a><a href="HTTPS://example.org">x</a><a href="https:sin-barras">x</a>',
    '<a href="/a b">x</a><a href="http://plain.example">x</a><a href="relativo">x</a>',
    '<p lang="en" style="color:red">x</p><ul><li>uno<li>dos</ul><h1>grande</h1>',
    '<a href="/">x</a><a href="/home#a">x</a><a href="#a">x</a><a href="//x">x</a>',
    '<div>Lunes</div><div><b>Pago</b></div><h1>Requisitos</h1><h5>Licencia</h5>',
    '<tr><td>Lunes</td><td>9 a 6</td></tr><caption>Turnos</caption>De noche',
    '<html><head><title>Documento1</title></head><body><p>a</p></body></html>',
    '<dl><dt>Sueldo</dt><dd>Semanal</dd></dl><ul><li><div>a</div><div>b</div></li></ul>',
    '<table><tr><td width="1" colspan="2">x</td></tr></table><img src="x.png" alt="x">y',
  ])('cleans %s as the server does', (html) => {
    const markup = (clean: string) =>
      new DOMParser().parseFromString(clean, 'text/html').body.innerHTML;
    expect(markup(ours(html))).toBe(markup(servers(html)));
  });
});

it('leaves what recruiters may write as it is', () => {
  const html =
    '<h2>Turnos</h2><p lang="es">De <strong>lunes</strong> a <a href="/contacto">sábado</a>, ' +
    '<a href="https://example.org/a?b=1">ver</a>, <a href="tel:+525512345678">llama</a></p>' +
    '<ol start="3"><li>uno</li></ol><table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
  expect(sanitise(html)).toBe(html);
});
