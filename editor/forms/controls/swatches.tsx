import { useId } from 'react';
import type { ChoiceSchema } from '#schemas/definitions/field-schema.ts';
import { useOpenSite } from '../../document/store/open-site-context.ts';
import { useLanguage } from '../../ui/language/use-message.ts';
import { labelIdOf } from '../field/field-label.ts';
import styles from './swatches.module.css';
import { themeColor } from './theme-color.ts';

export interface SwatchesProps {
  /** The group takes this id; its label has the id made of it by `labelIdOf`. */
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  readonly choices: readonly ChoiceSchema[];
  readonly value: unknown;
  readonly onChange: (name: string) => void;
}

/** Colours of the site's theme by name, as they look on this site. */
export function Swatches({ inputId, describedBy, choices, value, onChange }: SwatchesProps) {
  const group = useId();
  const { language } = useLanguage();
  const { theme } = useOpenSite().document;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div
      id={inputId}
      role="radiogroup"
      className={styles.swatches}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      {choices.map((choice) => (
        <label key={choice.value} className={styles.swatch} title={choice.label[language]}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={choice.value}
            checked={choice === chosen}
            aria-label={choice.label[language]}
            onChange={() => onChange(String(choice.value))}
          />
          <span
            className={styles.color}
            style={{ background: themeColor(theme, String(choice.value)) }}
          />
        </label>
      ))}
      {chosen && <span className={styles.name}>{chosen.label[language]}</span>}
    </div>
  );
}
