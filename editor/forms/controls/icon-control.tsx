import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Icon } from '#runtime/index.ts';
import type { ChoiceSchema } from '#schemas/definitions/field-schema.ts';
import type { IconName } from '#schemas/documents/documents.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { useField } from '../field/field-source-context.ts';
import styles from './icon-control.module.css';

/** One of the pages' icons, picked by how it looks. */
export function IconControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const { value, write } = useField(pointer);
  const [isOpen, setOpen] = useState(false);
  const { choices = [] } = schema;
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <div>
      <button
        id={inputId}
        type="button"
        className={styles.chosen}
        aria-labelledby={`${labelIdOf(inputId)} ${inputId}`}
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen && <ChoiceIcon choice={chosen} />}
        <span className={styles.name}>
          {chosen ? chosen.label[language] : message('fields.no-icon')}
        </span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {isOpen && (
        <IconGrid
          labelledBy={labelIdOf(inputId)}
          choices={choices}
          chosen={chosen}
          onChange={write}
        />
      )}
    </div>
  );
}

interface IconGridProps {
  readonly labelledBy: string;
  readonly choices: readonly ChoiceSchema[];
  readonly chosen: ChoiceSchema | undefined;
  readonly onChange: (name: unknown) => void;
}

function IconGrid({ labelledBy, choices, chosen, onChange }: IconGridProps) {
  const group = useId();
  const { language } = useLanguage();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={styles.grid}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.cell} title={choice.label[language]}>
          <input
            type="radio"
            className={styles.radio}
            name={group}
            value={choice.value}
            checked={choice === chosen}
            aria-label={choice.label[language]}
            onChange={() => onChange(choice.value)}
          />
          <ChoiceIcon choice={choice} />
        </label>
      ))}
    </div>
  );
}

function ChoiceIcon({ choice }: { readonly choice: ChoiceSchema }) {
  return isIconName(choice.value) && <Icon name={choice.value} size={18} />;
}

/** Choices of an icon come from the same schema as its type. */
function isIconName(value: string | number): value is IconName {
  return typeof value === 'string';
}
