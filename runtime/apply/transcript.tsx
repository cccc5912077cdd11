import { useEffect, useRef } from 'react';
import type { FormPage } from '#schemas/documents/documents.ts';
import { valuesOf } from '#schemas/forms/base/answers.ts';
import { usePageMessage } from '../context/page-context.ts';
import styles from './apply-form.module.css';
import { useApply } from './fields/apply-context.ts';
import { GivenAnswer } from './fields/given-answer.tsx';
import type { FillState } from './filling/fill-state.ts';
import { turnsOf } from './filling/turns.ts';

export interface TranscriptProps {
  readonly page: FormPage;
  readonly state: FillState;
  readonly onChange: (keyId: string) => void;
}

/** What a conversation has asked and heard on this page, each answer with a way back to it. */
export function Transcript({ page, state, onChange }: TranscriptProps) {
  const { turn, visible, summary, resume } = state;
  const { session, initial } = useApply();
  const message = usePageMessage();
  const log = useFocusOnTurn(turn, summary);
  const turns = turnsOf(page, visible);
  const given = session.answers();
  // The server has no fields, and draws what was saved.
  const answers = Object.keys(given).length > 0 ? given : initial;
  const before = turns.slice(
    0,
    Math.max(
      turns.findIndex(({ keyId }) => keyId === turn),
      0,
    ),
  );
  return (
    <div
      className={`rb-scripted ${styles.log}`}
      role="log"
      aria-label={message('apply.chat')}
      ref={log}
    >
      {before.map((question) => (
        <div className={styles.said} key={question.keyId}>
          <p className={styles.ask}>{question.label}</p>
          <div className={styles.reply}>
            <GivenAnswer question={question} values={valuesOf(answers, question.keyId)} />
          </div>
          {resume?.keys.has(question.keyId) && (
            <p className={styles.origin}>{message('apply.resume.mark')}</p>
          )}
          <button
            type="button"
            className={styles.edit}
            onClick={() => onChange(question.keyId)}
            aria-label={message('apply.edit-page', { page: question.label })}
          >
            {message('apply.edit')}
          </button>
        </div>
      ))}
    </div>
  );
}

/** The question that is asked takes the focus, also when its answer was wrong; a page begins at its heading. */
function useFocusOnTurn(turn: string | undefined, summary: FillState['summary']) {
  const log = useRef<HTMLDivElement>(null);
  const shown = useRef({ turn, summary });
  useEffect(() => {
    const { current: before } = shown;
    shown.current = { turn, summary };
    const isRefused = before.summary !== summary && summary.length > 0;
    const form = log.current?.closest('form');
    if (turn === undefined || !form || (before.turn === turn && !isRefused)) return;
    const field = form.querySelector(`[data-question="${CSS.escape(turn)}"]`);
    const control =
      field?.querySelector<HTMLElement>('input:checked') ??
      field?.querySelector<HTMLElement>('input:not([type="search"]), select, textarea');
    control?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [turn, summary]);
  return log;
}
