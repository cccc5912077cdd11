import { isRecord } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** Pages whose address can name a job. */
const WITH_JOB: readonly string[] = ['JOB_DETAIL', 'JOB_LISTING'];

export const similarNowhere = defineRule({
  code: 'similar-nowhere',
  severity: 'warning',
  order: 77,
  check({ type, widgets }) {
    if (WITH_JOB.includes(type)) return [];
    return widgets.flatMap((widget, index) => {
      const pointer = `/widgets/${index}/content/variantConfig/listType`;
      return isSimilarList(widget) ? [{ pointer, nodeId: widget.id }] : [];
    });
  },
});

function isSimilarList({ type, content }: { readonly type: string; readonly content: unknown }) {
  const { variantConfig } = isRecord(content) ? content : {};
  return type === 'job-list' && isRecord(variantConfig) && variantConfig['listType'] === 'SIMILAR';
}

export const texts: ProblemTexts = {
  es: {
    message: 'La lista muestra vacantes parecidas a la de la página, y esta página no es de una.',
    remedy: 'Elige otra lista, como la de las más recientes: aquí los visitantes no ven nada.',
  },
  en: {
    message: 'The list shows jobs like the one of the page, and this page is not one of a job.',
    remedy: 'Choose another list, such as the newest: visitors see nothing here.',
  },
};

const list = (listType: string) => [
  { id: 'lista', type: 'job-list', content: { variantConfig: { listType } } },
];

export const documentation: RuleDocumentation = {
  explanation: [
    'A `job-list` of the type `SIMILAR` stands on a page whose address names no job: there are no similar ones, and nothing is shown.',
  ],
  mending: ['Choose another `listType`, or put the list on the page of the job.'],
  pointer: '/widgets/1/content/variantConfig/listType',
  shown: '/widgets/0',
  bad: { widgets: list('SIMILAR') },
  good: { widgets: list('LATEST') },
};
