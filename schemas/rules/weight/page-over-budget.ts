import type { ProblemTexts } from '../../problems/format-problem.ts';
import type { PageWeight, WidgetWeight } from '../../weights/page-weight.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { findOverBudget } from './page-weights.ts';

/** Judged only where the site's files are known: drawings have no other weight. */
export const pageOverBudget = defineRule({
  code: 'page-over-budget',
  severity: 'warning',
  order: 270,
  check(page, context) {
    if (context.assets === undefined) return [];
    return findOverBudget(page, context, { budget: 'page', bytesOf: totalOf });
  },
});

function totalOf(weight: PageWeight | WidgetWeight): number {
  return 'total' in weight
    ? weight.total
    : weight.html + weight.css + weight.scripts + weight.images;
}

export const texts: ProblemTexts = {
  es: {
    message:
      'La página pesa {size} KiB y el máximo del sitio son {limit} KiB; lo que más pesa es "{widget}", con {share} KiB.',
    remedy: 'Aligera ese widget, casi siempre por sus imágenes, o pasa una parte a otra página.',
  },
  en: {
    message:
      'The page weighs {size} KiB; the site allows {limit} KiB. Heaviest is "{widget}" with {share} KiB.',
    remedy: 'Lighten that widget, most often by its pictures, or move a part to another page.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'All that the page loads, pictures included, weighs more than `budgets.page` of `site.json` allows.',
  ],
  mending: [
    'Lighten the widget named, most often by its pictures, or move a part of the page elsewhere.',
  ],
  pointer: '/widgets/0',
  shown: '/site',
  bad: { site: { budgets: { page: 1 } } },
  good: { site: { budgets: { page: 400 } } },
};
