import { Search } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  /** Its name, shown while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Key that leads here, shown until it has the focus. */
  readonly shortcut?: string;
  readonly describedBy?: string;
  readonly input?: Ref<HTMLInputElement>;
  readonly maxLength?: number;
}

/** Finds something in a list. It fills the width that it is given. */
export function SearchInput(props: SearchFieldProps) {
  const { label, value, onChange, onKeyDown, shortcut, describedBy, input, maxLength } = props;
  return (
    <label className={styles.search}>
      <Search size={14} strokeWidth={1.75} aria-hidden="true" />
      <input
        ref={input}
        type="search"
        className={styles.field}
        value={value}
        maxLength={maxLength}
        placeholder={label}
        aria-label={label}
        aria-describedby={describedBy}
        aria-keyshortcuts={shortcut}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {shortcut !== undefined && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </label>
  );
}
