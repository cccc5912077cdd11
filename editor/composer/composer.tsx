import type { KeyboardEvent } from 'react';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './composer.module.css';
import { ComposerBar } from './composer-bar.tsx';
import { ConflictNote } from './conflict-note.tsx';
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
  const session = useFormSession();
  const judgement = useFormJudgement(useEditedForm());
  return (
    <FormJudgementContext value={judgement}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of all that is in it */}
      <div className={styles.composer} onKeyDown={(event) => onHistoryKey(session, event)}>
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

function onHistoryKey({ form }: FormSession, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  if (key === 'z' && !event.shiftKey) form.undo();
  else if (key === 'y' || key === 'z') form.redo();
  else return;
  event.preventDefault();
}
