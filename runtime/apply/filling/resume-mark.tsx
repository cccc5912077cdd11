import { usePageMessage } from '../../context/page-context.ts';
import fields from '../fields/apply-fields.module.css';

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
