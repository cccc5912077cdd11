import { SHARED_MARKS, SHARED_PARTS } from '#runtime/server/shared-marks.ts';

export interface RenderedType {
  readonly type: string;
  /** Markup of all of its samples. */
  readonly html: string;
  /** What a page's stylesheet gains by it. */
  readonly css: string;
}

export interface SortedCss {
  /** Text of each shared stylesheet. */
  readonly shared: ReadonlyMap<string, string>;
  partsOf(rendered: RenderedType): string[];
  ownCss(rendered: RenderedType): string;
}

/** Tells the types' own styles from those they share: a page has these first, and once. */
export function sortCss(types: readonly RenderedType[]): SortedCss {
  const partsOf = ({ html }: RenderedType) =>
    SHARED_PARTS.filter((part) => html.includes(SHARED_MARKS[part]));
  const shared = new Map<string, string>();
  const withoutShared = (rendered: RenderedType) =>
    partsOf(rendered).reduce((css, part) => cutStart(css, shared.get(part)), rendered.css);
  for (const part of SHARED_PARTS) {
    const users = types.filter((type) => partsOf(type).includes(part));
    if (users.length > 1) shared.set(part, wholeRules(commonStart(users.map(withoutShared))));
  }
  return { shared, partsOf, ownCss: withoutShared };
}

function cutStart(css: string, start = ''): string {
  return css.startsWith(start) ? css.slice(start.length) : css;
}

/** What `css` has beyond `base`, which surrounds it: whole rules, since those that are gained may begin like the one that follows. */
export function gainedCss(base: string, css: string): string {
  const start = wholeRules(commonStart([base, css])).length;
  return css.slice(start, css.length - (base.length - start));
}

/** Stylesheets that follow may begin alike. */
function wholeRules(css: string): string {
  return css.slice(0, css.lastIndexOf('}') + 1);
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let length = 0;
  while (length < first.length && others.every((other) => other[length] === first[length]))
    length += 1;
  return first.slice(0, length);
}
