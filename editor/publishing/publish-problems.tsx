import { CircleAlert, TriangleAlert } from 'lucide-react';
import { problemText } from '../checks/problems/problem-text.ts';
import { sectionShowing } from '../document/page-structure.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import { usePageEditor } from '../document/store/page-editor-context.ts';
import type { ReportedProblem } from '../service/request/reported-problem.ts';
import { isOfDocument } from '../service/request/reported-text.ts';
import { Button } from '../ui/controls/button.tsx';
import disclosure from '../ui/controls/disclosure.module.css';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import styles from './publish-problems.module.css';

/** Problems shown; the rest is in the list of problems. */
const MAX_SHOWN = 20;

/** What is wrong with the page: errors keep it from being published, warnings do not. */
export function PublishProblems({ problems }: { readonly problems: readonly ReportedProblem[] }) {
  const message = useMessage();
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length > 0 && (
        <section className={styles.errors} aria-label={message('publishing.errors')}>
          <h3 className={styles.title}>
            <CircleAlert size={16} aria-hidden="true" />
            {countText(message, 'errors', errors.length)}
          </h3>
          <Problems problems={errors} />
        </section>
      )}
      {warnings.length > 0 && (
        <details className={styles.warnings}>
          <summary className={`${disclosure.summary} ${styles.title}`}>
            <TriangleAlert size={16} aria-hidden="true" />
            {countText(message, 'warnings', warnings.length)}
          </summary>
          <Problems problems={warnings} />
        </details>
      )}
    </>
  );
}

function countText(
  message: ReturnType<typeof useMessage>,
  kind: 'errors' | 'warnings',
  count: number,
): string {
  return message(`publishing.${kind}.${count === 1 ? 'one' : 'many'}`, { count });
}

function Problems({ problems }: { readonly problems: readonly ReportedProblem[] }) {
  const message = useMessage();
  const { language } = useLanguage();
  const editor = usePageEditor();
  return (
    <ul className={styles.list}>
      {problems.slice(0, MAX_SHOWN).map((problem, index) => {
        const text = isOfDocument(problem)
          ? problemText(editor.page.state(), problem, language)
          : problem;
        return (
          <li key={`${index} ${problem.code} ${problem.pointer}`} className={styles.item}>
            <p className={styles.text}>
              {text.message} <span className={styles.remedy}>{text.remedy}</span>
            </p>
            <Button onClick={() => jumpToProblem(editor, problem)}>
              {message('publishing.jump')}
              <span className={styles.hidden}>{`: ${text.message}`}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Selects what a problem of the open page is about and asks for its field; the dialog closes. */
function jumpToProblem(
  editor: PageEditor,
  { nodeId, pointer }: Pick<ReportedProblem, 'nodeId' | 'pointer'>,
): void {
  const page = editor.page.state();
  const isWidget = nodeId !== undefined && page.widgets[nodeId] !== undefined;
  const isSection = nodeId !== undefined && page.sections[nodeId] !== undefined;
  if (isWidget) editor.selection.set([sectionShowing(page, nodeId)?.id ?? nodeId]);
  else editor.selection.set(isSection ? [nodeId] : []);
  const ownTab = isWidget ? 'content' : 'layout';
  setView({
    dialog: null,
    openPane: 'right',
    inspectorTab: isWidget || isSection ? ownTab : 'page',
  });
  const request =
    isWidget || isSection ? { nodeId, pointer: withinNode(pointer) } : { nodeId: null, pointer };
  editor.fieldFocus.setState({ request });
}

/** `/widgets/3/content/text` → `/content/text`: fields tell their place from their owner. */
function withinNode(pointer: string): string {
  return pointer
    .replace(/^\/widgets\/\d+/, '')
    .replace(/^\/metadata\/layout(?:\/subSections\/\d+)*/, '');
}
