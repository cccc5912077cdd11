import { FileText } from 'lucide-react';
import { useDeferredValue } from 'react';
import { useMessage } from '../language/use-message.ts';
import { useSelection } from '../page-editor/page-editor-context.ts';
import { PagePanel } from '../seo/page-panel.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { ManyPanel } from './many-panel.tsx';
import { NodePanel } from './node-panel.tsx';
import { useFieldRequests } from './use-field-requests.ts';

/** What the selection says, as fields: one block or container, several, or the page itself. */
export function InspectorPane() {
  const message = useMessage();
  // The page shows what is selected first; its fields follow.
  const ids = useDeferredValue(useSelection((selection) => selection.ids));
  const leading = ids.at(-1);
  useFieldRequests();
  return (
    <section className={styles.pane} aria-label={message('inspector')}>
      {leading === undefined && (
        <>
          <InspectorHead icon={FileText} label={message('inspector.page')} />
          <div className={styles.body}>
            <PagePanel />
          </div>
        </>
      )}
      {leading !== undefined && ids.length === 1 && <NodePanel key={leading} id={leading} />}
      {ids.length > 1 && <ManyPanel key={ids.join(' ')} ids={ids} />}
    </section>
  );
}
