import { X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessage } from '../language/use-message.ts';
import { Button } from './button.tsx';
import { giveFocusBack } from './give-focus-back.ts';
import { closeToast, type Toast, toastStore } from './toast-store.ts';
import styles from './toasts.module.css';

/** Long enough to read two lines and to reach the button; it waits while the pointer or the focus is on it. */
const SHOWN_MS = 8_000;

/** The notices of `showToast`, in a corner over everything but dialogs; told to screen readers as they come. */
export function Toasts() {
  const message = useMessage();
  const toasts = useStore(toastStore, (state) => state.toasts);
  return (
    <section className={styles.toasts} aria-label={message('toasts')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, text, action, tone = 'info' } = toast;
  const message = useMessage();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || tone === 'warning') return undefined;
    const timer = setTimeout(closeToast, SHOWN_MS, id);
    return () => clearTimeout(timer);
  }, [isHeld, tone, id]);
  const card = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const close = () => {
    const hadFocus = card.current?.contains(document.activeElement);
    closeToast(id);
    if (hadFocus) giveFocusBack(before.current);
  };
  const hold = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    setHeld(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches whether somebody reads it
    <div
      ref={card}
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <p className={styles.text}>{text}</p>
      {action && (
        <Button
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button variant="quiet" label={message('close')} onClick={close}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
