import { useMemo, useState } from 'react';
import { formObjectSchemaOf } from '#schemas/fields/form-fields.ts';
import { isIdleSetting } from '#schemas/forms/question-settings.ts';
import { FieldList } from '../forms/field/field-list.tsx';
import { FieldRequestContext } from '../forms/field/field-request-context.ts';
import { knowObjects } from '../forms/field/known-objects.ts';
import { FieldForm } from '../forms/field-form.tsx';
import { useLanguage } from '../ui/language/use-message.ts';
import styles from './composer.module.css';
import { ConditionBuilder } from './conditions/condition-builder.tsx';
import type { EditedForm, EditedQuestion } from './document/edited-form.ts';
import { type FormPlace, pointerOf, questionsBefore, rowsOf } from './document/form-place.ts';
import { createTextCarrier } from './document/translations.ts';
import { EndControl } from './end-control.tsx';
import { createFormFieldSource } from './session/form-field-source.ts';
import {
  useEditedForm,
  useFormSession,
  useKnownProblems,
  useSelectedPlace,
} from './session/form-session-context.ts';
import { useAskedField } from './session/use-asked-field.ts';
import { FormTranslations } from './translations/form-translations.tsx';

knowObjects(formObjectSchemaOf);

const OBJECTS = new Map([['QuestionEnd', EndControl]]);

/** What has a place of its own in the composer, or is not changed by hand. */
const ELSEWHERE: readonly string[] = [
  'schemaVersion',
  'id',
  'keyId',
  'pages',
  'sections',
  'questions',
  'visibleWhen',
  'translationMappings',
];

/** The fields of what is selected, as the schema of forms describes them. */
export function FormInspector() {
  const session = useFormSession();
  const form = useEditedForm();
  const place = useSelectedPlace();
  const problems = useKnownProblems();
  const { language } = useLanguage();
  const asked = useAskedField(place ? pointerOf(place) : '');
  const owner = place ? pointerOf(place) : '';
  const [carry] = useState(createTextCarrier);
  const source = useMemo(
    () => createFormFieldSource(session, { owner, problems, language, carry }),
    [session, owner, problems, language, carry],
  );
  const schema = formObjectSchemaOf(definitionOf(place));
  const fields = shownFields(form, place);
  return (
    <>
      <h2 className={styles.heading}>{schema?.label[language]}</h2>
      <FieldForm key={nameOf(form, place)} source={source} objects={OBJECTS}>
        <FieldRequestContext value={asked}>
          <FieldList fields={fields} pointer="" />
          {place === undefined && <FormTranslations />}
          {place?.section !== undefined && (
            <ConditionBuilder questions={questionsBefore(form, place)} />
          )}
        </FieldRequestContext>
      </FieldForm>
    </>
  );
}

/** Fields of a page, section or question, or of the form itself, that the inspector has. */
export function shownFields(form: EditedForm, place: FormPlace | undefined) {
  const asked = questionAt(form, place);
  const fields = formObjectSchemaOf(definitionOf(place))?.fields ?? [];
  return fields.filter(({ name }) => !ELSEWHERE.includes(name) && !isUseless(name, asked));
}

/** What does nothing for the type of a question; where it is there it stays, to be taken away. */
function isUseless(name: string, asked: EditedQuestion | undefined): boolean {
  if (asked === undefined || !isIdleSetting(name, asked.type)) return false;
  return !Object.hasOwn(asked, name);
}

function questionAt(
  { pages }: EditedForm,
  place: FormPlace | undefined,
): EditedQuestion | undefined {
  if (place?.section === undefined || place.question === undefined) return undefined;
  return pages[place.page]?.sections[place.section]?.questions[place.question];
}

/** What keeps its name stays the same while others put something before it: whoever types goes on. */
function nameOf(form: EditedForm, place: FormPlace | undefined): string {
  const pointer = place && pointerOf(place);
  const row = rowsOf(form).find((one) => one.pointer === pointer);
  return row ? `${row.kind} ${row.keyId}` : '';
}

function definitionOf(place: FormPlace | undefined): string {
  if (place === undefined) return 'Form';
  if (place.question !== undefined) return 'FormQuestion';
  return place.section === undefined ? 'FormPage' : 'FormSection';
}
