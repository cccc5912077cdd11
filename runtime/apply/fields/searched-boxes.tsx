import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { usePageMessage } from '../../context/page-context.ts';
import fields from './apply-fields.module.css';

export interface SearchedBoxesProps {
  readonly isDisabled: boolean;
  /** The boxes, each within its label. */
  readonly children: ReactNode;
}

/** More boxes than a screen holds: they have a height of their own and are searched, where there is a script. */
export function SearchedBoxes({ isDisabled, children }: SearchedBoxesProps) {
  const message = usePageMessage();
  const list = useRef<HTMLDivElement>(null);
  /** How many have the text; undefined while nothing is searched. */
  const [found, setFound] = useState<number>();
  const search = async (input: HTMLInputElement) => {
    // Without the network the list stays whole.
    const late = await import('./option-search.ts').catch(() => undefined);
    if (!late || !list.current) return;
    const count = late.showFound(list.current, input.value);
    setFound(input.value.trim() === '' ? undefined : count);
  };
  return (
    <>
      <input
        type="search"
        className={`rb-scripted ${fields.input}`}
        placeholder={message('apply.find')}
        aria-label={message('apply.find')}
        autoComplete="off"
        disabled={isDisabled}
        onInput={({ currentTarget }) => void search(currentTarget)}
        onKeyDown={staysHere}
      />
      <p role="status" className={`rb-scripted ${fields.hint}`}>
        {foundText(found)}
      </p>
      <div className={fields.found} ref={list}>
        {children}
      </div>
    </>
  );

  function foundText(count: number | undefined): string {
    if (count === undefined) return '';
    return count === 0 ? message('apply.found-none') : message('apply.found', { count });
  }
}

/** Enter sends nothing: the search is done by then. */
function staysHere(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
