import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { findOverBudget } from './page-weights.ts';

export const markupOverBudget = defineRule({
  code: 'markup-over-budget',
  severity: 'warning',
  order: 250,
  check(page, context) {
    return findOverBudget(page, context, {
      budget: 'markup',
      bytesOf: ({ html, css }) => html + css,
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'El HTML y los estilos de la página pesan {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es "{widget}", con {share} KiB.',
    remedy: 'Acorta ese widget o pasa una parte a otra página.',
  },
  en: {
    message:
      'The HTML and styles of the page weigh {size} KiB; the site allows {limit} KiB. Heaviest is "{widget}" with {share} KiB.',
    remedy: 'Shorten that widget or move a part to another page.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'The HTML and styles of the page weigh more, compressed, than `budgets.markup` of `site.json` allows.',
  ],
  mending: ['Shorten the widget named, or move a part of it to a page of its own.'],
  pointer: '/widgets/0',
  shown: '/site',
  bad: { site: { budgets: { markup: 1 } } },
  good: { site: { budgets: { markup: 30 } } },
};
