import { memo, useId } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import { LongTextControl } from '../../forms/controls/text-control.tsx';
import { useRequestedFocus } from '../../forms/field/field-request-context.ts';
import { FieldProblems } from '../../forms/field/field-row.tsx';
import { useFieldProblems } from '../../forms/field/field-source-context.ts';
import { translationPointer } from '../document/translations.ts';
import styles from './translations.module.css';

const ofForm = formObjectSchemaOf('Form')?.fields.find(
  ({ name }) => name === 'translationMappings',
);

/** Its label is the text itself, whatever that is. */
const SCHEMA: FieldSchema = {
  control: 'long-text',
  ...ofForm?.items?.items,
  name: 'translation',
  label: { es: '', en: '' },
  isRequired: false,
};

interface TranslatedTextProps {
  readonly language: string;
  /** The language of the text. */
  readonly own: string;
  readonly text: string;
}

/** A text of the form and what stands for it in another language. */
export const TranslatedText = memo(function TranslatedText(props: TranslatedTextProps) {
  const { language, own, text } = props;
  const id = useId();
  const pointer = translationPointer(language, text);
  const problems = useFieldProblems(pointer);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  const problemId = problems.length > 0 ? `${id}-problems` : undefined;
  return (
    <div className={styles.text}>
      <label htmlFor={id} className={styles.label} lang={own}>
        {text}
      </label>
      <div lang={language}>
        <LongTextControl schema={SCHEMA} pointer={pointer} inputId={id} describedBy={problemId} />
      </div>
      {problemId !== undefined && <FieldProblems id={problemId} problems={problems} />}
    </div>
  );
});
