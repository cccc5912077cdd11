import { Plus } from 'lucide-react';

import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { FieldList } from '../field/field-list.tsx';
import { keepFocusIn } from '../field/field-request-context.ts';
import { useField, useFieldPart, useFieldSource } from '../field/field-source-context.ts';
import { knownObject } from '../field/known-objects.ts';
import { newValue } from '../field/new-value.ts';
import styles from './object-control.module.css';
import rawJsonStyles from './raw-json.module.css';

/** More would only make the pane slow. */
const MAX_LETTERS = 20_000;

/** The fields of an object within another; one that may be missing can be added. */
export function ObjectControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFieldSource();
  const isThere = useFieldPart(pointer, (value) => value !== undefined);
  const object = schema.of === undefined ? undefined : knownObject(schema.of);
  const add = () =>
    keepFocusIn(inputId, () => source.write(pointer, newValue(schema, { language })));
  if (!isThere && !schema.isRequired)
    return (
      <Button id={inputId} onClick={add}>
        <Plus size={14} aria-hidden="true" />
        <span>
          {message('fields.list-add')}
          <span className={styles.hidden}>{`: ${schema.label[language]}`}</span>
        </span>
      </Button>
    );
  return (
    <fieldset
      id={inputId}
      className={styles.object}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      <FieldList fields={object?.fields ?? []} pointer={pointer} />
    </fieldset>
  );
}

/** A value that no control knows: shown as it is. */
export function JsonControl({ pointer, inputId }: ControlProps) {
  const { value } = useField(pointer);
  return <RawJson value={value} labelledBy={labelIdOf(inputId)} />;
}

/** A value as JSON, to be read; the focus can go into it to scroll. */
export function RawJson({
  value,
  labelledBy,
}: {
  readonly value: unknown;
  readonly labelledBy: string;
}) {
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus
    <section className={rawJsonStyles.json} tabIndex={0} aria-labelledby={labelledBy}>
      {text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text}
    </section>
  );
}
