import { type KeyboardEvent, useRef, useState } from 'react';
import { SearchInput } from '../ui/controls/search-field.tsx';
import { useMessage } from '../ui/language/use-message.ts';
import styles from './palette-pane.module.css';
import { PaletteShelf } from './palette-shelf.tsx';

/** Everything that can be added to the page, with a search. */
export function PalettePane() {
  const message = useMessage();
  const [query, setQuery] = useState('');
  const pane = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const firstTile = () => pane.current?.querySelector<HTMLElement>('[data-drag-source]');
  const clear = () => {
    setQuery('');
    field.current?.focus();
  };
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
      <div className={styles.search}>
        <SearchInput
          input={field}
          label={message('palette.search')}
          value={query}
          describedBy="palette-keys"
          onChange={setQuery}
          onKeyDown={onKeyDown}
        />
      </div>
      <p id="palette-keys" className={styles.hidden}>
        {message('palette.keys')}
      </p>
      <PaletteShelf query={query} onClear={clear} />
    </div>
  );
}
