import { Plus } from 'lucide-react';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { FieldList } from '../field/field-list.tsx';
import { useFieldPart, useFieldSource } from '../field/field-source-context.ts';
import { keepFocusIn } from '../field/keep-focus.ts';
import { newValue } from '../field/new-value.ts';
import styles from './object-control.module.css';

/** The fields of an object within another; one that may be missing can be added. */
export function ObjectControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFieldSource();
  const isThere = useFieldPart(pointer, (value) => value !== undefined);
  const object = schema.of === undefined ? undefined : objectSchemaOf(schema.of);
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
