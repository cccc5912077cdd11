import { type RefObject, useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { MAX_PATTERN_NAME } from '#schemas/api/constants.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import { type MenuPlace, usePopoverAt } from '../../ui/controls/menu.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './patterns.module.css';

export interface PatternNameFormProps {
  readonly title: string;
  readonly submit: string;
  readonly initial: string;
  /** What the name is for, wherever it was left half typed. */
  readonly subject: string;
  readonly at: MenuPlace;
  readonly onClose: () => void;
  /** Rejects with a `ContentError`, which is told at the field. */
  readonly onName: (name: string) => Promise<void>;
}

/** Names that were left by Escape, by what they are for: asked again, they are still there. */
const leftNames = new Map<string, string>();

/** Asks for a name where it was asked for; Escape leaves all as it was and keeps what was typed. */
export function PatternNameForm(props: PatternNameFormProps) {
  const { title, submit, initial, subject, at, onClose, onName } = props;
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const { language } = useLanguage();
  const { register, handleSubmit, setError, formState, getValues } = useForm({
    defaultValues: { name: leftNames.get(subject) ?? initial },
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitting } = formState;
  const discard = () => {
    leftNames.delete(subject);
    onClose();
  };
  const leave = () => {
    if (isDirty) leftNames.set(subject, getValues('name'));
    onClose();
  };
  const send = handleSubmit(async ({ name }) => {
    if (isSubmitting) return;
    await onName(name.trim()).then(discard, (error: unknown) =>
      setError('name', { message: failureText(error, language) }),
    );
  });
  usePopoverAt(form, at);
  useFormFocus(form);
  return (
    <form
      ref={form}
      popover="manual"
      className={styles.form}
      aria-label={title}
      onSubmit={send}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') leave();
      }}
    >
      <FormField label={message('patterns.name')} problem={errors.name?.message}>
        {(input) => (
          <input
            {...input}
            {...register('name', {
              validate: (name) => name.trim() !== '' || message('patterns.name.empty'),
            })}
            type="text"
            maxLength={MAX_PATTERN_NAME}
            autoComplete="off"
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={discard}>{message('patterns.cancel')}</Button>
        <Button type="submit" variant="primary">
          {isSubmitting ? message('patterns.saving') : submit}
        </Button>
      </div>
    </form>
  );
}

/** The focus goes into the form, and back again when it closes. */
function useFormFocus(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    form.current?.querySelector('input')?.select();
    form.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [form]);
}
