import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { isBusy } from '../commands/use-shortcuts.ts';
import { historyByKey } from '../forms/field/history-by-key.ts';
import { matchesShortcut } from '../ui/controls/shortcut.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { setView } from '../ui/view/view-store.ts';
import { focusSelectedRow } from './actions/focus-selected-row.ts';
import styles from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { ComposerDialogs, SEARCH_KEY } from './composer-dialogs.tsx';
import { ConflictNote } from './conflicts/conflict-note.tsx';
import { GoneNote } from './conflicts/gone-note.tsx';
import { FormCanvas } from './form-canvas.tsx';
import { FormInspector } from './form-inspector.tsx';
import { FormOutline } from './form-outline.tsx';
import { FormViewBar } from './form-view-bar.tsx';
import { namedProblem } from './named-problem.ts';
import { ProblemList } from './problem-list.tsx';
import { type FormJudgement, useFormJudgement } from './session/form-problems.ts';
import type { FormSession } from './session/form-session.ts';
import {
  FormJudgementContext,
  useEditedForm,
  useFormSession,
} from './session/form-session-context.ts';

/** Outline and problems of the open form, the form itself, and the fields of what is selected. */
export function Composer() {
  const message = useMessage();
  const session = useFormSession();
  useKeys(session);
  const pane = useStore(session.view, (state) => state.pane);
  const judgement = useNamedJudgement();
  return (
    <FormJudgementContext value={judgement}>
      <div className={styles.composer} data-pane={pane}>
        <ComposerBar />
        <ConflictNote />
        <GoneNote />
        <aside className={styles.left} aria-label={message('composer.outline')}>
          <FormOutline />
          <ProblemList />
        </aside>
        <main className={styles.canvas}>
          <FormViewBar />
          <FormCanvas />
        </main>
        <aside
          className={styles.right}
          aria-label={message('composer.fields')}
          onKeyDown={(event) => leaveByEscape(event, session)}
        >
          <FormInspector />
        </aside>
        <ComposerDialogs />
      </div>
    </FormJudgementContext>
  );
}

/** What is wrong with the form in the words that it has on the screen. */
function useNamedJudgement(): FormJudgement {
  const { language } = useLanguage();
  const form = useEditedForm();
  const judgement = useFormJudgement(form);
  return useMemo(() => {
    const problems = judgement.problems.map((problem) => namedProblem(form, problem, language));
    return { ...judgement, problems };
  }, [form, judgement, language]);
}

/** Wherever the focus is: what a dialog or a menu holds has the keys to itself. */
function useKeys({ undo, redo }: FormSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isBusy()) return;
      historyByKey(event, { undo, redo });
      if (event.defaultPrevented || !matchesShortcut(event, SEARCH_KEY)) return;
      event.preventDefault();
      setView({ dialog: 'commands' });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo]);
}

/** Leads from the fields to the row that they are about. A field that has a use for Escape comes first. */
function leaveByEscape(event: ReactKeyboardEvent, { view }: FormSession): void {
  if (event.key !== 'Escape' || event.defaultPrevented || isBusy()) return;
  event.preventDefault();
  view.setState({ pane: 'parts' });
  focusSelectedRow();
}
