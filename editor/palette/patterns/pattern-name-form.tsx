import {
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MAX_PATTERN_NAME } from '#schemas/api/content-patterns.ts';
import { failureText } from '../../service/request/failure-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FormField } from '../../ui/controls/form-field.tsx';
import type { MenuPlace } from '../../ui/controls/menu.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import styles from './patterns.module.css';

export interface PatternNameFormProps {
  readonly title: string;
  readonly submit: string;
  readonly initial: string;
  readonly at: MenuPlace;
  readonly onClose: () => void;
  /** Rejects with a `ContentError`, which is told at the field. */
  readonly onName: (name: string) => Promise<void>;
}

/** Asks for a name where it was asked for; Escape leaves all as it was. */
export function PatternNameForm(props: PatternNameFormProps) {
  const { title, submit, initial, at, onClose } = props;
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(initial);
  const { problem, isBusy, send } = useSending(props, name);
  usePopover(form, at);
  return (
    <form
      ref={form}
      popover="manual"
      className={styles.form}
      aria-label={title}
      onSubmit={send}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <FormField label={message('patterns.name')} problem={problem}>
        {(input) => (
          <input
            {...input}
            type="text"
            value={name}
            maxLength={MAX_PATTERN_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{message('patterns.cancel')}</Button>
        <Button type="submit" variant="primary">
          {isBusy ? message('patterns.saving') : submit}
        </Button>
      </div>
    </form>
  );
}

function useSending({ onName, onClose }: PatternNameFormProps, name: string) {
  const message = useMessage();
  const { language } = useLanguage();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (isBusy) return;
    if (wanted === '') {
      setProblem(message('patterns.name.empty'));
      return;
    }
    setBusy(true);
    onName(wanted).then(onClose, (error: unknown) => {
      setBusy(false);
      setProblem(failureText(error, language));
    });
  };
  return { problem, isBusy, send };
}

/** Distance that the form keeps from the edges of the window, in pixels. */
const MARGIN = 8;

/** Stands in the window whole, over everything; the focus goes into it and back again. */
function usePopover(form: RefObject<HTMLFormElement | null>, { x, y }: MenuPlace): void {
  useLayoutEffect(() => {
    const { current } = form;
    if (!current) return;
    current.showPopover?.();
    const { width, height } = current.getBoundingClientRect();
    current.style.left = `${Math.max(MARGIN, Math.min(x, innerWidth - width - MARGIN))}px`;
    current.style.top = `${Math.max(MARGIN, Math.min(y, innerHeight - height - MARGIN))}px`;
  }, [form, x, y]);
  useEffect(() => {
    const before = document.activeElement;
    form.current?.querySelector('input')?.select();
    form.current?.querySelector('input')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [form]);
}
