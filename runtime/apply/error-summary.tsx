import { type MouseEvent, useEffect, useRef } from 'react';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { fieldId, useApply, useFillState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import type { FieldNote } from './filling/fill-state.ts';

/** What keeps a step from going on, with a link to each field. It takes the focus. */
export function ErrorSummary({ notes }: { readonly notes: readonly FieldNote[] }) {
  const { id, questions } = useApply();
  const message = usePageMessage();
  // A conversation asks for what is wrong; without a script the page shows whole.
  const isAsked = useFillState(({ turn }) => turn !== undefined);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notes.length > 0) box.current?.focus();
  }, [notes]);
  if (notes.length === 0) return null;
  return (
    <div className={styles.summary} tabIndex={-1} ref={box} data-later={isAsked ? '' : undefined}>
      <p className={fields.label}>
        {notes.length === 1
          ? message('apply.summary.one')
          : message('apply.summary.many', { count: notes.length })}
      </p>
      <ul>
        {notes.map(({ keyId, text }) => (
          <li key={keyId}>
            <a href={`#${fieldId(id, keyId)}`} onClick={focusTarget}>
              {questions.get(keyId)?.label ?? keyId}
            </a>
            : {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Fields take the focus; the address stays as it is. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
