import { useStore } from 'zustand';
import { useMessage } from '../language/use-message.ts';
import { usePagePart } from '../page-editor/page-editor-context.ts';
import { shownScale } from '../view/zoom-steps.ts';
import styles from './page-note.module.css';

/** As large on the screen as the editor's own texts, in pixels; larger ones would not fit small sections. */
const FONT_SIZE = 13;
const LARGEST = 32;

/** Says in an empty section, or on an empty page, how it is filled. */
export function EmptyHint({ sectionId }: { readonly sectionId: string }) {
  const message = useMessage();
  const scale = useStore(shownScale, (state) => state.scale);
  const fontSize = Math.min(LARGEST, FONT_SIZE / Math.min(1, scale));
  const isPage = usePagePart('rootId', ({ rootId }) => rootId === sectionId);
  return (
    <div className={`${styles.note} ${isPage ? styles.page : ''}`} style={{ fontSize }} data-empty>
      {isPage && <strong className={styles.title}>{message('canvas.empty.page')}</strong>}
      <span>{message('canvas.empty')}</span>
    </div>
  );
}
