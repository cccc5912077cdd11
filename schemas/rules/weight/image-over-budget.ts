import type { ProblemTexts } from '../../problems/format-problem.ts';
import { budgetsOf } from '../../weights/budgets.ts';
import { defineRule, firstAtEachPointer } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { boundsOf, KIB, toKib } from './page-weights.ts';

/** Judged only where the site's files are known: drawings have no other weight. */
export const imageOverBudget = defineRule({
  code: 'image-over-budget',
  severity: 'warning',
  order: 240,
  check(page, context) {
    const { site, assets } = context;
    if (site === undefined || assets === undefined) return [];
    const { image: limit } = budgetsOf(site, page);
    const pictures = boundsOf(page, context).flatMap((weight) => weight.pictures);
    const findings = pictures.flatMap(({ src, bytes, pointer, widgetId: nodeId }) =>
      bytes <= limit * KIB ? [] : [{ pointer, nodeId, params: { src, size: toKib(bytes), limit } }],
    );
    return firstAtEachPointer(findings);
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'La imagen "{src}" pesa {size} KiB en un teléfono y el máximo del sitio son {limit} KiB.',
    remedy: 'Usa una imagen con menos detalle o más pequeña.',
  },
  en: {
    message: 'The picture "{src}" weighs {size} KiB on a phone; the site allows {limit} KiB.',
    remedy: 'Use a picture with less detail, or a smaller one.',
  },
};

const image = { src: 'assets/patio.svg', alt: 'Patio de carga', width: 1600, height: 900 };
const widgets = [{ id: 'foto', type: 'image', content: { image } }];

export const documentation: RuleDocumentation = {
  explanation: [
    'A picture weighs more on a phone than `budgets.image` of `site.json` allows.',
    'Drawings count compressed; photos as the server shrinks them.',
    "Judged, as `page-over-budget` is, only where the site's files are known.",
    'Sites without `budgets` are held to 100 KiB.',
    "A page may have budgets of its own in `metadata.budgets`, which count before the site's; so it is for the next three codes.",
    'The page is weighed as its own address shows it and as `/p/` paths do; the heavier of the two counts.',
  ],
  mending: [
    'Use a picture with less detail; a drawing made of thousands of paths is often smaller as a photo.',
  ],
  pointer: '/widgets/1/content/image',
  shown: '/widgets/0/content/image',
  bad: { widgets, assets: { 'assets/patio.svg': { bytes: 400_000, gzipBytes: 120_000 } } },
  good: { widgets, assets: { 'assets/patio.svg': { bytes: 90_000, gzipBytes: 30_000 } } },
};
