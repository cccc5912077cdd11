import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { Problem } from '#schemas/problem.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { sectionShowing } from '../document/page-structure.ts';
import { useMessage } from '../language/use-message.ts';
import { usePageEditor } from '../page-editor/page-editor-context.ts';
import type { PageProblems } from '../problems/problem-store.ts';
import { showProblem } from '../problems/problem-target.ts';
import { countProblems, useProblems } from '../problems/use-problems.ts';
import styles from './problem-marks.module.css';

/** More would only say that much is wrong, and cost time with every scroll. */
const MAX_MARKS = 60;

/**
 * A mark at the corner of each block that has problems, which leads to the field of the worst. It is for pointers:
 * outline and list tell all others.
 */
export function ProblemMarks() {
  const { page } = usePageEditor();
  const byNode = useProblems((problems) => problems.byNode);
  const byBlock = [...problemsByBlock(page.state(), byNode)].slice(0, MAX_MARKS);
  return byBlock.map(([id, problems]) => <ProblemMark key={id} blockId={id} problems={problems} />);
}

/** A section and the widget that it shows look like one thing, which stands where the section does. */
function problemsByBlock(
  page: EditedPage,
  byNode: PageProblems['byNode'],
): ReadonlyMap<string, readonly Problem[]> {
  const byBlock = new Map<string, readonly Problem[]>();
  for (const [nodeId, problems] of byNode) {
    const id = page.sections[nodeId] ? nodeId : (sectionShowing(page, nodeId)?.id ?? nodeId);
    if (id !== '') byBlock.set(id, [...(byBlock.get(id) ?? []), ...problems]);
  }
  return byBlock;
}

interface ProblemMarkProps {
  readonly blockId: string;
  readonly problems: readonly Problem[];
}

function ProblemMark({ blockId, problems }: ProblemMarkProps) {
  const message = useMessage();
  const editor = usePageEditor();
  const { errors, warnings } = countProblems(problems);
  const Icon = errors > 0 ? CircleAlert : TriangleAlert;
  const worst = problems.find(({ severity }) => severity === 'error') ?? problems[0];
  return (
    <div className={styles.place} data-problems={blockId} hidden>
      <button
        type="button"
        tabIndex={-1}
        className={`${styles.mark} ${errors > 0 ? styles.error : styles.warning}`}
        aria-label={message('canvas.problems', { count: errors + warnings })}
        title={message('canvas.problems', { count: errors + warnings })}
        onClick={() => worst && showProblem(editor, worst)}
      >
        <Icon size={14} strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  );
}
