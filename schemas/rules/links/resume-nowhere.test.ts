import { expect, it } from 'vitest';
import type { ApplicationSummary, FormFacts } from '../../pages/form-facts.ts';
import { applicationsOf, toFormFacts } from '../../pages/form-facts.ts';
import { buttonData, createContext, examplePage, pageData } from '../../testing/documents.ts';
import { formOf, question } from '../../testing/forms.ts';
import { resumeNowhere } from './resume-nowhere.ts';

const DROP_OFF = 'dropOffType=RESUME_DROP_OFF';
const FORMS = { chofer: { hasResume: false }, ayudante: { hasResume: true } };

interface Judged {
  readonly href?: string;
  readonly applications?: readonly ApplicationSummary[];
  readonly forms?: Readonly<Record<string, FormFacts>>;
}

function findings({ href, applications, forms = FORMS }: Judged) {
  const page = examplePage(pageData([buttonData(href ?? `/aplicar/web?${DROP_OFF}`)]));
  const apply = { id: 'aplicar', url: '/aplicar/web', type: 'APPLY', applications };
  const context = createContext({ pages: [apply], forms: new Map(Object.entries(forms)) });
  return resumeNowhere.check(page, context).length;
}

const chofer = [{ formId: 'chofer', hasUpload: false }];

it.each<[string, Judged]>([
  ['whose form asks for none', { applications: chofer }],
  [
    'where no form of the site asks for one',
    { applications: [{ hasUpload: false }], forms: { chofer: { hasResume: false } } },
  ],
  [
    'with the form that the link names',
    {
      href: `/aplicar/web?formId=chofer&${DROP_OFF}#abajo`,
      applications: [{ hasUpload: false }],
    },
  ],
])('finds a link for the CV alone to a page %s', (_, judged) => {
  expect(findings(judged)).toBe(1);
});

it.each<[string, Judged]>([
  ['of the whole application', { href: '/aplicar/web', applications: chofer }],
  ['to a page with an upload', { applications: [{ formId: 'chofer', hasUpload: true }] }],
  ['to a form that asks for a CV', { applications: [{ formId: 'ayudante', hasUpload: false }] }],
  ['to the form of a job, which may ask for one', { applications: [{ hasUpload: false }] }],
  ['to a form that is not known', { applications: [{ formId: 'otra', hasUpload: false }] }],
  ['to a form of which nothing is known', { applications: chofer, forms: { chofer: {} } }],
  ['to a page of which nothing is known', {}],
])('accepts a link %s', (_, judged) => {
  expect(findings(judged)).toBe(0);
});

it('knows forms and pages for applying by what can be read of them', () => {
  expect(toFormFacts(formOf(question('cv', 'resume')))).toEqual({ hasResume: true });
  expect(toFormFacts(formOf(question('cv', 'file')))).toEqual({ hasResume: false });
  expect(toFormFacts({ pages: [7, { sections: 'x' }] })).toEqual({ hasResume: false });
  const widget = (content: unknown) => ({ id: 'w', type: 'application-form-v2', content });
  const widgets = [widget({ form: { id: 'a' } }), widget({ fileUploadWidgetId: 'cv' }), widget(7)];
  expect(applicationsOf({ widgets })).toEqual([
    { formId: 'a', hasUpload: false },
    { hasUpload: true },
  ]);
});
