import type {
  ColorToken,
  SectionNode,
  SectionOptions,
  SectionOverrides,
} from '#schemas/documents.ts';
import { visitSections } from '#schemas/layout.ts';

/** Width limits of mobile and tablet, in CSS pixels: mobile < 768 ≤ tablet < 1024 ≤ desktop. */
const RANGES = {
  mobile: '(width < 768px)',
  tablet: '(768px <= width < 1024px)',
  desktop: '(width >= 1024px)',
} as const;

const DESKTOP = `@container page ${RANGES.desktop}`;

/** Keyframes by entry animation (names are defined in base.css). */
const KEYFRAMES = {
  NONE: 'none',
  FADE_IN: 'rb-fade',
  FADE_IN_OUT: 'rb-fade',
  SLIDE_LEFT: 'rb-slide-left',
  SLIDE_RIGHT: 'rb-slide-right',
  SLIDE_TOP: 'rb-slide-top',
  SLIDE_BOTTOM: 'rb-slide-bottom',
  ZOOM_IN_OUT: 'rb-zoom',
} as const;

/** These also play when the section leaves the screen. */
const PLAYS_ON_LEAVING: ReadonlySet<string> = new Set(['FADE_IN_OUT', 'ZOOM_IN_OUT']);

export function sectionElementId(sectionId: string): string {
  return `s-${sectionId}`;
}

export function isRow({ options }: SectionNode): boolean {
  return options?.childDirection === 'horizontal';
}

export function isSectionFullWidth({ options }: SectionNode): boolean {
  return options?.maxWidth === 'full';
}

/** True when the section animates at any width. */
export function animates({ options }: SectionNode): boolean {
  const overrides = Object.values(options?.breakpoints ?? {});
  return [options, ...overrides].some(
    (values) => values?.animation !== undefined && values.animation !== 'NONE',
  );
}

/**
 * The values of all sections of a layout as rules (`#s-12{gap:16px}`), with container queries for
 * the breakpoints. Served pages carry them in their one stylesheet, never as style attributes.
 */
export function sectionCss(layout: SectionNode): string {
  const bands = new Set(layout.subSections ?? []);
  return visitSections(layout)
    .map(({ section }) => ownRules(section, bands.has(section)) + spanRules(section))
    .join('');
}

function ownRules(section: SectionNode, isBand: boolean): string {
  const { options } = section;
  if (!options) return '';
  const selector = `#${sectionElementId(section.sectionId)}`;
  const base = rule(selector, declarations(options, isBand));
  const overrides = Object.entries(RANGES).map(([name, range]) => {
    const values = options.breakpoints?.[name as keyof typeof RANGES];
    const own = values ? rule(selector, declarations(withInherited(values, options), isBand)) : '';
    return own && `@container page ${range}{${own}}`;
  });
  return base + overrides.join('');
}

/** `padding` gives all sides and `px`, `py` win over it, also when only one of them is overridden. */
function withInherited(values: SectionOverrides, { px, py }: SectionOptions): SectionOverrides {
  if (values.padding === undefined) return values;
  return { ...(px !== undefined && { px }), ...(py !== undefined && { py }), ...values };
}

function declarations(values: SectionOverrides, isBand: boolean): string {
  const { px, py, mx, my, gap, padding, background, maxWidth, animation } = values;
  return [
    padding !== undefined &&
      (isBand ? bandPadding(padding, padding, maxWidth) : `padding:${padding}px`),
    py !== undefined && `padding-block:${py}px`,
    px !== undefined && `padding-inline:${isBand ? bandInset(`${px}px`, maxWidth) : `${px}px`}`,
    px === undefined &&
      padding === undefined &&
      isBand &&
      maxWidth === 'reading' &&
      `padding-inline:${bandInset('var(--gutter)', maxWidth)}`,
    my !== undefined && `margin-block:${my}px`,
    mx !== undefined && `margin-inline:${mx}px`,
    gap !== undefined && `gap:${gap}px`,
    !isBand && maxWidth !== undefined && nestedWidth(maxWidth),
    background !== undefined && BACKGROUNDS[background],
    animation !== undefined && animationDeclarations(animation),
  ]
    .filter(Boolean)
    .join(';');
}

function bandPadding(
  block: number,
  inline: number,
  maxWidth: SectionOverrides['maxWidth'],
): string {
  return `padding:${block}px ${bandInset(`${inline}px`, maxWidth)}`;
}

/** A band is as wide as the page; its padding keeps the content at the chosen measure. */
function bandInset(inset: string, maxWidth: SectionOverrides['maxWidth']): string {
  if (maxWidth === 'full') return inset;
  const width = maxWidth === 'reading' ? 'var(--reading-width)' : 'var(--content-width)';
  return `max(${inset},(100% - ${width})/2)`;
}

function nestedWidth(maxWidth: NonNullable<SectionOverrides['maxWidth']>): string {
  return maxWidth === 'full' ? 'max-width:none' : `width:100%;max-width:var(--${maxWidth}-width)`;
}

function animationDeclarations(animation: keyof typeof KEYFRAMES): string {
  return `animation-name:${KEYFRAMES[animation]};--leave:${PLAYS_ON_LEAVING.has(animation) ? 1 : 0}`;
}

const ON_LIGHT = [
  '--text:var(--ink)',
  '--soft:var(--muted)',
  '--edge:var(--line)',
  '--link:var(--action)',
  '--button:var(--action)',
  '--on-button:var(--on-action)',
  '--button-hover:var(--action-hover)',
].join(';');

const ON_DARK = [
  '--text:var(--paper)',
  '--soft:color-mix(in srgb,var(--paper) 82%,transparent)',
  '--card:color-mix(in srgb,var(--paper) 9%,transparent)',
  '--edge:color-mix(in srgb,var(--paper) 24%,transparent)',
  '--link:var(--accent)',
  '--button:var(--accent)',
  '--on-button:var(--on-accent)',
  '--button-hover:color-mix(in srgb,var(--accent) 86%,var(--paper))',
].join(';');

const ON_ACCENT = [
  '--text:var(--on-accent)',
  '--soft:var(--on-accent)',
  '--card:var(--surface)',
  '--edge:var(--on-accent)',
  '--link:var(--on-accent)',
  '--button:var(--ink)',
  '--on-button:var(--paper)',
  '--button-hover:color-mix(in srgb,var(--ink) 86%,var(--paper))',
].join(';');

/** Each background brings the text, line and button colours that are readable on it. */
const BACKGROUNDS: Readonly<Record<ColorToken, string>> = {
  paper: `background:var(--paper);${ON_LIGHT};--card:var(--surface)`,
  surface: `background:var(--surface);${ON_LIGHT};--card:var(--paper)`,
  tint: `background:var(--tint);${ON_LIGHT};--card:var(--surface)`,
  ink: `background:var(--ink);${ON_DARK}`,
  accent: `background:var(--accent);${ON_ACCENT}`,
  sky: `background:var(--sky);${ON_DARK}`,
};

/** Shares of a row count what the gaps leave (decisions: "gap subtracted"), from desktop width up. */
function spanRules(section: SectionNode): string {
  if (!isRow(section)) return '';
  const children = section.subSections ?? [];
  const gap = section.options?.breakpoints?.desktop?.gap ?? section.options?.gap ?? 0;
  const gaps = gap * Math.max(0, children.length - 1);
  const rules = children.map(({ sectionId, options }) => {
    const span = options?.breakpoints?.desktop?.span ?? options?.span;
    return span === undefined
      ? ''
      : rule(`#${sectionElementId(sectionId)}`, `flex:0 1 calc((100% - ${gaps}px)*${span / 100})`);
  });
  const own = rules.join('');
  return own && `${DESKTOP}{${own}}`;
}

function rule(selector: string, body: string): string {
  return body && `${selector}{${body}}`;
}
