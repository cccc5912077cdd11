import { type ReactNode, useId } from 'react';
import { Tooltip } from './button.tsx';
import styles from './segmented-control.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What the segment shows; its name where absent. */
  readonly face?: ReactNode;
  readonly shortcut?: string;
  /** Language of the name, where it is not the interface's. */
  readonly lang?: string;
}

export interface SegmentedControlProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tooltip?: { readonly align?: 'center' | 'end'; readonly side?: 'bottom' | 'top' };
}

/** One of a few: radio buttons in one row, with the arrow keys the browser gives them. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, choices, value, onChange, tooltip } = props;
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <Tooltip key={choice.value} text={choice.name} shortcut={choice.shortcut} {...tooltip}>
          <label className={styles.segment} lang={choice.lang}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              checked={choice.value === value}
              aria-label={choice.name}
              aria-keyshortcuts={choice.shortcut}
              onChange={() => onChange(choice.value)}
            />
            {choice.face ?? choice.name}
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}
