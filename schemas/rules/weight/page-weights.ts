import type { Budgets, PageDocument } from '../../documents/documents.ts';
import { overridesOf, withVariant } from '../../documents/variant.ts';
import { viewWidget } from '../../documents/widget-view.ts';
import type { ProblemPlace } from '../../problems/problem.ts';
import { budgetsOf } from '../../weights/budgets.ts';
import type { PageWeight, WidgetWeight } from '../../weights/page-weight.ts';
import { weighPage, weighPageAtMost } from '../../weights/weigh-page.ts';
import { onceEachPage } from '../engine/once-each-page.ts';
import type { Finding, RuleContext } from '../engine/rule.ts';

export const KIB = 1024;

/** Bytes of a page or of one of its widgets that a budget is about. */
type BytesOf = (weight: PageWeight | WidgetWeight) => number;

/** Tells what the heavier view of the page weighs, and which of its widgets weighs most. */
export function findOverBudget(
  page: PageDocument,
  context: RuleContext,
  { budget, bytesOf }: { readonly budget: keyof Budgets; readonly bytesOf: BytesOf },
): Finding[] {
  const { site } = context;
  if (site === undefined) return [];
  const limit = budgetsOf(site, page)[budget];
  if (boundsOf(page, context).every((bound) => bytesOf(bound) <= limit * KIB)) return [];
  const [weight] = weightsOf(page, context).toSorted((a, b) => bytesOf(b) - bytesOf(a));
  if (weight === undefined || bytesOf(weight) <= limit * KIB) return [];
  const heaviest = heaviestOf(weight.widgets, bytesOf);
  const params = {
    size: toKib(bytesOf(weight)),
    limit,
    widget: heaviest?.id ?? page.id,
    share: toKib(heaviest ? bytesOf(heaviest) : bytesOf(weight)),
  };
  return [{ ...placeOf(page, heaviest), params }];
}

/** What the page weighs, and what it weighs on `/p/` paths where a widget differs there. */
const weightsOf = onceEachPage((page, { site, assets, weights }: RuleContext): PageWeight[] =>
  viewsOf(page).map((view) => weighPage(view, { site, assets, weights })),
);

/** The same at most: nearly every page is within its budgets by this, which takes less time to tell. */
export const boundsOf = onceEachPage(
  (page, { site, assets, weights }: RuleContext): PageWeight[] => {
    const bounds = viewsOf(page).map((view) => weighPageAtMost(view, { site, assets, weights }));
    const [own, ...variants] = bounds;
    return own ? [own, ...variants.map((weight) => placeInVariants(weight, page))] : [];
  },
);

function viewsOf(page: PageDocument): PageDocument[] {
  if (page.widgets.every((widget) => overridesOf(widget) === undefined)) return [page];
  const widgets = page.widgets.map((widget) => withVariant(widget, 'p'));
  return [page, { ...page, widgets }];
}

/** The pictures of the view on `/p/` paths where they are written: in the overrides or in the content. */
function placeInVariants(weight: PageWeight, { widgets }: PageDocument): PageWeight {
  const places = new Map(
    widgets.flatMap((widget, i) =>
      overridesOf(widget) ? [[widget.id, viewWidget(widget, `/widgets/${i}`, 'p')]] : [],
    ),
  );
  const pictures = weight.pictures.map((picture) => {
    const inContent = picture.pointer.replace(/^\/widgets\/\d+\/content/, '');
    const pointer = places.get(picture.widgetId)?.pointerOf(inContent) ?? picture.pointer;
    return { ...picture, pointer };
  });
  return { ...weight, pictures };
}

function heaviestOf(widgets: readonly WidgetWeight[], bytesOf: BytesOf): WidgetWeight | undefined {
  return widgets.reduce<WidgetWeight | undefined>(
    (heaviest, each) => (heaviest && bytesOf(heaviest) >= bytesOf(each) ? heaviest : each),
    undefined,
  );
}

function placeOf({ widgets }: PageDocument, heaviest: WidgetWeight | undefined): ProblemPlace {
  const index = widgets.findIndex(({ id }) => id === heaviest?.id);
  return heaviest ? { pointer: `/widgets/${index}`, nodeId: heaviest.id } : { pointer: '' };
}

/** With one digit, rounded up: what is over a limit must not read as the limit. */
export function toKib(bytes: number): string {
  return String(Math.ceil((bytes / KIB) * 10) / 10);
}
