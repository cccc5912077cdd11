import { escape as escapeHtml } from 'lodash-es';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import { encodePlain } from '../http/encoded-body.ts';
import type { EncodedAnswer } from '../http/send-encoded.ts';
import { inSiteWords, type WordedText } from '../sites/site-words.ts';

type FallbackStatus = 404 | 500 | 503;

/** Keys of the interface texts, and what they are where a site words them not: a page without a site has no others. */
export const FALLBACK_TEXTS = {
  404: {
    title: ['fallback.missing', 'Página no encontrada'],
    text: ['fallback.missing-text', 'Aquí no hay ninguna página.'],
  },
  500: {
    title: ['fallback.failed', 'Algo salió mal'],
    text: [
      'fallback.failed-text',
      'No pudimos mostrar esta página. Inténtalo de nuevo en un momento.',
    ],
  },
  503: {
    title: ['fallback.unavailable', 'Volvemos enseguida'],
    text: [
      'fallback.unavailable-text',
      'El sitio no está disponible en este momento. Inténtalo de nuevo en unos segundos.',
    ],
  },
} as const;

/** In the words of a site, where it is known whose page is missing. */
type SiteWords = Pick<SiteDocument, 'locale' | 'messages'>;

/** What visitors read where no page of the site can be shown: it depends on nothing, has no style and no script. */
export function fallbackPage(status: FallbackStatus, site?: SiteWords): EncodedAnswer {
  const say = (text: WordedText) => escapeHtml(inSiteWords(site, text));
  const title = say(FALLBACK_TEXTS[status].title);
  const text = say(FALLBACK_TEXTS[status].text);
  const html =
    `<!doctype html><html lang="${site?.locale ?? 'es-MX'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return { bodies: encodePlain(Buffer.from(html)), headers, status };
}
