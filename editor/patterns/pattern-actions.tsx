import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SitePattern } from '../api/pattern-api.ts';
import { Menu, type MenuPlace, placeBelow } from '../controls/menu.tsx';
import { useMessage } from '../language/use-message.ts';
import { giveName, removePattern } from './pattern-changes.ts';
import { PatternNameForm } from './pattern-name-form.tsx';
import styles from './patterns.module.css';
import { usePatternStore } from './use-pattern-store.ts';

/** Renames or forgets a pattern. */
export function PatternActions({ pattern }: { readonly pattern: SitePattern }) {
  const message = useMessage();
  const store = usePatternStore();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<{ readonly what: 'menu' | 'name'; readonly at: MenuPlace }>();
  const show = (what: 'menu' | 'name') =>
    button.current && setOpen({ what, at: placeBelow(button.current) });
  const label = message('patterns.actions', { name: pattern.name });
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open?.what === 'menu'}
        onClick={() => show('menu')}
      >
        <MoreHorizontal size={14} aria-hidden="true" />
      </button>
      {open?.what === 'menu' && (
        <Menu
          label={label}
          at={open.at}
          onClose={() => setOpen(undefined)}
          items={[
            {
              id: 'rename',
              label: message('patterns.rename'),
              icon: Pencil,
              run: () => show('name'),
            },
            {
              id: 'remove',
              label: message('patterns.remove'),
              icon: Trash2,
              isDangerous: true,
              run: () => void removePattern(store, pattern),
            },
          ]}
        />
      )}
      {open?.what === 'name' && (
        <PatternNameForm
          title={message('patterns.rename')}
          submit={message('patterns.rename')}
          initial={pattern.name}
          at={open.at}
          onClose={() => setOpen(undefined)}
          onName={(name) => giveName(store, pattern, name)}
        />
      )}
    </>
  );
}
