// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parseRichText, serialiseRichText } from './rich-text-document.ts';
import { typedTextHtml } from './typed-text.ts';
import { richTextSchema } from './use-rich-text-editor.ts';

/** What the field holds after a paste into an empty editor. */
function pasted(text: string): string {
  return serialiseRichText(parseRichText(richTextSchema, typedTextHtml(text)));
}

it('makes of a chat its lists, its bold and slanted words, and nobody’s name', () => {
  const chat = [
    '[10:32 a.m., 3/4/2026] Lupita: *URGENTE* se busca _chofer_',
    '',
    'Ofrecemos:',
    '- IMSS',
    '- Aguinaldo',
    '1. Llama',
    '2) Ven',
  ].join('\r\n');
  expect(pasted(chat)).toBe(
    '<p><strong>URGENTE</strong> se busca <em>chofer</em></p><p>Ofrecemos:</p>' +
      '<ul><li>IMSS</li><li>Aguinaldo</li></ul><ol><li>Llama</li><li>Ven</li></ol>',
  );
});

it.each([
  ['— Hola, ¿hay vacantes?', '<p>— Hola, ¿hay vacantes?</p>'],
  ['De 2*3*4 m, archivo_de_prueba', '<p>De 2*3*4 m, archivo_de_prueba</p>'],
  ['https://x.mx/_a_/', '<p>https://x.mx/_a_/</p>'],
  ['* 5 años', '<p>* 5 años</p>'],
  ['2026. Un año\n2027. Otro', '<p>2026. Un año</p><p>2027. Otro</p>'],
  ['Horario [8:00 a 14:00]: fijo', '<p>Horario [8:00 a 14:00]: fijo</p>'],
  ['a < b & <b>c</b>', '<p>a &lt; b &amp; &lt;b&gt;c&lt;/b&gt;</p>'],
  ['• *Uno* bien\n• Dos', '<ul><li><strong>Uno</strong> bien</li><li>Dos</li></ul>'],
])('reads %j as it was meant', (text, html) => {
  expect(pasted(text)).toBe(html);
});

it('makes a table of the cells of a sheet, and leaves a line with a tab a line', () => {
  const cells = (...texts: string[]) =>
    `<tr>${texts.map((text) => `<td>${text}</td>`).join('')}</tr>`;
  expect(pasted('Turno\tPago\r\nMañana\t$2,500\r\nTarde\t\r\n')).toBe(
    `<table><tbody>${cells('Turno', 'Pago')}${cells('Mañana', '$2,500')}${cells('Tarde', '')}</tbody></table>`,
  );
  expect(pasted('Sueldo:\t$2,500\nPago semanal')).toBe('<p>Sueldo: $2,500</p><p>Pago semanal</p>');
});
