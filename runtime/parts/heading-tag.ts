const TAGS = ['h1', 'h2', 'h3', 'h4'] as const;

export type HeadingTag = (typeof TAGS)[number];

/** The element of a heading. Levels below the fourth share its element. */
export function headingTag(level: number): HeadingTag {
  return TAGS[level - 1] ?? 'h4';
}
