import type { HeadingLevel } from '#schemas/documents/documents.ts';
import styles from './block-heading.module.css';
import { headingTag } from './heading-tag.ts';

export interface BlockHeadingProps {
  readonly eyebrow?: string | undefined;
  readonly heading?: string | undefined;
  readonly subheading?: string | undefined;
  readonly align?: 'start' | 'center' | undefined;
  readonly level?: HeadingLevel | undefined;
}

/** The line above, the heading and the text below that open most content widgets. */
export function BlockHeading({
  eyebrow,
  heading,
  subheading,
  align = 'start',
  level = 2,
}: BlockHeadingProps) {
  if (eyebrow === undefined && heading === undefined && subheading === undefined) return null;
  const Heading = headingTag(level);
  return (
    <div className={`${styles.block} ${align === 'center' ? styles.center : ''}`.trim()}>
      {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
      {heading !== undefined && <Heading>{heading}</Heading>}
      {subheading !== undefined && <p className="rb-lead">{subheading}</p>}
    </div>
  );
}
