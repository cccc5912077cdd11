import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { findOverBudget } from './page-weights.ts';

export const scriptsOverBudget = defineRule({
  code: 'scripts-over-budget',
  severity: 'warning',
  order: 260,
  check(page, context) {
    return findOverBudget(page, context, { budget: 'scripts', bytesOf: ({ scripts }) => scripts });
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'Los scripts de la página pesan {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es "{widget}", con {share} KiB.',
    remedy: 'Quita ese widget o cámbialo por uno más sencillo.',
  },
  en: {
    message:
      'The scripts of the page weigh {size} KiB; the site allows {limit} KiB. Heaviest is "{widget}" with {share} KiB.',
    remedy: 'Remove that widget or replace it by a simpler one.',
  },
};

const image = { src: 'assets/a.svg', alt: 'A', width: 8, height: 8 };
const content = { title: 'Vacantes', headingLevel: 2, image, ctaLabel: 'Buscar' };
const widgets = [{ id: 'buscar', type: 'search-hero', content }];

export const documentation: RuleDocumentation = {
  explanation: [
    'The scripts that the page loads before anyone touches it weigh more than `budgets.scripts` of `site.json` allows.',
  ],
  mending: ['Remove the widget named, or replace it by a simpler one.'],
  pointer: '/widgets/1',
  shown: '/site',
  bad: { widgets, site: { budgets: { scripts: 1 } } },
  good: { widgets, site: { budgets: { scripts: 30 } } },
};
