import type { HeadingContent } from '#schemas/documents/documents.ts';
import { BlockHeading } from '../../parts/block-heading.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './heading.module.css';

/** A heading by itself; its size follows its level. */
export function Heading({ content }: WidgetProps<HeadingContent>) {
  const { eyebrow, text, level, subheading, align } = content;
  return (
    <div className={styles.heading}>
      <BlockHeading
        eyebrow={eyebrow}
        heading={text}
        subheading={subheading}
        align={align}
        level={level}
      />
    </div>
  );
}
