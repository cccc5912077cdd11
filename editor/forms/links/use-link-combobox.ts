import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { type LinkPlaces, type LinkSuggestion, suggestLinks } from './link-suggestions.ts';
import { toHref } from './link-text.ts';

export interface LinkChoice {
  readonly value: string;
  readonly isPathOnly: boolean;
  readonly places: LinkPlaces;
  /** @param href one that documents may hold; empty where it was cleared */
  readonly onCommit: (href: string) => void;
  readonly onCancel?: (() => void) | undefined;
}

export interface LinkComboboxState {
  readonly text: string;
  /** What was typed can be no link and was not written. */
  readonly isRefused: boolean;
  readonly isOpen: boolean;
  readonly suggestions: readonly LinkSuggestion[];
  readonly activeIndex: number;
  readonly choose: (suggestion: LinkSuggestion) => void;
  readonly input: {
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
    readonly onClick: () => void;
    readonly onBlur: () => void;
  };
}

interface Typing {
  /** Value that the field had when the typing began. */
  readonly from: string;
  readonly text: string;
}

/** What is typed into a link field, and the list below it, with the keys of a combobox. */
export function useLinkCombobox(choice: LinkChoice): LinkComboboxState {
  const { value, isPathOnly, places, onCommit, onCancel } = choice;
  const [typing, setTyping] = useState<Typing | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // A value that came from elsewhere, such as by undoing, takes the place of what was typed.
  const typed = typing?.from === value ? typing.text : undefined;
  const suggestions = isOpen ? suggestLinks({ text: typed ?? '', isPathOnly }, places) : [];
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const commit = (href: string) => {
    close();
    setTyping(null);
    if (href !== value) onCommit(href);
  };
  const commitText = () => {
    close();
    if (typed === undefined) return;
    const href = typed.trim() === '' ? '' : readLink(typed, choice);
    if (href !== undefined) commit(href);
  };
  const open = () => {
    setOpen(true);
    const at = suggestLinks({ text: typed ?? '', isPathOnly }, places).findIndex(
      ({ href }) => href === value,
    );
    setActive(Math.max(0, at));
  };
  const move = (step: number) =>
    setActive((at) => (at + step + suggestions.length) % Math.max(1, suggestions.length));
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (isOpen ? move(1) : open()) === undefined,
    ArrowUp: () => (isOpen ? move(-1) : open()) === undefined,
    Enter: () => {
      const suggestion = suggestions[active];
      if (suggestion) commit(suggestion.href);
      else commitText();
      return true;
    },
    Escape: () => {
      if (isOpen) close();
      // Nothing typed is dropped: what can be no link stays, told as such.
      else if (typed !== undefined) commitText();
      else onCancel?.();
      return isOpen || typed !== undefined || onCancel !== undefined;
    },
  };
  return {
    text: typed ?? value,
    isRefused: !isOpen && typed !== undefined && typed.trim() !== '' && !readLink(typed, choice),
    isOpen: isOpen && suggestions.length > 0,
    suggestions,
    activeIndex: active,
    choose: ({ href }) => commit(href),
    input: {
      onChange: ({ target }) => {
        setTyping({ from: value, text: target.value });
        setOpen(true);
        // What is no link by itself is the search for a page: the first one found is at hand.
        setActive(readLink(target.value, choice) === undefined ? 0 : -1);
      },
      onKeyDown: (event) => {
        if (event.nativeEvent.isComposing || !keys[event.key]?.()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      onClick: () => isOpen || open(),
      onBlur: commitText,
    },
  };
}

function readLink(
  text: string,
  { isPathOnly, places }: Pick<LinkChoice, 'isPathOnly' | 'places'>,
): string | undefined {
  const href = toHref(text, places.site);
  if (href === undefined || !isPathOnly) return href;
  return href.startsWith('/') && !/[?#]/.test(href) ? href : undefined;
}
