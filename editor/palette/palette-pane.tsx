import { Search } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { CanvasBoundary } from '../canvas/canvas-boundary.tsx';
import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useMessage } from '../language/use-message.ts';
import styles from './palette-pane.module.css';

/** With the starting content of every widget: of use only to who adds something. */
function loadShelf() {
  return lazy(async () => ({ default: (await import('./palette-shelf.tsx')).PaletteShelf }));
}

const FIRST_SHELF = loadShelf();

/** Everything that can be added to the page, with a search. */
export function PalettePane() {
  const message = useMessage();
  const [query, setQuery] = useState('');
  const [{ Shelf, attempt }, setShelf] = useState({ Shelf: FIRST_SHELF, attempt: 0 });
  const pane = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const firstTile = () => pane.current?.querySelector<HTMLElement>('[data-drag-source]');
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
  const retry = () => setShelf({ Shelf: loadShelf(), attempt: attempt + 1 });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') firstTile()?.focus();
    else if (event.key === 'Enter' && query.trim() !== '') firstTile()?.click();
    else if (event.key === 'Escape' && query !== '') setQuery('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={pane} className={styles.pane}>
      <label className={styles.search}>
        <Search size={14} strokeWidth={1.75} aria-hidden="true" />
        <input
          ref={field}
          type="search"
          className={styles.field}
          value={query}
          placeholder={message('palette.search')}
          aria-label={message('palette.search')}
          aria-describedby="palette-keys"
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p id="palette-keys" className={styles.hidden}>
        {message('palette.keys')}
      </p>
      <CanvasBoundary key={attempt} fallback={() => <NotLoaded onRetry={retry} />}>
        <Suspense fallback={<div className={styles.shelf} aria-busy="true" />}>
          <Shelf query={query} onClear={clear} />
        </Suspense>
      </CanvasBoundary>
    </div>
  );
}

function NotLoaded({ onRetry }: { readonly onRetry: () => void }) {
  const message = useMessage();
  return (
    <StateMessage
      role="alert"
      title={message('palette.failed.title')}
      text={message('palette.failed.text')}
      action={<Button onClick={onRetry}>{message('retry')}</Button>}
    />
  );
}
