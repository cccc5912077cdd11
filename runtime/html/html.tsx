import styles from './html.module.css';
import type { SafeHtml } from './safe-html.ts';

/** Prints sanitised rich text with the type of the page. */
export function Html({ html }: { readonly html: SafeHtml }) {
  // Drafts are drawn before they are valid: a list in place of a text would be printed without having been sanitised.
  const text = typeof html === 'string' ? html : '';
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: text }} />;
}
