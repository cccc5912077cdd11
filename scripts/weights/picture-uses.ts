import type { Drawings } from '#runtime/entry-server.tsx';
import type { PictureUse, TypeWeight } from '#schemas/definitions/weight-table.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { fieldsAt, isRecord, mapFieldsAt } from '#schemas/json/fields.ts';
import { type BuiltRuntime, type SampleWidget, sampleHash } from './built-runtime.ts';

/** The phone that pages are weighed on: 390 CSS pixels wide, as in all figures, with the two of a cheap screen each. */
const PHONE_WIDTH = 390;
const PHONE_DENSITY = 2;

/** The widest copy that the server makes. */
const FULL_WIDTH = 1920;

/** How each picture field of a type is loaded, found in the markup of its samples. */
export async function findPictureUses(
  runtime: BuiltRuntime,
  samples: readonly SampleWidget[],
): Promise<TypeWeight['pictures']> {
  const uses: Record<string, PictureUse> = {};
  for (const sample of samples) {
    const paths = fieldPaths[sample.type]?.Image ?? [];
    if (paths.length === 0) return uses;
    const widget = { ...sample, content: withSources(sample, /\.svg$/, '.jpg') };
    const { html } = await runtime.render({ widgets: [widget] });
    const marks = await findMarks(runtime, sample);
    for (const field of paths) {
      const use = sourcesAt(widget, field).map((src) => useOf(html, src))[0];
      const mark = marks.has(field) && { mark: true as const };
      if (use !== undefined) uses[field] ??= { ...use, ...mark };
    }
  }
  return uses;
}

/** Each drawing with its hash as its view box, so that the markup tells which of them a page draws itself. */
const NAMED_SHAPES: Drawings = {
  get: (hash) => ({ text: '', gzipBytes: 0, shapes: { viewBox: hash, markup: '' } }),
};

/** The picture fields in which a type shows marks of companies. */
async function findMarks(
  runtime: BuiltRuntime,
  sample: SampleWidget,
): Promise<ReadonlySet<string>> {
  const widget = { ...sample, content: withSources(sample, /\.\w+$/, '.svg') };
  const { html } = await runtime.render({ widgets: [widget], drawings: NAMED_SHAPES });
  const isDrawn = (src: string) => html.includes(`viewBox="${sampleHash(src)}"`);
  const paths = fieldPaths[sample.type]?.Image ?? [];
  return new Set(paths.filter((field) => sourcesAt(widget, field).some(isDrawn)));
}

/** The content with other endings of its pictures' paths. */
function withSources({ type, content }: SampleWidget, ending: RegExp, other: string): object {
  const paths = fieldPaths[type]?.AssetPath ?? [];
  const replaced = paths.reduce<unknown>(
    (changed, field) => mapFieldsAt(changed, field.split('.'), (src) => src.replace(ending, other)),
    content,
  );
  return isRecord(replaced) ? replaced : content;
}

function sourcesAt({ content }: SampleWidget, field: string): string[] {
  return fieldsAt(content, `${field}.src`).map(({ value }) => String(value));
}

/** Undefined where the markup does not show the picture. */
function useOf(html: string, src: string): PictureUse | undefined {
  const hash = sampleHash(src);
  const source = new RegExp(`srcSet="/assets/${hash}-[^"]*\\.avif[^"]*" sizes="([^"]*)"`);
  const sizes = source.exec(html)?.[1];
  const priority = hasPriority(html, hash) && { priority: true as const };
  if (sizes !== undefined)
    return { pixels: shownWidth(sizes, PHONE_WIDTH) * PHONE_DENSITY, format: 'avif', ...priority };
  return html.includes(`/assets/${hash}-${FULL_WIDTH}.jpg`)
    ? { pixels: FULL_WIDTH, format: 'jpg', ...priority }
    : undefined;
}

function hasPriority(html: string, hash: string): boolean {
  return new RegExp(`<img src="/assets/${hash}-[^>]* fetchPriority="high"`).test(html);
}

/** Width in CSS pixels that a `sizes` attribute gives on a screen; it understands what our widgets write. */
export function shownWidth(sizes: string, screen: number): number {
  for (const entry of sizes
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .split(/,\s*(?![^(]*\))/)) {
    const [, condition, length = ''] = /^(?:\(([^)]*)\) )?(.+)$/.exec(entry) ?? [];
    if (condition === undefined || matches(condition, screen)) return toPixels(length, screen);
  }
  return screen;
}

function matches(condition: string, screen: number): boolean {
  const [, sign, width] =
    /^width (<|>=) (\d+)px$/.exec(condition.replace('min-width:', 'width >=')) ?? [];
  if (sign === undefined)
    throw new Error(`No one has taught the weights the condition "${condition}".`);
  return sign === '<' ? screen < Number(width) : screen >= Number(width);
}

function toPixels(length: string, screen: number): number {
  const smallest = /^min\((.+)\)$/.exec(length)?.[1];
  if (smallest !== undefined)
    return Math.min(...smallest.split(/,\s*/).map((each) => toPixels(each, screen)));
  const [, value, unit] = /^([\d.]+)(vw|px)$/.exec(length) ?? [];
  if (value === undefined) throw new Error(`No one has taught the weights the length "${length}".`);
  return Math.round(unit === 'vw' ? (Number(value) * screen) / 100 : Number(value));
}
