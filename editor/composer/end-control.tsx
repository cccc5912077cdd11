import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import type { ControlProps } from '../forms/field/control-props.ts';
import { FieldList } from '../forms/field/field-list.tsx';
import { useFieldPart } from '../forms/field/field-source-context.ts';
import { useMessage } from '../ui/language/use-message.ts';
import { valuesToChoose } from './conditions/compared-values.ts';
import type { EditedQuestion } from './document/edited-form.ts';

/** An answer that ends the application, chosen by its name where the question offers answers, and what is said then. */
export function EndControl({ pointer }: ControlProps) {
  const message = useMessage();
  const question = useFieldPart('', (value) => value as EditedQuestion);
  const choices = valuesToChoose(question, message).map(({ value, name }) => ({
    value,
    label: { es: name, en: name },
  }));
  const fields = formObjectSchemaOf('QuestionEnd')?.fields ?? [];
  const shown = fields.map((field) =>
    field.name === 'value' && choices.length > 0
      ? { ...field, control: 'choice' as const, choices }
      : field,
  );
  return <FieldList fields={shown} pointer={pointer} />;
}
