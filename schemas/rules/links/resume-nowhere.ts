import type { ApplicationSummary } from '../../pages/form-facts.ts';
import { pageNameOf } from '../../pages/page-summary.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { pageOfLink } from '../engine/known-pages.ts';
import { defineRule, type RuleContext } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { isInternal, linksOf } from './page-links.ts';

export const resumeNowhere = defineRule({
  code: 'resume-nowhere',
  severity: 'error',
  order: 145,
  check(page, context) {
    const { site, pages, fields } = context;
    if (site === undefined) return [];
    const { home } = site.urls;
    return linksOf(page, fields).flatMap(({ href, ...place }) => {
      if (!isInternal(href) || !asksForResumeAlone(href)) return [];
      const target = pageOfLink(href, { home, pages });
      const { applications = [] } = target ?? {};
      const isNowhere =
        applications.length > 0 && !applications.some((each) => mayTakeResume(each, href, context));
      return isNowhere && target ? [{ ...place, params: { href, page: pageNameOf(target) } }] : [];
    });
  },
});

function asksForResumeAlone(href: string): boolean {
  return queryOf(href).get('dropOffType') === 'RESUME_DROP_OFF';
}

function queryOf(href: string): URLSearchParams {
  const [, query = ''] = href.split('#')[0]?.split('?') ?? [];
  return new URLSearchParams(query);
}

/** Where no form is named, the job decides, and any form of the site may be meant. What is not known may have a CV. */
function mayTakeResume(
  { formId, hasUpload }: ApplicationSummary,
  href: string,
  { forms }: RuleContext,
): boolean {
  if (hasUpload || forms === undefined) return true;
  const named = queryOf(href).get('formId') ?? formId;
  const meant = named === undefined ? [...forms.values()] : [forms.get(named)];
  return meant.some((facts) => facts?.hasResume !== false);
}

export const texts: ProblemTexts = {
  es: {
    message: 'El enlace "{href}" pide solo el CV, y la página "{page}" no tiene dónde dejarlo.',
    remedy: 'Agrega al formulario una pregunta que pida el CV, o a la página una carga de CV.',
  },
  en: {
    message: 'The link "{href}" asks for a CV alone, and the page "{page}" has no place for it.',
    remedy: 'Add a question of the type resume to the form, or a CV upload to the page.',
  },
};

const forms = { chofer: { hasResume: false } };

function applyPage(hasUpload: boolean) {
  return [{ id: 'aplicar', url: '/aplicar/web', type: 'APPLY', applications: [{ hasUpload }] }];
}

const widgets = [
  {
    id: 'boton',
    type: 'button',
    content: { link: { label: 'Deja tu CV', href: '/aplicar/web?dropOffType=RESUME_DROP_OFF' } },
  },
];

export const documentation: RuleDocumentation = {
  explanation: [
    'A link with `dropOffType=RESUME_DROP_OFF` leads to a page whose form disables everything but the CV, but its form has no question of the type `resume`, and the widget no `fileUploadWidgetId`: nobody can send anything there.',
    'Where neither link nor widget names a form, that of a job may be meant: it is told only if no form of the site has such a question.',
  ],
  mending: [
    'Add a question of the type `resume` to the form, or give the application form of the page a `fileUploadWidgetId`.',
  ],
  pointer: '/widgets/1/content/link/href',
  shown: '/pages/0',
  bad: { widgets, forms, pages: applyPage(false) },
  good: { widgets, forms, pages: applyPage(true) },
};
