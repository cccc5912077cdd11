import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useMessage } from '../language/use-message.ts';
import styles from './link-combobox.module.css';
import { LinkList, optionId } from './link-list.tsx';
import type { LinkPlaces } from './link-places.ts';
import { type LinkState, linkStateOf } from './link-state.ts';
import { useLinkCombobox } from './use-link-combobox.ts';
import { useLinkPlaces } from './use-link-places.ts';

export interface LinkComboboxProps {
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  /** Name of the field where no label stands beside it. */
  readonly label?: string | undefined;
  readonly value: string;
  /** Only paths of the site. */
  readonly isPathOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly hasFocus?: boolean;
  readonly onCommit: (href: string) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** A link: searched among the site's pages or written, with where it leads told below. */
export function LinkCombobox(props: LinkComboboxProps) {
  const { inputId, describedBy, label, value, isPathOnly = false, isInvalid = false } = props;
  const message = useMessage();
  const places = useLinkPlaces();
  const { onCommit, onCancel } = props;
  const box = useLinkCombobox({ value, isPathOnly, places, onCommit, onCancel });
  const ids = { list: useId(), state: useId() };
  const input = useRef<HTMLInputElement>(null);
  const { hasFocus = false } = props;
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={inputId}
        type="text"
        role="combobox"
        className={styles.input}
        value={box.text}
        placeholder={message(isPathOnly ? 'links.placeholder.path' : 'links.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? ids.list : undefined}
        aria-activedescendant={
          box.isOpen && box.activeIndex >= 0 ? optionId(ids.list, box.activeIndex) : undefined
        }
        aria-invalid={isInvalid || box.isRefused || undefined}
        aria-describedby={[ids.state, describedBy].filter(Boolean).join(' ')}
        {...box.input}
      />
      {box.isOpen && (
        <LinkList
          id={ids.list}
          suggestions={box.suggestions}
          activeIndex={box.activeIndex}
          anchor={input}
          onChoose={box.choose}
        />
      )}
      <LinkStateLine
        id={ids.state}
        state={box.isRefused ? { kind: 'invalid' } : stateOf(value, places)}
      />
    </div>
  );
}

/** Before the pages have come, none of them is missing. */
function stateOf(value: string, places: LinkPlaces): LinkState {
  const isKnown = places.pages.length > 0 || !value.startsWith('/');
  return isKnown ? linkStateOf(value, places) : { kind: 'empty' };
}

interface LinkStateLineProps {
  readonly id: string;
  readonly state: LinkState;
}

function LinkStateLine({ id, state }: LinkStateLineProps) {
  const message = useMessage();
  const tone = toneOf(state);
  const Icon = ICONS[tone];
  const title = 'title' in state ? state.title : '';
  return (
    <p id={id} className={styles.state} data-tone={tone} aria-live="polite">
      {state.kind !== 'empty' && (
        <>
          <Icon size={14} aria-hidden="true" />
          <span>{message(`links.state.${state.kind}`, { title })}</span>
        </>
      )}
    </p>
  );
}

const ICONS = { good: CircleCheck, note: Info, bad: CircleAlert } as const;

function toneOf({ kind }: LinkState): keyof typeof ICONS {
  if (kind === 'dead' || kind === 'invalid' || kind === 'no-anchor') return 'bad';
  return kind === 'unpublished' ? 'note' : 'good';
}
