import { encodePlain } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';

interface FallbackText {
  readonly title: string;
  readonly text: string;
}

/** What visitors read where no page of the site can be shown. */
const TEXTS: Readonly<Record<404 | 500 | 503, FallbackText>> = {
  404: { title: 'Página no encontrada', text: 'Aquí no hay ninguna página.' },
  500: {
    title: 'Algo salió mal',
    text: 'No pudimos mostrar esta página. Inténtalo de nuevo en un momento.',
  },
  503: {
    title: 'Volvemos enseguida',
    text: 'El sitio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
  },
};

/** A page that depends on nothing: no site, no style, no script. */
export function fallbackPage(status: 404 | 500 | 503): EncodedAnswer {
  const { title, text } = TEXTS[status];
  const html =
    '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { bodies: encodePlain(Buffer.from(html)), headers, status };
}
