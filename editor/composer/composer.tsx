import { useEffect } from 'react';
import { isBusy } from '../commands/use-shortcuts.ts';
import { historyByKey } from '../forms/field/history-by-key.ts';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { ConflictNote } from './conflicts/conflict-note.tsx';
import { FormCanvas } from './form-canvas.tsx';
import { FormInspector } from './form-inspector.tsx';
import { FormOutline } from './form-outline.tsx';
import { FormViewBar } from './form-view-bar.tsx';
import { ProblemList } from './problem-list.tsx';
import { useFormJudgement } from './session/form-problems.ts';
import type { FormSession } from './session/form-session.ts';
import {
  FormJudgementContext,
  useEditedForm,
  useFormSession,
} from './session/form-session-context.ts';

/** Outline and problems of the open form, the form itself, and the fields of what is selected. */
export function Composer() {
  const message = useMessage();
  useHistoryKeys(useFormSession());
  const judgement = useFormJudgement(useEditedForm());
  return (
    <FormJudgementContext value={judgement}>
      <div className={styles.composer}>
        <ComposerBar />
        <ConflictNote />
        <aside className={styles.left} aria-label={message('composer.outline')}>
          <FormOutline />
          <ProblemList />
        </aside>
        <main className={styles.canvas}>
          <FormViewBar />
          <FormCanvas />
        </main>
        <aside className={styles.right} aria-label={message('composer.fields')}>
          <FormInspector />
        </aside>
      </div>
    </FormJudgementContext>
  );
}

/** Wherever the focus is: what a dialog or a menu holds has the keys to itself. */
function useHistoryKeys({ undo, redo }: FormSession): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isBusy()) historyByKey(event, { undo, redo });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
