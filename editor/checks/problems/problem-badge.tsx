import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { Tooltip } from '../../ui/controls/button.tsx';
import { InWords } from '../../ui/controls/in-words.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { setView } from '../../ui/view/view-store.ts';
import styles from './problem-badge.module.css';
import { countProblems, type ProblemCounts, useProblems } from './problem-target.ts';

/** How many problems the open page has; leads to their list. */
export function ProblemBadge() {
  const message = useMessage();
  const all = useProblems((problems) => problems.all);
  const isJudged = useProblems((problems) => problems.isJudged);
  const counts = countProblems(all);
  const label = message(labelKey(isJudged, counts), { ...counts });
  return (
    <Tooltip text={label}>
      <button
        type="button"
        className={styles.badge}
        onClick={() => setView({ leftPane: 'problems', openPane: 'left' })}
      >
        <InWords words={label}>
          <Face counts={counts} isJudged={isJudged} />
        </InWords>
      </button>
    </Tooltip>
  );
}

function labelKey(isJudged: boolean, { errors, warnings }: ProblemCounts) {
  if (!isJudged) return 'problem-badge.judging';
  return errors + warnings === 0 ? 'problem-badge.none' : 'problem-badge.count';
}

function Face({
  counts,
  isJudged,
}: {
  readonly counts: ProblemCounts;
  readonly isJudged: boolean;
}) {
  const { errors, warnings } = counts;
  if (errors + warnings === 0)
    return (
      <CircleCheck
        size={16}
        aria-hidden="true"
        className={isJudged ? styles.good : styles.waiting}
      />
    );
  return (
    <>
      {errors > 0 && (
        <span className={styles.errors}>
          <CircleAlert size={14} aria-hidden="true" />
          {errors}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles.warnings}>
          <TriangleAlert size={14} aria-hidden="true" />
          {warnings}
        </span>
      )}
    </>
  );
}
