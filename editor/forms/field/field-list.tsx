import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { useMessage } from '../../ui/language/use-message.ts';
import styles from './field-list.module.css';
import { useRequestedField } from './field-request-context.ts';
import { FieldRow } from './field-row.tsx';
import { useFieldProblems } from './field-source-context.ts';

export interface FieldListProps {
  readonly fields: readonly FieldSchema[];
  /** Of the object that has the fields. */
  readonly pointer: string;
}

/** The fields of an object, in order; those that few people need wait at the end. */
export function FieldList({ fields, pointer }: FieldListProps) {
  const shown = fields.filter(({ control, name }) => control !== 'id' || name !== 'id');
  if (shown.length === 0) return null;
  const advanced = shown.filter(({ group }) => group === 'advanced');
  return (
    <div className={styles.list}>
      {shown
        .filter(({ group }) => group !== 'advanced')
        .map((schema) => (
          <FieldRow key={schema.name} schema={schema} pointer={pointerOf(pointer, schema)} />
        ))}
      {advanced.length > 0 && <MoreFields fields={advanced} pointer={pointer} />}
    </div>
  );
}

function MoreFields({ fields, pointer }: FieldListProps) {
  const message = useMessage();
  const [isOpened, setOpened] = useState(false);
  const problems = useFieldProblems(pointer);
  const requested = useRequestedField()?.pointer;
  const isInside = (at: string) =>
    fields.some((field) => `${at}/`.startsWith(`${pointerOf(pointer, field)}/`));
  const isNeeded =
    problems.some((problem) => isInside(problem.pointer)) ||
    (requested !== undefined && isInside(requested));
  const isOpen = isOpened || isNeeded;
  return (
    <div className={styles.more}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        onClick={() => setOpened(!isOpen)}
      >
        <ChevronRight size={14} aria-hidden="true" />
        {message('fields.more')}
      </button>
      {isOpen &&
        fields.map((schema) => (
          <FieldRow key={schema.name} schema={schema} pointer={pointerOf(pointer, schema)} />
        ))}
    </div>
  );
}

function pointerOf(parent: string, { name }: FieldSchema): string {
  return `${parent}/${escapePointer(name)}`;
}
