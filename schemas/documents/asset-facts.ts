/** What is known of a site's file without looking at what it holds. */
export interface AssetFacts {
  /** Of the file as it is stored. */
  readonly bytes?: number;
  /** Of a drawing (SVG), compressed as visitors get it. */
  readonly gzipBytes?: number;
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}
