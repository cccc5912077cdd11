import { upperFirst } from 'lodash-es';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { diffFormTexts } from '#schemas/diff/compare/diff-forms.ts';
import { summariseChanges } from '#schemas/diff/words/summarise-changes.ts';
import { BLOCKED_KEY } from '../../document/history/listeners.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/controls/toast-store.ts';
import { personName } from '../../ui/language/person-name.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { focusSelectedRow } from '../actions/focus-selected-row.ts';
import styles from '../composer.module.css';
import { formText } from '../document/edited-form.ts';
import { useFormSession } from '../session/form-session-context.ts';
import { FormConflictDialog } from './form-conflict-dialog.tsx';

/** Two people changed the same in two ways: nothing is written over before somebody has chosen. */
export function ConflictNote() {
  const message = useMessage();
  const { language } = useLanguage();
  const session = useFormSession();
  const { step, notice } = useStore(session.saving);
  const [isOpen, setOpen] = useState(false);
  useMergeNotices();
  const close = () => {
    setOpen(false);
    // What opened the dialog goes with the conflict: then the focus has what is selected.
    focusSelectedRow();
  };
  if (step !== 'conflict') return null;
  const name = notice?.by ? personName(notice.by, language) : message('saving.notice.someone');
  return (
    <div className={styles.conflict} role="alert">
      <p>{upperFirst(message('saving.notice.conflict', { name }))}</p>
      <Button onClick={() => setOpen(true)}>{message('saving.notice.review')}</Button>
      {isOpen && <FormConflictDialog onClose={close} />}
    </div>
  );
}

/** Tells what came in from others, and why an own step is not undone. */
function useMergeNotices(): void {
  const message = useMessage();
  const { language } = useLanguage();
  const session = useFormSession();
  const notice = useStore(session.saving, (state) => state.notice);
  useEffect(() => {
    if (notice?.kind !== 'merged') return;
    const found = diffFormTexts(formText(notice.before), formText(notice.after));
    const [first = '', ...rest] = summariseChanges(found, language).map(({ text }) => text);
    const more = { first, count: rest.length };
    const changes = rest.length > 0 ? message('saving.notice.more', more) : first;
    const text = notice.by
      ? message('saving.notice.merged', { name: personName(notice.by, language), changes })
      : message('composer.merged', { changes });
    const action = { label: message('composer.undo'), run: () => session.takeBack(notice) };
    showToast({ text, action });
  }, [notice]);
  useEffect(
    () =>
      session.form.subscribe(BLOCKED_KEY, () =>
        showToast({ text: message('edit.blocked'), tone: 'warning' }),
      ),
    [session, message],
  );
}
