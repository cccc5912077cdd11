import { CircleAlert, CircleHelp, RotateCcw, TriangleAlert, X } from 'lucide-react';
import { memo, useId, useState } from 'react';
import type { FieldSchema } from '#schemas/definitions/field-schema.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { useControlSet } from './control-props.ts';
import { hasOneInput, labelIdOf } from './field-label.ts';
import { fieldProblemText } from './field-problem-text.ts';
import { keepFocusIn, useRequestedFocus } from './field-request-context.ts';
import styles from './field-row.module.css';
import {
  useFieldPart,
  useFieldProblems,
  useFieldSource,
  useIsOwn,
} from './field-source-context.ts';

/** More say nothing new about one field. */
const MAX_SHOWN = 3;

export interface FieldRowProps {
  readonly schema: FieldSchema;
  readonly pointer: string;
}

const WITH_FIELDS: readonly string[] = ['object', 'list'];

/** One field: its label, what can be asked or undone about it, its control, and what is wrong with it. */
export const FieldRow = memo(function FieldRow({ schema, pointer }: FieldRowProps) {
  const id = useId();
  const Control = useControlSet()(schema);
  const problems = useFieldProblems(pointer);
  const isOwn = useIsOwn(pointer);
  const hasFields = WITH_FIELDS.includes(schema.control);
  useRequestedFocus({ pointer, elementId: id, hasFields });
  const shown = hasFields ? problems.filter((problem) => problem.pointer === pointer) : problems;
  const problemId = shown.length > 0 ? `${id}-problems` : undefined;
  return (
    <div
      className={styles.row}
      data-control={schema.control}
      data-inherited={isOwn === false || undefined}
    >
      <FieldHead schema={schema} pointer={pointer} inputId={id} isOwn={isOwn} />
      <div className={styles.control}>
        <Control schema={schema} pointer={pointer} inputId={id} describedBy={problemId} />
      </div>
      {isOwn === false && <Origin />}
      {problemId !== undefined && <FieldProblems id={problemId} problems={shown} />}
    </div>
  );
});

interface FieldHeadProps extends FieldRowProps {
  readonly inputId: string;
  readonly isOwn: boolean | undefined;
}

function FieldHead({ schema, pointer, inputId, isOwn }: FieldHeadProps) {
  const { language } = useLanguage();
  const label = schema.label[language];
  return (
    <div className={styles.head}>
      {isOwn === true && <span className={styles.dot} />}
      {hasOneInput(schema) ? (
        <label className={styles.label} htmlFor={inputId}>
          {label}
        </label>
      ) : (
        <span className={styles.label} id={labelIdOf(inputId)}>
          {label}
        </span>
      )}
      {schema.help && <FieldHelp label={label} text={schema.help[language]} />}
      <ClearButton
        schema={schema}
        pointer={pointer}
        inputId={inputId}
        isOwn={isOwn}
        label={label}
      />
    </div>
  );
}

/** Controls in which emptying the field itself takes the value away. */
const EMPTIED_IN_PLACE: readonly string[] = ['text', 'long-text', 'rich-text', 'number', 'list'];

interface ClearButtonProps extends FieldHeadProps {
  readonly label: string;
}

function ClearButton({ schema, pointer, inputId, isOwn, label }: ClearButtonProps) {
  const message = useMessage();
  const source = useFieldSource();
  const isThere = useFieldPart(pointer, (value) => value !== undefined);
  const isOptional = !schema.isRequired && schema.defaultValue === undefined;
  const canClear =
    isOptional &&
    isThere &&
    schema.control !== 'boolean' &&
    !EMPTIED_IN_PLACE.includes(schema.control);
  if (isOwn === false || (isOwn === undefined && !canClear)) return null;
  const name = message(isOwn ? 'fields.reset' : 'fields.clear', { label });
  return (
    <button
      type="button"
      className={styles.tool}
      data-clears
      aria-label={name}
      title={name}
      onClick={() => keepFocusIn(inputId, () => source.write(pointer, undefined))}
    >
      {isOwn ? <RotateCcw size={13} aria-hidden="true" /> : <X size={13} aria-hidden="true" />}
    </button>
  );
}

function Origin() {
  const message = useMessage();
  const { inheritance } = useFieldSource();
  return inheritance && <p className={styles.origin}>{message(inheritance.origin)}</p>;
}

interface FieldHelpProps {
  /** Of the field. */
  readonly label: string;
  readonly text: string;
}

/** A question mark that opens what a field is for. */
function FieldHelp({ label, text }: FieldHelpProps) {
  const message = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const name = message('fields.help', { label });
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <CircleHelp size={13} aria-hidden="true" />
      </button>
      {isOpen && (
        <p id={id} className={styles.help}>
          {text}
        </p>
      )}
    </>
  );
}

/** What is wrong with a field, in words, with what to do about it. */
export function FieldProblems({
  id,
  problems,
}: {
  readonly id: string;
  readonly problems: readonly Problem[];
}) {
  const { language } = useLanguage();
  return (
    <ul id={id} className={styles.problems}>
      {problems.slice(0, MAX_SHOWN).map((problem) => {
        const { message, remedy } = fieldProblemText(problem, language);
        const Sign = problem.severity === 'error' ? CircleAlert : TriangleAlert;
        return (
          <li key={`${problem.code} ${problem.pointer}`} data-severity={problem.severity}>
            <Sign size={14} aria-hidden="true" />
            <span className={styles.words}>
              {message} {remedy}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
