import type {
  ColorToken,
  SectionNode,
  SectionOptions,
  SectionOverrides,
} from '#schemas/documents/documents.ts';
import { visitSections } from '#schemas/documents/layout.ts';
import { onceEach } from '../base/once-each.ts';

/** Width limits of the breakpoints, in CSS pixels: mobile < 768 ≤ tablet < 1024 ≤ desktop. */
const BREAKPOINTS = [
  { name: 'mobile', range: '(width < 768px)' },
  { name: 'tablet', range: '(768px <= width < 1024px)' },
  { name: 'desktop', range: '(width >= 1024px)' },
] as const;

const DESKTOP = '@container page (width >= 1024px)';

/** Keyframes by entry animation (defined in base.css), and whether it also plays on leaving. */
const ANIMATIONS = {
  NONE: { keyframes: 'none', leaves: false },
  FADE_IN: { keyframes: 'rb-fade', leaves: false },
  FADE_IN_OUT: { keyframes: 'rb-fade', leaves: true },
  SLIDE_LEFT: { keyframes: 'rb-slide-left', leaves: false },
  SLIDE_RIGHT: { keyframes: 'rb-slide-right', leaves: false },
  SLIDE_TOP: { keyframes: 'rb-slide-top', leaves: false },
  SLIDE_BOTTOM: { keyframes: 'rb-slide-bottom', leaves: false },
  ZOOM_IN_OUT: { keyframes: 'rb-zoom', leaves: true },
} as const;

export function isAnimation(value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(ANIMATIONS, value);
}

export function isBackground(value: unknown): boolean {
  return typeof value === 'string' && Object.hasOwn(BACKGROUNDS, value);
}

export function sectionElementId(sectionId: string): string {
  return `s-${sectionId}`;
}

/** What of a section decides over its rules: its place among the others aside. */
export type StyledSection = Pick<SectionNode, 'sectionId' | 'options'>;

export function isRow({ options }: Pick<SectionNode, 'options'>): boolean {
  return options?.childDirection === 'horizontal';
}

/** True when the section animates at any width. */
export function animates({ options }: Pick<SectionNode, 'options'>): boolean {
  const values = [options, ...BREAKPOINTS.map(({ name }) => options?.breakpoints?.[name])];
  return values.some((value) => value?.animation !== undefined && value.animation !== 'NONE');
}

/**
 * The values of all sections of a layout as rules (`#s-12{gap:16px}`), with container queries for
 * the breakpoints. Served pages carry them in their one stylesheet, never as style attributes.
 */
export const sectionCss = onceEach((layout: SectionNode): string => {
  const bands = new Set(layout.subSections ?? []);
  const isBand = (section: SectionNode) =>
    bands.has(section) || (section === layout && section.widgetId !== undefined);
  return visitSections(layout)
    .map(({ section }) => ownSectionCss(section, isBand(section)) + spanRules(section))
    .join('');
});

type Declarations = Readonly<Record<string, string>>;

/** The rules of one section: what it says itself, then for each breakpoint what differs there. */
export function ownSectionCss({ sectionId, options = {} }: StyledSection, isBand: boolean): string {
  const selector = `#${sectionElementId(sectionId)}`;
  const toDeclarations = isBand ? bandDeclarations : boxDeclarations;
  const base = toDeclarations(options);
  const overrides = BREAKPOINTS.map(({ name, range }) => {
    const values = options.breakpoints?.[name];
    if (!values) return '';
    const own = rule(selector, difference(toDeclarations({ ...options, ...values }), base));
    return own && `@container page ${range}{${own}}`;
  });
  return rule(selector, difference(base, toDeclarations({}))) + overrides.join('');
}

/** A band spans the page; its padding keeps the content at the chosen measure. */
function bandDeclarations(values: SectionOverrides): Declarations {
  const { px, py, padding, maxWidth = 'content' } = values;
  const isFull = maxWidth === 'full';
  const inset = toPixels(px ?? padding);
  return {
    'padding-block': toPixels(py ?? padding) ?? (isFull ? '0' : 'var(--rhythm)'),
    'padding-inline': isFull
      ? (inset ?? '0')
      : `max(${inset ?? 'var(--gutter)'},(100% - var(--${maxWidth}-width))/2)`,
    ...sharedDeclarations(values),
  };
}

/** `padding` gives all sides; `px` and `py` win over it. */
function boxDeclarations(values: SectionOverrides): Declarations {
  const { px, py, padding, maxWidth } = values;
  return {
    ...declare('padding-block', toPixels(py ?? padding)),
    ...declare('padding-inline', toPixels(px ?? padding)),
    ...(maxWidth === 'full' && { 'max-width': 'none' }),
    ...(maxWidth !== undefined &&
      maxWidth !== 'full' && { width: '100%', 'max-width': `var(--${maxWidth}-width)` }),
    ...sharedDeclarations(values),
  };
}

function sharedDeclarations(values: SectionOverrides): Declarations {
  const { mx, my, gap, background, animation } = values;
  return {
    ...declare('margin-block', toPixels(my)),
    ...declare('margin-inline', toPixels(mx)),
    ...declare('gap', toPixels(gap)),
    ...(background !== undefined && BACKGROUNDS[background]),
    ...(animation !== undefined && {
      'animation-name': ANIMATIONS[animation].keyframes,
      '--leave': ANIMATIONS[animation].leaves ? '1' : '0',
    }),
  };
}

function toPixels(value: number | undefined): string | undefined {
  return value === undefined ? undefined : `${value}px`;
}

function declare(property: string, value: string | undefined): Declarations {
  return value === undefined ? {} : { [property]: value };
}

const ON_LIGHT: Declarations = {
  '--text': 'var(--ink)',
  '--soft': 'var(--muted)',
  '--edge': 'var(--line)',
  '--link': 'var(--action)',
  '--button': 'var(--action)',
  '--on-button': 'var(--on-action)',
  '--button-hover': 'var(--action-hover)',
};

const ON_DARK: Declarations = {
  '--text': 'var(--paper)',
  '--soft': 'color-mix(in srgb,var(--paper) 82%,transparent)',
  '--card': 'color-mix(in srgb,var(--paper) 9%,transparent)',
  '--edge': 'color-mix(in srgb,var(--paper) 24%,transparent)',
  '--link': 'var(--accent)',
  '--button': 'var(--accent)',
  '--on-button': 'var(--on-accent)',
  '--button-hover': 'color-mix(in srgb,var(--accent) 86%,var(--paper))',
};

const ON_ACCENT: Declarations = {
  '--text': 'var(--on-accent)',
  '--soft': 'var(--on-accent)',
  '--card': 'color-mix(in srgb,var(--on-accent) 9%,transparent)',
  '--edge': 'color-mix(in srgb,var(--on-accent) 30%,transparent)',
  '--link': 'var(--on-accent)',
  '--button': 'var(--ink)',
  '--on-button': 'var(--paper)',
  '--button-hover': 'color-mix(in srgb,var(--ink) 86%,var(--paper))',
};

/** Each background brings the text, line and button colours that are readable on it. */
const BACKGROUNDS: Readonly<Record<ColorToken, Declarations>> = {
  paper: { background: 'var(--paper)', ...ON_LIGHT, '--card': 'var(--surface)' },
  surface: { background: 'var(--surface)', ...ON_LIGHT, '--card': 'var(--paper)' },
  tint: { background: 'var(--tint)', ...ON_LIGHT, '--card': 'var(--surface)' },
  ink: { background: 'var(--ink)', ...ON_DARK },
  accent: { background: 'var(--accent)', ...ON_ACCENT },
  sky: { background: 'var(--sky)', ...ON_DARK },
};

/** A section whose children stand beside one another from desktop width up. */
export interface RowOfSections {
  readonly sectionId: string;
  /** What the gaps between its children take together, in pixels. */
  readonly gaps: number;
}

/** The row that a section makes of its children; undefined where it stacks them. */
export function rowOf(section: StyledSection, childCount: number): RowOfSections | undefined {
  if (!isRow(section)) return undefined;
  const gaps = atDesktop(section.options, 'gap', 0) * Math.max(0, childCount - 1);
  return { sectionId: section.sectionId, gaps };
}

/** The share of a row that one of its children takes, as a rule of its own. */
export function spanCss(row: RowOfSections, child: StyledSection): string {
  const own = spanRule(row, child);
  return own && `${DESKTOP}{${own}}`;
}

function spanRules(section: SectionNode): string {
  const children = section.subSections ?? [];
  const row = rowOf(section, children.length);
  if (!row) return '';
  const rules = children.map((child) => spanRule(row, child)).join('');
  return rules && `${DESKTOP}{${rules}}`;
}

/** Shares of a row count what the gaps leave (decisions: "gap subtracted"), from desktop width up. */
function spanRule(row: RowOfSections, { sectionId, options }: StyledSection): string {
  const span = atDesktop(options, 'span', undefined);
  if (span === undefined) return '';
  const selector = `#${sectionElementId(row.sectionId)}>#${sectionElementId(sectionId)}`;
  return rule(selector, { flex: `0 1 calc((100% - ${row.gaps}px)*${span / 100})` });
}

function atDesktop<Fallback>(
  options: SectionOptions | undefined,
  name: 'gap' | 'span',
  fallback: Fallback,
): number | Fallback {
  return options?.breakpoints?.desktop?.[name] ?? options?.[name] ?? fallback;
}

function difference(declarations: Declarations, from: Declarations): Declarations {
  return Object.fromEntries(
    Object.entries(declarations).filter(([property, value]) => from[property] !== value),
  );
}

function rule(selector: string, declarations: Declarations): string {
  const body = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return body.length > 0 ? `${selector}{${body.join(';')}}` : '';
}
