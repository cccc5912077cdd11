import { itemSpans, memberSpans, type Span } from './json-spans.ts';

/**
 * JSON text, known to be valid, in which each string at one of some dotted paths went through `replace`; `*` stands for
 * any item of an array. All else stays as it was written.
 */
export function replaceInJson(
  text: string,
  paths: readonly string[],
  replace: (value: string) => string,
): string {
  const whole = { start: text.search(/\S/), end: text.length };
  return paths
    .flatMap((path) => spansAt(text, whole, path.split('.')))
    .toSorted((a, b) => b.start - a.start)
    .reduce((changed, { start, end }) => {
      const value: unknown = JSON.parse(changed.slice(start, end));
      return changed.slice(0, start) + JSON.stringify(replace(String(value))) + changed.slice(end);
    }, text);
}

/** Where the strings at a path stand. */
function spansAt(text: string, span: Span, [step, ...rest]: readonly string[]): readonly Span[] {
  const first = text[span.start];
  if (step === undefined) return first === '"' ? [span] : [];
  if (step === '*')
    return first === '['
      ? itemSpans(text, span.start).flatMap((item) => spansAt(text, item, rest))
      : [];
  const member = first === '{' ? memberSpans(text, span.start).get(step) : undefined;
  return member ? spansAt(text, member, rest) : [];
}
