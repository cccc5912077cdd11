import { upperFirst } from 'lodash-es';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { formatProblem } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { Severity } from '#schemas/problems/severity.ts';
import { placeWidget, removeUnused } from '../../document/edits/unused-widgets.ts';
import { nodeNameOf } from '../../document/names/node-phrase.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import { groupProblems } from '../../document/store/problem-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import problemListStyles from './problem-list.module.css';
import { showProblem } from './problem-target.ts';
import { problemText } from './problem-text.ts';
import styles from './problems-pane.module.css';

export interface ProblemGroupProps {
  readonly severity: Severity;
  readonly problems: readonly Problem[];
}

/** Nobody reads on; the first ones are gone by then. */
const MAX_SHOWN = 100;

const ICONS = { error: CircleAlert, warning: TriangleAlert };

/** Problems of one severity by the section or widget that has them. */
export function ProblemGroup({ severity, problems }: ProblemGroupProps) {
  const message = useMessage();
  const headingId = useId();
  const byNode = groupProblems(problems.slice(0, MAX_SHOWN));
  const hidden = problems.length - MAX_SHOWN;
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.heading}>
        {message(`problems-pane.${severity}s`)}
      </h2>
      <p className={styles.explanation}>{message(`problems-pane.${severity}s.text`)}</p>
      {[...byNode].map(([nodeId, own]) => (
        <NodeProblems key={nodeId} nodeId={nodeId} problems={own} />
      ))}
      {hidden > 0 && (
        <p className={styles.explanation}>{message('problems-pane.more', { count: hidden })}</p>
      )}
    </section>
  );
}

interface NodeProblemsProps {
  readonly nodeId: string;
  readonly problems: readonly Problem[];
}

function NodeProblems({ nodeId, problems }: NodeProblemsProps) {
  const { page } = usePageEditor();
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <div className={styles.node}>
      <h3 id={headingId} className={styles.name}>
        {upperFirst(nodeNameOf(page.state(), nodeId, language))}
      </h3>
      <ul className={styles.list} aria-labelledby={headingId}>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.pointer} ${JSON.stringify(problem.params)}`}>
            <ProblemButton problem={problem} />
            {problem.code === 'widget-unused' && <UnusedWidget id={nodeId} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProblemButton({ problem }: { readonly problem: Problem }) {
  const editor = usePageEditor();
  const message = useMessage();
  const { language } = useLanguage();
  const { severity } = problem;
  const text = problemText(editor.page.state(), problem, language);
  const Icon = ICONS[severity];
  return (
    <button type="button" className={styles.problem} onClick={() => showProblem(editor, problem)}>
      <span className={styles[severity]} role="img" aria-label={message(`problem.${severity}`)}>
        <Icon size={14} aria-hidden="true" />
      </span>
      <span className={styles.text}>
        {text.message} <span className={styles.remedy}>{text.remedy}</span>
      </span>
    </button>
  );
}

/** What is not on the page cannot be mended there: both ways out are one press. */
function UnusedWidget({ id }: { readonly id: string }) {
  const editor = usePageEditor();
  const message = useMessage();
  const place = () => {
    const [selected] = editor.selection.get();
    editor.edit((page) => placeWidget(page, id, selected));
  };
  return (
    <div className={styles.mending}>
      <Button onClick={place}>{message('problem.place')}</Button>
      <Button onClick={() => editor.edit((page) => removeUnused(page, id))}>
        {message('problem.delete')}
      </Button>
    </div>
  );
}

/** Problems of a document: how grave, where, what is wrong and what to do. */
export function ProblemList({ problems }: { readonly problems: readonly Problem[] }) {
  return (
    <ul className={problemListStyles.list}>
      {problems.map((problem) => (
        <ProblemItem key={`${problem.code} ${problem.pointer}`} problem={problem} />
      ))}
    </ul>
  );
}

function ProblemItem({ problem }: { readonly problem: Problem }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { severity, pointer } = problem;
  const text = formatProblem(problem, language);
  return (
    <li className={problemListStyles.item}>
      <span className={`${problemListStyles.severity} ${problemListStyles[severity]}`}>
        {message(`problem.${severity}`)}
      </span>
      <code className={problemListStyles.pointer}>
        {pointer === '' ? message('problem.document') : pointer}
      </code>
      <p className={problemListStyles.text}>
        {text.message} <span className={problemListStyles.remedy}>{text.remedy}</span>
      </p>
    </li>
  );
}
