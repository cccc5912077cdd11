import { type KeyboardEvent, useState } from 'react';
import type { BoundField } from './field-source-context.ts';
import { historyByKey } from './history-by-key.ts';

interface DraftOptions {
  readonly isRequired: boolean | undefined;
  /** The value as text, while nothing is typed. */
  readonly stored: string;
  /** Value of what was typed; undefined while it is none. */
  readonly parse: (typed: string) => unknown;
  /** What stays of a text without a value once the field is left; the text itself where this is undefined. */
  readonly settled?: (typed: string) => unknown;
}

interface Draft {
  readonly shown: string;
  readonly change: (typed: string) => void;
  readonly settle: () => void;
  /** Forgets what was typed: another value takes its place. */
  readonly forget: () => void;
  readonly press: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * A value that is typed as text. While the text is none, the value before holds; once the field is left the text stays
 * in its place, where it is told what is wrong with it and undo brings the value back. An emptied field that may be
 * missing is taken away; otherwise its value returns.
 */
export function useDraft(field: BoundField, options: DraftOptions): Draft {
  const { isRequired, stored, parse, settled } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const change = (typed: string) => {
    setDraft(typed);
    const value = parse(typed);
    if (value !== undefined) field.type(value);
    else if (typed.trim() === '' && !isRequired) field.type(undefined);
  };
  const keep = () => {
    const isKept = draft === null || draft.trim() === '' || parse(draft) !== undefined;
    if (!isKept) field.type(settled?.(draft) ?? draft);
    setDraft(null);
  };
  const settle = () => {
    keep();
    field.leave();
  };
  const travel = (direction: 'undo' | 'redo') => () => {
    keep();
    field[direction]();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') settle();
    historyByKey(event, { undo: travel('undo'), redo: travel('redo') });
  };
  return { shown: draft ?? stored, change, settle, forget: () => setDraft(null), press };
}
