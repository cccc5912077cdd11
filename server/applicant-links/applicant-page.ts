import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escape as escapeHtml } from 'lodash-es';

/** Colours and sizes of its own: such a page belongs to no page of the site. */
const STYLE =
  'body{margin:0;padding:24px 16px;background:#f6f5f2;color:#1b2430;font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}' +
  'main{display:grid;gap:20px;max-width:600px;margin:0 auto;padding:24px 20px;border:1px solid #d9d6cf;border-radius:12px;background:#fff}' +
  'h1,h2,p,dl,dd,form{margin:0}h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.125rem}dl,form{display:grid;gap:14px}dt{color:#5a6470;font-size:.9375rem}dd{font-weight:700;white-space:pre-line}' +
  'label{display:grid;gap:6px;font-weight:700}input,select,textarea{box-sizing:border-box;width:100%;min-height:48px;padding:10px 14px;border:1px solid #7b828b;border-radius:8px;background:#fff;color:inherit;font:inherit;font-weight:400}' +
  'input[type=checkbox]{width:22px;min-height:22px}label.box{display:flex;gap:12px;align-items:center;font-weight:400}fieldset{display:grid;gap:8px;margin:0;padding:0;border:0}legend{font-weight:700}' +
  'button{min-height:48px;padding:10px 20px;border:0;border-radius:8px;background:#1b2430;color:#fff;font:inherit;font-weight:700;cursor:pointer}button.plain{border:1px solid #1b2430;background:#fff;color:#1b2430}button.risky{background:#b3261e}' +
  'a{color:#1b4f9c;font-weight:700}.wrong{color:#b3261e;font-weight:700}.link{padding:12px;border-radius:8px;background:#f0efec;user-select:all}svg{width:220px;max-width:100%;height:auto}:focus-visible{outline:3px solid #1b4f9c;outline-offset:2px}';

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Markup that may be put into a page. */
export interface Markup {
  readonly html: string;
}

/** A template whose values are escaped, but for markup. */
export function markup(parts: TemplateStringsArray, ...values: readonly MarkupValue[]): Markup {
  const texts = values.map(toHtml);
  return { html: parts.map((part, index) => part + (texts[index] ?? '')).join('') };
}

type MarkupValue = string | Markup | readonly Markup[];

function toHtml(value: MarkupValue): string {
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map(({ html }) => html).join('');
}

/** A document by itself. */
export function pageHtml({ locale }: PageLanguage, title: string, body: Markup): string {
  return markup`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${{ html: `<style>${STYLE}</style>` }}</head><body><main><h1>${title}</h1>${body}</main></body></html>`
    .html;
}

interface PageLanguage {
  readonly locale: string;
}

export interface ApplicantPage {
  readonly title: string;
  readonly body: Markup;
  readonly status?: number;
}

/** No cache keeps such a page, and no other site learns its address. */
export function sendApplicantPage(
  reply: FastifyReply,
  language: PageLanguage,
  { title, body, status = 200 }: ApplicantPage,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      ...SECRET,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
    })
    .send(pageHtml(language, title, body));
}

export const SECRET = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const;
