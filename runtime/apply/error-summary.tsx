import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../base/after-paint.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { fieldId, useApply, useFillState } from './fields/apply-context.ts';
import fields from './fields/apply-fields.module.css';
import type { FieldNote } from './filling/fill-state.ts';

/** What keeps a step from going on, with a link to each field. It takes the focus as it appears: a key pressed next goes on from it. */
export function ErrorSummary({ notes }: { readonly notes: readonly FieldNote[] }) {
  const { id, questions, controller } = useApply();
  const message = usePageMessage();
  // A conversation asks for what is wrong; without a script the page shows whole.
  const isAsked = useFillState(({ turn }) => turn !== undefined);
  const box = useRef<HTMLDivElement>(null);
  const known = useRef<ReadonlySet<FieldNote>>(new Set());
  useLayoutEffect(() => {
    // What is left as others go keeps nobody from typing.
    const hasNews = notes.some((note) => !known.current.has(note));
    known.current = new Set(notes);
    // The focus scrolls, so the page is laid out for it: once, with the messages of the fields in it.
    if (hasNews) queueMicrotask(() => box.current?.focus());
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
        {notes.map(({ keyId, text }) => {
          const question = questions.get(keyId);
          // A file that belongs to no question has no field to lead to.
          if (question === undefined) return <li key={keyId}>{text}</li>;
          return (
            <li key={keyId}>
              <a
                href={`#${fieldId(id, keyId)}`}
                onClick={(event) => focusField(event, () => controller.steps.lead(keyId))}
              >
                {question.label}
              </a>
              : {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Fields take the focus, also those of another page; the address names no field. */
function focusField(event: MouseEvent<HTMLAnchorElement>, open: () => void): void {
  event.preventDefault();
  const { hash } = event.currentTarget;
  const find = () => {
    const first = document.getElementById(hash.slice(1));
    // A search left the first box out: its field stands before all boxes.
    const isLeftOut = first?.closest('label')?.hidden === true;
    return isLeftOut ? (first?.closest('fieldset')?.querySelector('input') ?? null) : first;
  };
  const field = find();
  if (field === null) {
    open();
    afterPaint(() => find()?.focus());
  } else field.focus();
}
