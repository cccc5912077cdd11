import { overridesOf } from '../../documents/variant.ts';
import { type Outline, outlineOf } from '../../pages/page-outline.ts';
import { onceEachPage } from '../engine/once-each-page.ts';

/** The outline of a page, and the one on `/p/` paths where a widget differs there. */
export const outlinesOf = onceEachPage((page, now: number | undefined): readonly Outline[] => {
  const hasVariant = page.widgets.some((widget) => overridesOf(widget) !== undefined);
  const variants = hasVariant ? ([null, 'p'] as const) : [null];
  return variants.map((variant) => outlineOf(page, { variant, now }));
});
