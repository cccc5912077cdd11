import { type ReactNode, useId } from 'react';
import { labelIdOf } from '../field/field-label.ts';
import styles from './choice-bar.module.css';

export interface ChoiceBarProps {
  /** The group takes this id; its label has the id made of it by `labelIdOf`. */
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly choices: readonly {
    readonly value: string;
    readonly name: string;
    readonly face?: ReactNode;
  }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Radio buttons side by side, as wide as the row. */
export function ChoiceBar({ inputId, describedBy, choices, value, onChange }: ChoiceBarProps) {
  const group = useId();
  return (
    <div
      id={inputId}
      role="radiogroup"
      className={styles.bar}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.segment} title={choice.name}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={choice.value}
            checked={choice.value === value}
            aria-label={choice.name}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.face}>{choice.face ?? choice.name}</span>
        </label>
      ))}
    </div>
  );
}
