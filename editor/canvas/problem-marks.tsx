import { CircleAlert, TriangleAlert } from 'lucide-react';
import { sectionShowing } from '../document/page-structure.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import { countProblems, useProblems } from '../problems/use-problems.ts';
import { setView } from '../view/view-store.ts';
import styles from './problem-marks.module.css';

/** More would only say that much is wrong, and cost time with every scroll. */
const MAX_MARKS = 60;

/** A mark at the corner of each block that has problems. It is for pointers: outline and list tell all others. */
export function ProblemMarks() {
  const byNode = useProblems((problems) => problems.byNode);
  const ids = [...byNode.keys()].filter((id) => id !== '').slice(0, MAX_MARKS);
  return ids.map((id) => <ProblemMark key={id} nodeId={id} />);
}

function ProblemMark({ nodeId }: { readonly nodeId: string }) {
  const message = useMessage();
  const { page, selection } = usePageEditor();
  const { errors, warnings } = countProblems(useProblems(({ byNode }) => byNode.get(nodeId)) ?? []);
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  const show = () => {
    selection.set([sectionShowing(page.state(), nodeId)?.id ?? nodeId]);
    setView({ leftPane: 'problems', openPane: 'left' });
  };
  return (
    <div className={styles.place} data-problems={nodeId} hidden>
      <button
        type="button"
        tabIndex={-1}
        className={`${styles.mark} ${errors > 0 ? styles.error : styles.warning}`}
        aria-label={message('canvas.problems', { count: errors + warnings })}
        title={message('canvas.problems', { count: errors + warnings })}
        onClick={show}
      >
        <Icon size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  );
}
