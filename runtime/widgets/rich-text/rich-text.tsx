import type { RichTextContent } from '#schemas/documents/documents.ts';
import { Html } from '../../html/html.tsx';
import type { WidgetProps } from '../../widget/widget-props.ts';
import styles from './rich-text.module.css';

/** Formatted text at reading width. */
export function RichText({ content: { html, align = 'start' } }: WidgetProps<RichTextContent>) {
  return (
    <div className={`${styles.text} ${styles[align]}`}>
      <Html html={html} />
    </div>
  );
}
