import { type FocusEvent, type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { StateMessage } from '../controls/state-message.tsx';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { formatMessage } from '../messages/messages.ts';
import { usePatternGroups } from '../patterns/use-pattern-groups.tsx';
import { useOpenSite } from '../site/open-site-context.ts';
import { gridStep } from './grid-step.ts';
import { PaletteGrid } from './palette-grid.tsx';
import { paletteGroups } from './palette-groups.ts';
import type { PaletteGroup } from './palette-item.ts';
import styles from './palette-pane.module.css';
import { searchPalette } from './search-palette.ts';
import { useInsertion } from './use-insertion.ts';

export interface PaletteShelfProps {
  readonly query: string;
  readonly onClear: () => void;
}

/** The items that match, by kind: one stop of the Tab key, arrows move within. */
export function PaletteShelf({ query, onClear }: PaletteShelfProps) {
  const message = useMessage();
  const groups = useShownGroups(query);
  const [activeKey, setActiveKey] = useState('');
  const { said, insert } = useInsertion();
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const active = keys.includes(activeKey) ? activeKey : keys[0];
  const sizes = groups.map(({ items }) => items.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the buttons inside
    <div
      className={styles.shelf}
      onKeyDown={(event) => moveFocus(event, sizes)}
      onFocus={(event) => setActiveKey((before) => keyOf(event) ?? before)}
    >
      {groups.map((group) => (
        <PaletteGrid key={group.id} group={group} activeKey={active} onInsert={insert} />
      ))}
      {keys.length === 0 && (
        <StateMessage
          title={message('palette.no-match.title', { query: query.trim() })}
          text={message('palette.no-match.text')}
          action={<Button onClick={onClear}>{message('palette.no-match.action')}</Button>}
        />
      )}
      <p role="status" className={styles.hidden}>
        {said || (query !== '' && message('palette.found', { count: keys.length }))}
      </p>
    </div>
  );
}

/** All of them by kind, or what a search finds as one list. */
function useShownGroups(query: string): readonly PaletteGroup[] {
  const site = useOpenSite();
  const { language } = useLanguage();
  const { own, ready } = usePatternGroups();
  const all = useMemo(() => {
    const [layout, ...widgets] = paletteGroups(site, language);
    const kinds = [layout, ready, ...widgets].filter((group) => group !== undefined);
    // Without any, its hint is of less use than what can be added.
    return own.items.length > 0 ? [own, ...kinds] : [...kinds, own];
  }, [site, language, own, ready]);
  return useMemo(() => {
    if (query.trim() === '') return all;
    const items = searchPalette(all, query);
    const name = formatMessage(language, 'palette.results');
    return items.length === 0 ? [] : [{ id: 'found', name, items }];
  }, [all, query, language]);
}

function keyOf({ target }: FocusEvent): string | undefined {
  return target instanceof HTMLElement ? target.dataset['dragSource'] : undefined;
}

const STEP_KEYS: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'End',
  'Home',
]);

function moveFocus(event: KeyboardEvent<HTMLElement>, sizes: readonly number[]): void {
  const { key, target, currentTarget } = event;
  if (!STEP_KEYS.has(key) || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const tiles = [...currentTarget.querySelectorAll<HTMLElement>('[data-drag-source]')];
  const at = tiles.indexOf(target);
  if (at < 0) return;
  event.preventDefault();
  event.stopPropagation();
  const next = gridStep(sizes, at, key);
  if (next === at && key === 'ArrowUp') searchField(currentTarget)?.focus();
  else tiles[next]?.focus();
}

/** Above the first row stands the search. */
function searchField(shelf: Element): HTMLElement | null | undefined {
  return shelf.parentElement?.querySelector<HTMLElement>('input');
}
