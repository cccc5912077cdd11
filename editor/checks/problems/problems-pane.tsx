import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Severity } from '#schemas/problems/severity.ts';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { ProblemGroup } from './problem-group.tsx';
import { countProblems, useProblems } from './problem-target.ts';
import styles from './problems-pane.module.css';

type Filter = 'all' | 'errors' | 'warnings';

const FILTERS: readonly Filter[] = ['all', 'errors', 'warnings'];

const SEVERITIES = ['error', 'warning'] as const satisfies readonly Severity[];

/** What is wrong with the open page and what to do; each problem leads to its field. */
export function ProblemsPane() {
  const message = useMessage();
  const all = useProblems((problems) => problems.all);
  const isJudged = useProblems((problems) => problems.isJudged);
  const [filter, setFilter] = useState<Filter>('all');
  if (!isJudged)
    return (
      <p className={styles.waiting} role="status">
        {message('problems-pane.judging')}
      </p>
    );
  return (
    <section className={styles.pane} aria-label={message('problems-pane.title')}>
      {all.length > 0 && <FilterSwitch all={all} filter={filter} onChange={setFilter} />}
      <Problems all={all} filter={filter} />
    </section>
  );
}

interface FilterSwitchProps {
  readonly all: readonly Problem[];
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

function FilterSwitch({ all, filter, onChange }: FilterSwitchProps) {
  const message = useMessage();
  const { errors, warnings } = countProblems(all);
  const counts = { all: all.length, errors, warnings };
  return (
    <div className={styles.filter}>
      <SegmentedControl
        legend={message('problems-pane.filter')}
        choices={FILTERS.map((value) => ({
          value,
          name: message(`problems-pane.${value}`),
          face: `${message(`problems-pane.${value}`)} ${counts[value]}`,
        }))}
        value={filter}
        onChange={onChange}
      />
    </div>
  );
}

function Problems({ all, filter }: { readonly all: readonly Problem[]; readonly filter: Filter }) {
  const groups = SEVERITIES.filter((severity) => filter === 'all' || filter === `${severity}s`).map(
    (severity) => ({
      severity,
      problems: all.filter((problem) => problem.severity === severity),
    }),
  );
  if (groups.every(({ problems }) => problems.length === 0)) return <NoProblems filter={filter} />;
  return groups.map(
    ({ severity, problems }) =>
      problems.length > 0 && (
        <ProblemGroup key={severity} severity={severity} problems={problems} />
      ),
  );
}

const EMPTY = {
  all: ['problems-pane.none.title', 'problems-pane.none.text'],
  errors: ['problems-pane.none-errors.title', 'problems-pane.none-errors.text'],
  warnings: ['problems-pane.none-warnings.title', 'problems-pane.none-warnings.text'],
} as const;

function NoProblems({ filter }: { readonly filter: Filter }) {
  const message = useMessage();
  const [title, text] = EMPTY[filter];
  return (
    <div className={styles.none} role="status">
      <CircleCheck size={28} strokeWidth={1.5} aria-hidden="true" className={styles.check} />
      <p className={styles.noneTitle}>{message(title)}</p>
      <p className={styles.noneText}>{message(text)}</p>
    </div>
  );
}
