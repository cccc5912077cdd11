import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import switches from '../controls/boolean-control.module.css';
import type { ControlProps } from '../field/control-props.ts';
import { labelIdOf } from '../field/field-label.ts';
import { useRequestedFocus } from '../field/field-request-context.ts';
import { FieldProblems } from '../field/field-row.tsx';
import {
  typingKeys,
  useField,
  useFieldPart,
  useFieldSource,
} from '../field/field-source-context.ts';
import { newValue } from '../field/new-value.ts';
import { isWrong } from '../field/wrong-value.ts';
import { LinkCombobox } from './link-combobox.tsx';
import styles from './link-object-control.module.css';

/** Text, target and tab of a link, as one thing that a person makes or takes away. */
export function LinkObjectControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const message = useMessage();
  const { language } = useLanguage();
  const source = useFieldSource();
  const isThere = useFieldPart(pointer, (value) => value !== undefined);
  const [isNew, setNew] = useState(false);
  if (!isThere)
    return (
      <Button
        id={inputId}
        onClick={() => {
          setNew(true);
          source.write(pointer, newValue(schema, { language }));
        }}
      >
        <Plus size={14} aria-hidden="true" />
        {message('links.add')}
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label stands outside, as of all groups of fields
    <div
      id={inputId}
      role="group"
      className={styles.link}
      aria-labelledby={labelIdOf(inputId)}
      aria-describedby={describedBy}
    >
      <LinkLabel pointer={`${pointer}/label`} hasFocus={isNew} />
      <LinkTarget pointer={`${pointer}/href`} />
      <NewTabSwitch pointer={`${pointer}/newTab`} />
    </div>
  );
}

type PartProps = Pick<ControlProps, 'pointer'>;

function LinkLabel({ pointer, hasFocus }: PartProps & { readonly hasFocus: boolean }) {
  const message = useMessage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useField(pointer);
  useEffect(() => {
    if (hasFocus) input.current?.select();
  }, [hasFocus]);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.name}>
        {message('links.label')}
      </label>
      <input
        ref={input}
        id={id}
        type="text"
        className={styles.input}
        value={textOf(field.value)}
        autoComplete="off"
        aria-describedby={`${id}-problems`}
        aria-invalid={isWrong(field.problems)}
        onChange={(event) => field.type(event.target.value)}
        {...typingKeys(field)}
      />
      {field.problems.length > 0 && (
        <FieldProblems id={`${id}-problems`} problems={field.problems} />
      )}
    </div>
  );
}

function LinkTarget({ pointer }: PartProps) {
  const message = useMessage();
  const id = useId();
  const { value, write, problems } = useField(pointer);
  useRequestedFocus({ pointer, elementId: id, hasFields: false });
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.name}>
        {message('links.target')}
      </label>
      <LinkCombobox
        inputId={id}
        describedBy={`${id}-problems`}
        value={textOf(value)}
        isInvalid={isWrong(problems) === true}
        onCommit={write}
      />
      {problems.length > 0 && <FieldProblems id={`${id}-problems`} problems={problems} />}
    </div>
  );
}

function NewTabSwitch({ pointer }: PartProps) {
  const message = useMessage();
  const { value, write } = useField(pointer);
  return (
    <label className={styles.check}>
      {message('links.new-tab')}
      <input
        type="checkbox"
        role="switch"
        className={switches.switch}
        checked={value === true}
        aria-checked={value === true}
        onChange={({ target }) => write(target.checked ? true : undefined)}
      />
    </label>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A link that stands for itself: an address, or a path of the site. */
export function LinkControl({ schema, pointer, inputId, describedBy }: ControlProps) {
  const { value, write, problems } = useField(pointer);
  return (
    <LinkCombobox
      inputId={inputId}
      describedBy={describedBy}
      value={typeof value === 'string' ? value : ''}
      isPathOnly={schema.control === 'path'}
      isInvalid={isWrong(problems) === true}
      onCommit={(href) => write(href === '' && !schema.isRequired ? undefined : href)}
    />
  );
}
