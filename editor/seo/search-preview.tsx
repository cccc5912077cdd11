import { useMessage } from '../language/use-message.ts';
import { usePageHead } from '../page-editor/page-editor-context.ts';
import { useOpenSite } from '../site/open-site-context.ts';
import styles from './seo.module.css';
import { shortenTo } from './shorten-to.ts';

/** Characters of a title and of a description that search engines usually show before they cut. */
const SHOWN = { title: 60, description: 155 };

/** How a search engine lists the page. */
export function SearchPreview() {
  const message = useMessage();
  const { url, metadata } = usePageHead();
  const { document } = useOpenSite();
  const title = `${metadata.title} · ${document.metadata.titleSuffix}`;
  const trail = [document.sitePrefix, ...url.split('/')].filter(Boolean);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{message('seo.search')}</figcaption>
      <div className={styles.search}>
        <p className={styles.site}>{document.name}</p>
        <p className={styles.trail}>{[location.host, ...trail].join(' › ')}</p>
        <p className={styles.result}>{shortenTo(title, SHOWN.title)}</p>
        <p className={styles.snippet}>{shortenTo(metadata.description, SHOWN.description)}</p>
      </div>
      {metadata.robots === 'noindex' && <p className={styles.note}>{message('seo.hidden')}</p>}
      {title.length > SHOWN.title && (
        <p className={styles.note}>{message('seo.title-cut', { limit: SHOWN.title })}</p>
      )}
      {metadata.description.length > SHOWN.description && (
        <p className={styles.note}>
          {message('seo.description-cut', { limit: SHOWN.description })}
        </p>
      )}
    </figure>
  );
}
