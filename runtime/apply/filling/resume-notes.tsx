import { type Control, useWatch } from 'react-hook-form';
import { usePageMessage } from '../../context/page-context.ts';
import fields from '../fields/apply-fields.module.css';
import type { FormValues } from './form-values.ts';

export interface ResumeMarkProps {
  /** Label of the question. */
  readonly label: string;
  readonly onUndo: () => void;
}

/** Says of an answer that it was read in the CV, and takes it back. */
export function ResumeMark({ label, onUndo }: ResumeMarkProps) {
  const message = usePageMessage();
  return (
    <p className={fields.uploaded}>
      <span className={fields.quiet}>{message('apply.resume.mark')}</span>
      <button
        type="button"
        className={fields.fileAct}
        aria-label={message('apply.resume.undo-of', { label })}
        onClick={onUndo}
      >
        {message('apply.resume.undo')}
      </button>
    </p>
  );
}

export interface ResumeOfferProps {
  readonly control: Control<FormValues>;
  /** Name of the field. */
  readonly name: string;
  /** Label of the question. */
  readonly label: string;
  /** What the CV says. */
  readonly value: string;
  readonly onTake: () => void;
}

/** Offers what the CV says for a question that nobody has answered. */
export function ResumeOffer({ control, name, label, value, onTake }: ResumeOfferProps) {
  const message = usePageMessage();
  const held: unknown = useWatch({ control, name });
  if (held !== '') return null;
  return (
    <p className={fields.uploaded}>
      <span className={fields.quiet}>{message('apply.resume.offer', { value })}</span>
      <button
        type="button"
        className={fields.fileAct}
        aria-label={message('apply.resume.take-of', { label })}
        onClick={onTake}
      >
        {message('apply.resume.take')}
      </button>
    </p>
  );
}
