import { memo, useMemo } from 'react';
import { type UseFormStateReturn, useFormState } from 'react-hook-form';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { isSensitive } from '#schemas/forms/form-questions.ts';
import { fieldName } from '#schemas/forms/posted-form.ts';
import { usePageMessage } from '../../context/page-context.ts';
import type { FormValues } from '../filling/form-values.ts';
import { fieldId, useApply, useFillState } from './apply-context.ts';
import fields from './apply-fields.module.css';
import { ChoiceControl } from './choice-control.tsx';
import { ConsentControl } from './consent-control.tsx';
import { FileControl } from './file-control.tsx';
import { LicenceControl } from './licence-control.tsx';
import { LocationControl } from './location-control.tsx';
import { LostAnswer } from './lost-answer.tsx';
import { TextControl } from './text-control.tsx';

export interface QuestionFieldProps {
  readonly question: FormQuestion;
  /** In words, where the question depends on others. */
  readonly condition?: string | undefined;
}

/** A question with its help and the room where its message stands. */
export const QuestionField = memo(function QuestionField({
  question,
  condition,
}: QuestionFieldProps) {
  const { id, isResumeOnly } = useApply();
  const isShown = useFillState(({ visible }) => visible.has(question.keyId));
  const isAsked = useFillState(({ asked }) => asked?.has(question.keyId) ?? true);
  const own = fieldId(id, question.keyId);
  if (question.type === 'information')
    return <Information question={question} isShown={isShown && isAsked} />;
  const isGroup = GROUPS.has(question.type);
  const Box = isGroup ? 'fieldset' : 'div';
  return (
    <Box
      className={fields.field}
      data-question={question.keyId}
      data-dependent={isShown ? undefined : ''}
      data-later={isAsked ? undefined : ''}
    >
      <FieldLabel question={question} isGroup={isGroup} />
      {condition !== undefined && <p className={fields.condition}>{condition}</p>}
      {question.help !== undefined && (
        <p className={fields.help} id={`${own}-help`}>
          {question.help}
        </p>
      )}
      <JudgedControl question={question} isDisabled={isResumeOnly && question.type !== 'resume'} />
    </Box>
  );
});

/** Types whose controls are several, under one name. */
const GROUPS: ReadonlySet<FormQuestion['type']> = new Set([
  'single-choice',
  'multiple-choice',
  'yes-no',
  'licence',
]);

const CONTROLS: Partial<Readonly<Record<FormQuestion['type'], typeof TextControl>>> = {
  'single-choice': ChoiceControl,
  'multiple-choice': ChoiceControl,
  'yes-no': ChoiceControl,
  licence: LicenceControl,
  location: LocationControl,
  resume: FileControl,
  file: FileControl,
  consent: ConsentControl,
};

interface JudgedControlProps {
  readonly question: FormQuestion;
  readonly isDisabled: boolean;
}

/** Drawn again when its own message changes, and nothing else of the form is. */
function JudgedControl({ question, isDisabled }: JudgedControlProps) {
  const { id, isResumeOnly } = useApply();
  const message = usePageMessage();
  const { text, isInvalid } = useFieldMessage(question.keyId);
  const own = fieldId(id, question.keyId);
  const Control = CONTROLS[question.type] ?? TextControl;
  const describedBy = question.help === undefined ? `${own}-error` : `${own}-help ${own}-error`;
  return (
    <>
      <Control
        question={question}
        isInvalid={isInvalid}
        describedBy={describedBy}
        isDisabled={isDisabled}
      />
      <ReadInResume question={question} />
      <OfferedByResume question={question} />
      {isSensitive(question) && !isResumeOnly && (
        <p className={fields.quiet}>{message('apply.sensitive')}</p>
      )}
      <p id={`${own}-error`} className={isInvalid ? fields.error : fields.hint}>
        {text}
      </p>
      <LostAnswer question={question} />
    </>
  );
}

/** What a CV says for a question that a person has to agree to first. */
function OfferedByResume({ question: { keyId, label } }: Pick<JudgedControlProps, 'question'>) {
  const { id, session, controller, library } = useApply();
  const Offer = useFillState(({ resume }) => resume?.Offer);
  const value = useFillState(({ resume }) => resume?.offered.get(keyId));
  if (Offer === undefined || value === undefined) return null;
  const take = () => {
    session.put(keyId, [value]);
    controller.edit(keyId);
    document.getElementById(fieldId(id, keyId))?.focus();
  };
  const common = { control: library.control, name: fieldName(keyId), label, value };
  return <Offer {...common} onTake={take} />;
}

/** Nothing where the answer is the person's own. */
function ReadInResume({ question: { keyId, label } }: Pick<JudgedControlProps, 'question'>) {
  const { id, session, controller } = useApply();
  const Mark = useFillState(({ resume }) => (resume?.keys.has(keyId) ? resume.Mark : undefined));
  if (Mark === undefined) return null;
  const undo = () => {
    session.clear(keyId);
    controller.edit(keyId);
    document.getElementById(fieldId(id, keyId))?.focus();
  };
  return <Mark label={label} onUndo={undo} />;
}

interface FieldMessage {
  readonly text: string;
  readonly isInvalid: boolean;
}

/** What the field itself found; what the server said before stands until the field is touched. */
function useFieldMessage(keyId: string): FieldMessage {
  const { told, library } = useApply();
  const name = fieldName(keyId);
  // Exactly these, or `q1` would be drawn with `q10`. A licence has two fields under its name. Other ones would be subscribed anew.
  const names = useMemo(() => [name, `${name}.0`, `${name}.1`], [name]);
  const state = useFormState({ control: library.control, name: names, exact: true });
  // What was asked no more, as an answer hid it, was not told.
  const isTold = useFillState(({ summary }) => summary.some((note) => note.keyId === keyId));
  const hint = useFillState(({ hints }) => hints.get(keyId));
  const own = state.errors[name]?.message;
  if (own) return { text: String(own), isInvalid: true };
  const before = isTold ? told.get(keyId) : undefined;
  // What is read of the state is watched: a field that was told nothing is not drawn again for a first letter.
  if (before !== undefined && !isTouched(state, name)) return { text: before, isInvalid: true };
  return { text: hint ?? '', isInvalid: false };
}

function isTouched(
  { touchedFields, dirtyFields }: UseFormStateReturn<FormValues>,
  name: string,
): boolean {
  return touchedFields[name] !== undefined || dirtyFields[name] !== undefined;
}

interface FieldLabelProps {
  readonly question: FormQuestion;
  readonly isGroup: boolean;
}

/** The box of a consent says itself what it is. Where the CV alone is asked for nothing may be left out. */
function FieldLabel({ question, isGroup }: FieldLabelProps) {
  const { id, isResumeOnly } = useApply();
  const message = usePageMessage();
  if (question.type === 'consent') return null;
  const text = (
    <>
      {question.label}
      {question.required !== true && !isResumeOnly && (
        <span className={fields.optional}> {message('apply.optional')}</span>
      )}
    </>
  );
  if (isGroup) return <legend className={fields.label}>{text}</legend>;
  return (
    <label className={fields.label} htmlFor={fieldId(id, question.keyId)}>
      {text}
    </label>
  );
}

interface InformationProps {
  readonly question: FormQuestion;
  readonly isShown: boolean;
}

function Information({ question: { keyId, label, help }, isShown }: InformationProps) {
  return (
    <div
      className={fields.information}
      data-question={keyId}
      data-dependent={isShown ? undefined : ''}
    >
      <p className={fields.label}>{label}</p>
      {help !== undefined && <p>{help}</p>}
    </div>
  );
}
