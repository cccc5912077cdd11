/** Scripts of `runtime/client/` that pages load by themselves, by the names of their files. */
export const PAGE_SCRIPTS = [
  // wakes islands
  'loader',
  // reports clicks on tracked elements
  'tracking',
  'entry-animation',
  'draw-bands',
] as const;

export type PageScript = (typeof PAGE_SCRIPTS)[number];

/** Public addresses of the visitor's scripts, as the build or the development server gives them. */
export interface ClientEntries {
  readonly page: Readonly<Partial<Record<PageScript, string>>>;
  /** Enhancement scripts by widget type. */
  readonly enhance: Readonly<Record<string, string>>;
  /** Island chunks by widget type. */
  readonly islands: Readonly<Record<string, string>>;
  /** Addresses of all that a script of the page imports before it runs, by its own; none where nobody knows them yet. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}

/** The addresses of the page scripts, given how one is made from a name. */
export function pageScripts(address: (name: PageScript) => string): ClientEntries['page'] {
  return Object.fromEntries(PAGE_SCRIPTS.map((name) => [name, address(name)]));
}
