import { ImageOff } from 'lucide-react';
import { assetHref } from '#runtime/index.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageHead } from '../page-editor/page-editor-context.ts';
import { useOpenSite } from '../site/open-site-context.ts';
import styles from './seo.module.css';
import { shortenTo } from './shorten-to.ts';

/** How the page looks when somebody shares it in a chat. */
export function SocialPreview() {
  const message = useMessage();
  const { metadata } = usePageHead();
  const { document, assets } = useOpenSite();
  const image = metadata.image ?? document.metadata.image;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{message('seo.social')}</figcaption>
      <div className={styles.card}>
        <div className={styles.picture}>
          {image !== undefined && assets[image] ? (
            <img src={assetHref(image, assets)} alt="" className={styles.image} />
          ) : (
            <ImageOff size={20} aria-hidden="true" />
          )}
        </div>
        <div className={styles.words}>
          <p className={styles.cardTitle}>{shortenTo(metadata.title, 70)}</p>
          <p className={styles.snippet}>{shortenTo(metadata.description, 90)}</p>
          <p className={styles.trail}>{location.host}</p>
        </div>
      </div>
      {image === undefined && <p className={styles.note}>{message('seo.no-image')}</p>}
    </figure>
  );
}
