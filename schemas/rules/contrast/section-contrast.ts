import type {
  AnyWidget,
  ColorToken,
  PageDocument,
  SectionNode,
  Theme,
} from '../../documents/documents.ts';
import { type SectionVisit, visitSections } from '../../documents/layout.ts';
import { traitsOf } from '../../documents/widget-traits.ts';
import { isNewer } from '../../documents/widget-version.ts';
import { viewsOf } from '../../documents/widget-view.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { contrastRatio, mixColors, TEXT_CONTRAST } from '../../theme/contrast.ts';
import { groundColors, sectionTones, toneColor } from '../../theme/section-tones.ts';
import { defineRule, type Finding, firstAtEachPointer, type RuleContext } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';
import { type TonesUsed, tonesUsedBy } from './tones-used.ts';

/** On the others all pairs are the theme's own, which `contrast-low` judges. */
const DARK: readonly ColorToken[] = ['ink', 'accent', 'sky'];

// Pages of a site are judged one after the other by the same theme.
const known = new WeakMap<Theme, ReadonlyMap<ColorToken, Pairs>>();

/**
 * Judges the colours that a background gives to what stands on it, beside the pairs that `contrast-low` judges once
 * for the whole theme. A warning: what is known of a widget is which colours its type writes with, not whether
 * this one shows them.
 */
export const sectionContrast = defineRule({
  code: 'section-contrast',
  severity: 'warning',
  order: 230,
  check(page, { site, fields }) {
    if (site === undefined) return [];
    const { theme } = site;
    const tonesOf = rememberTones(page, fields);
    const sections = visitSections(page.metadata.layout);
    return [
      ...sections.flatMap((visit) => ofSection(visit, tonesOf, theme)),
      ...page.widgets.flatMap((widget, i) =>
        hasKnownFields(widget, fields) ? ofWidget(widget, `/widgets/${i}`, theme) : [],
      ),
    ];
  },
});

/** What the widget of an id writes with; none where the page does not know it. */
type TonesOf = (id: string) => readonly TonesUsed[];

/** A widget that many sections show is looked at once, and one on no background not at all. */
function rememberTones({ widgets }: PageDocument, fields: RuleContext['fields']): TonesOf {
  const byId = new Map(widgets.map((widget) => [widget.id, widget]));
  const known = new Map<string, readonly TonesUsed[]>();
  return (id) => {
    const before = known.get(id);
    if (before) return before;
    const widget = byId.get(id);
    const used = widget && tonesUsedBy(widget, fields);
    const tones = used ? [used] : [];
    known.set(id, tones);
    return tones;
  };
}

function ofSection({ section, pointer }: SectionVisit, tonesOf: TonesOf, theme: Theme): Finding[] {
  const backgrounds = backgroundsOf(section);
  if (backgrounds.length === 0) return [];
  const used = widgetsOn(section).flatMap(tonesOf);
  if (used.length === 0) return [];
  return backgrounds.flatMap(([field, background]) => {
    const pair = hardestToRead(used.flatMap((each) => pairsOn(background, each, theme)));
    const place = { pointer: `${pointer}/options/${field}`, nodeId: section.sectionId };
    return pair ? [findingOf(place, background, pair)] : [];
  });
}

/** Ids of the widgets that stand on the section itself, not on the background of a section within it. */
function widgetsOn({ widgetId, subSections = [] }: SectionNode): string[] {
  const below = subSections.filter(({ options }) => options?.background === undefined);
  return [...(widgetId === undefined ? [] : [widgetId]), ...below.flatMap(widgetsOn)];
}

function backgroundsOf({ options = {} }: SectionNode): [field: string, ColorToken][] {
  const { background, breakpoints = {} } = options;
  const overrides = Object.entries(breakpoints).map(
    ([name, values]) => [`breakpoints/${name}/background`, values.background] as const,
  );
  return [['background', background] as const, ...overrides].flatMap(([field, token]) =>
    token === undefined ? [] : [[field, token]],
  );
}

/** Words on a veiled picture, judged where the picture is white. All other widgets choose among the theme's pairs. */
function ofWidget(widget: AnyWidget, base: string, { colors }: Theme): Finding[] {
  const { veils } = traitsOf(widget.type);
  if (veils === undefined || isNewer(widget)) return [];
  const findings = viewsOf(widget, base).flatMap(({ content, pointerOf }) => {
    const veil = String(content[veils.field] ?? veils.otherwise);
    const percent = Object.hasOwn(veils.percent, veil) ? veils.percent[veil] : undefined;
    if (percent === undefined || veils.words.every((name) => content[name] === undefined))
      return [];
    const ground = mixColors('#ffffff', colors.ink, percent / 100);
    const pair = hardestToRead([pairOf(colors.paper, ground)]);
    const field = content[veils.field] === undefined ? '' : `/${veils.field}`;
    const place = { pointer: pointerOf(field), nodeId: widget.id };
    return pair ? [findingOf(place, veil, pair)] : [];
  });
  return firstAtEachPointer(findings);
}

function findingOf(
  place: { readonly pointer: string; readonly nodeId: string },
  background: string,
  { color, ground, ratio }: ColorPair,
): Finding {
  // Rounded down: 4.49 must not read as the 4.5 that would be enough.
  const params = { background, color, ground, ratio: String(Math.floor(ratio * 10) / 10) };
  return { ...place, params };
}

/** Two colours that stand on each other, as `#rrggbb`. */
interface ColorPair {
  readonly color: string;
  readonly ground: string;
  readonly ratio: number;
}

function pairOf(color: string, ground: string): ColorPair {
  return { color, ground, ratio: contrastRatio(color, ground) };
}

/** The pair that is hardest to read, if it is too hard. */
function hardestToRead(pairs: readonly ColorPair[]): ColorPair | undefined {
  const [first] = pairs.toSorted((a, b) => a.ratio - b.ratio);
  return first !== undefined && first.ratio < TEXT_CONTRAST ? first : undefined;
}

/** The pairs of a background, by what a widget must write with to show them. */
type Pairs = Readonly<Record<'words' | 'links' | 'cards' | 'cardLinks', readonly ColorPair[]>>;

/** The pairs of colours that a background gives to widgets, as far as they write with them. */
function pairsOn(background: ColorToken, used: TonesUsed, theme: Theme): ColorPair[] {
  const pairs = pairsOf(theme).get(background);
  if (pairs === undefined) return [];
  const { words, links, cards, cardLinks } = pairs;
  return [
    ...words,
    ...(used.links ? links : []),
    ...(used.cards ? cards : []),
    ...(used.links && used.cards ? cardLinks : []),
  ];
}

function pairsOf(theme: Theme): ReadonlyMap<ColorToken, Pairs> {
  const before = known.get(theme);
  if (before) return before;
  const made = new Map(DARK.map((background) => [background, makePairs(background, theme)]));
  known.set(theme, made);
  return made;
}

function makePairs(background: ColorToken, theme: Theme): Pairs {
  const { colors } = theme;
  const { text, soft, link, card, onButton, buttonHover } = sectionTones[background];
  const grounds = groundColors(background, theme);
  const cards = grounds.map((ground) => toneColor(card, ground, colors));
  const on = (tones: readonly (typeof text)[], below: readonly string[]) =>
    below.flatMap((ground) => tones.map((tone) => pairOf(toneColor(tone, ground, colors), ground)));
  const buttons = grounds.map((ground) => toneColor(buttonHover, ground, colors));
  return {
    words: [...on([text, soft], grounds), ...on([onButton], buttons)],
    links: on([link], grounds),
    cards: on([text, soft], cards),
    cardLinks: on([link], cards),
  };
}

export const texts: ProblemTexts = {
  es: {
    message:
      'Sobre el fondo "{background}" el texto puede costar leerse: {color} sobre {ground} tiene un contraste de {ratio} y debe ser al menos 4.5.',
    remedy: 'Elige otro fondo o cambia los colores del tema.',
  },
  en: {
    message:
      'Text may be hard to read on the background "{background}": the contrast of {color} on {ground} is {ratio} and must be at least 4.5.',
    remedy: 'Choose another background or change the colours of the theme.',
  },
};

const widgets = [{ id: 'llamada', type: 'heading', content: { text: 'Únete', level: 2 } }];
/** Dark enough for `contrast-low`, not for softer text. */
const colors = { ink: '#5f6b7c' };

export const documentation: RuleDocumentation = {
  explanation: [
    "A section's `background`, at some width, or the veil of a `wallpaper` gives texts, links or buttons a colour that is too close in lightness to what they stand on (WCAG 2.2 asks for 4.5 to 1).",
    'Here count the colours that come of mixing those of the theme: softer text, cards and buttons under the pointer on `ink`, `accent` and `sky`, links on `sky`.',
    'Links and cards count where the section shows a widget that has them.',
    'It is a warning because a type of widget can write with these colours while this one perhaps does not.',
  ],
  mending: ["Choose another background, or make the theme's colours differ more."],
  pointer: '/metadata/layout/subSections/1/options/background',
  shown: '/sections/0',
  bad: {
    widgets,
    sections: [{ sectionId: 'cierre', widgetId: 'llamada', options: { background: 'ink' } }],
    colors,
  },
  good: {
    widgets,
    sections: [{ sectionId: 'cierre', widgetId: 'llamada', options: { background: 'paper' } }],
    colors,
  },
};
