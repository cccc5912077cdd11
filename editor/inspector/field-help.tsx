import { CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import { useMessage } from '../language/use-message.ts';
import styles from './field-row.module.css';

export interface FieldHelpProps {
  /** Of the field. */
  readonly label: string;
  readonly text: string;
}

/** A question mark that opens what a field is for. */
export function FieldHelp({ label, text }: FieldHelpProps) {
  const message = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = message('fields.help', { label });
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp size={13} aria-hidden="true" />
      </button>
      {isOpen && (
        <p id={id} className={styles.help}>
          {text}
        </p>
      )}
    </>
  );
}
