import { createHash } from 'node:crypto';
import { escape as escapeHtml } from 'lodash-es';
import { formatProblem, type ProblemLanguage } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { PREVIEW_HEADERS, type PreviewAnswer } from './preview-renderer.ts';

interface PageTexts {
  readonly invalid: string;
  readonly invalidText: string;
  readonly gone: string;
  readonly goneText: string;
  readonly missing: string;
  readonly missingText: string;
  readonly failed: string;
  readonly failedText: string;
}

const TEXTS: Readonly<Record<ProblemLanguage, PageTexts>> = {
  es: {
    invalid: 'Todavía no se puede ver esta página',
    invalidText: 'Corrige lo siguiente en el editor y vuelve a abrir la vista previa:',
    gone: 'Este enlace ya no muestra nada',
    goneText: 'Venció o alguien lo retiró. Pide otro a quien te lo envió.',
    missing: 'Aquí no hay ninguna página',
    missingText: 'El enlace lleva a una dirección que ninguna página del sitio tiene.',
    failed: 'La vista previa falló',
    failedText: 'Inténtalo de nuevo en un momento.',
  },
  en: {
    invalid: 'This page cannot be shown yet',
    invalidText: 'Correct the following in the editor, then open the preview again:',
    gone: 'This link shows nothing any more',
    goneText: 'Its time is over or somebody took it back. Ask whoever sent it for another one.',
    missing: 'There is no page here',
    missingText: 'The link leads to an address that no page of the site has.',
    failed: 'The preview failed',
    failedText: 'Try again in a moment.',
  },
};

/** What nobody reads to the end is not told. */
const MAX_TOLD = 20;

const STYLE =
  'body{margin:0;padding:48px 24px;font:16px/24px system-ui,sans-serif;color:#1b1b1f;background:#f3f3f5}main{max-width:560px;margin:auto}h1{font-size:22px;line-height:28px}li{margin-block:8px}';

export interface ProblemPageOptions {
  readonly language: ProblemLanguage;
  readonly status: 404 | 422 | 500;
  readonly problems?: readonly Problem[];
}

/** A page that says why there is no preview, and what to do. */
export function previewProblemPage(
  kind: 'invalid' | 'gone' | 'missing' | 'failed',
  { language, status, problems = [] }: ProblemPageOptions,
): PreviewAnswer {
  const texts = TEXTS[language];
  const told = problems.slice(0, MAX_TOLD).map((problem) => {
    const { message, remedy } = formatProblem(problem, language);
    return `<li>${escapeHtml(message)} ${escapeHtml(remedy)}</li>`;
  });
  const list = told.length === 0 ? '' : `<ul>${told.join('')}</ul>`;
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts[kind]}</title><style>${STYLE}</style>`;
  const body = `<main><h1>${texts[kind]}</h1><p>${texts[`${kind}Text`]}</p>${list}</main>`;
  return {
    status,
    headers: { ...PREVIEW_HEADERS, 'content-security-policy': POLICY },
    body: `<!doctype html><html lang="${language}"><head>${head}</head><body>${body}</body></html>`,
  };
}

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');
