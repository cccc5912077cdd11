import { useAssets } from '../api/asset-queries.ts';
import { Button } from '../controls/button.tsx';
import disclosure from '../controls/disclosure.module.css';
import { useField } from '../inspector/field-source-context.ts';
import { useMessage } from '../language/use-message.ts';
import { useOpenSite } from '../site/open-site-context.ts';
import { FocusEditor } from './focus-editor.tsx';
import styles from './picked-file.module.css';
import type { EditedImage } from './picked-image.ts';

export interface ImageFocusProps {
  /** Of the picture. */
  readonly pointer: string;
  readonly image: EditedImage;
}

/** What must stay visible of a picture in this place; without it the file's own point holds. */
export function ImageFocus({ pointer, image }: ImageFocusProps) {
  const message = useMessage();
  const { siteId } = useOpenSite();
  const { data } = useAssets(siteId);
  const { write } = useField(`${pointer}/focus`);
  const asset = data?.find(({ path }) => path === image.src);
  if (!asset) return null;
  return (
    <details className={styles.focus}>
      <summary className={disclosure.summary}>{message('assets.focus')}</summary>
      <p className={styles.note}>
        {message(image.focus ? 'assets.focus.own' : 'assets.focus.inherited')}
      </p>
      <FocusEditor
        url={asset.thumbnailUrl ?? asset.url}
        focus={image.focus ?? asset.focus}
        onChange={write}
      />
      {image.focus && (
        <div>
          <Button onClick={() => write(undefined)}>{message('assets.focus.follow')}</Button>
        </div>
      )}
    </details>
  );
}
