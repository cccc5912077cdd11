import { useMessage } from '../language/use-message.ts';
import { usePagePart } from '../page-editor/page-editor-context.ts';
import styles from './page-note.module.css';

/** Says in an empty section, or on an empty page, how it is filled. */
export function EmptyHint({ sectionId }: { readonly sectionId: string }) {
  const message = useMessage();
  const isPage = usePagePart('rootId', ({ rootId }) => rootId === sectionId);
  return (
    <div className={`${styles.note} ${isPage ? styles.page : ''}`} data-empty>
      {isPage && <strong className={styles.title}>{message('canvas.empty.page')}</strong>}
      <span>{message('canvas.empty')}</span>
    </div>
  );
}
