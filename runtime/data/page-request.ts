/** The address of a request, as far as its page depends on it. */
export interface PageRequest {
  /** Path below the site's prefix, without the `/p/` segment; percent-decoded. */
  readonly path: string;
  /** Values of the parameters in the page's url, such as `urlSlug`. */
  readonly params: Readonly<Record<string, string>>;
  /** Only the parameters that the page's widgets read, in canonical form: see `canonicalQuery`. */
  readonly query: string;
}
