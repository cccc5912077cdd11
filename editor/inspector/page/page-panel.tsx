import { ImageOff } from 'lucide-react';
import { useMemo } from 'react';
import { assetHref } from '#runtime/index.ts';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import {
  useOpenSite,
  usePageEditor,
  usePageHead,
} from '../../document/store/page-editor-context.ts';
import { FieldList } from '../../forms/field/field-list.tsx';
import { FieldRequestContext, useNodeRequest } from '../../forms/field/field-request-context.ts';
import { createPageFieldSource } from '../../forms/field/page-field-source.ts';
import { FieldForm } from '../../forms/field-form.tsx';
import { shortenTo } from '../../ui/language/shorten-to.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './seo.module.css';

/** Characters of a title and of a description that search engines usually show before they cut. */
const SHOWN = { title: 60, description: 155 };

/** What the page says of itself, and how search engines and chats show that. */
export function PagePanel() {
  const editor = usePageEditor();
  const source = useMemo(() => createPageFieldSource(editor, { kind: 'head' }), [editor]);
  return (
    <FieldRequestContext value={useNodeRequest(null)}>
      <FieldForm source={source}>
        <FieldList fields={objectSchemaOf('PageMetadata')?.fields ?? []} pointer="/metadata" />
      </FieldForm>
      <SearchPreview />
      <SocialPreview />
    </FieldRequestContext>
  );
}

/** How the page looks when somebody shares it in a chat. */
function SocialPreview() {
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

/** How a search engine lists the page. */
function SearchPreview() {
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
