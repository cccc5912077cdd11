import styles from './html.module.css';
import type { SafeHtml } from './safe-html.ts';

/** Prints sanitised rich text with the type of the page. */
export function Html({ html }: { readonly html: SafeHtml }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
