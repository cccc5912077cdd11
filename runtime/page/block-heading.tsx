import styles from './block-heading.module.css';

export interface BlockHeadingProps {
  readonly eyebrow?: string | undefined;
  readonly heading?: string | undefined;
  readonly subheading?: string | undefined;
  readonly align?: 'start' | 'center' | undefined;
}

/** The line above, the heading (`h2`) and the text below that open most content widgets. */
export function BlockHeading({ eyebrow, heading, subheading, align = 'start' }: BlockHeadingProps) {
  if (eyebrow === undefined && heading === undefined && subheading === undefined) return null;
  return (
    <div className={`${styles.block} ${align === 'center' ? styles.center : ''}`.trim()}>
      {eyebrow !== undefined && <p className="rb-eyebrow">{eyebrow}</p>}
      {heading !== undefined && <h2>{heading}</h2>}
      {subheading !== undefined && <p className="rb-lead">{subheading}</p>}
    </div>
  );
}
