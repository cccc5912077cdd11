import { type FocusEvent, type KeyboardEvent, memo, useId, useMemo, useState } from 'react';
import { useDragSource } from '../canvas/drag/drag-origin.ts';
import { useOpenSite } from '../document/store/page-editor-context.ts';
import { useKnownPages } from '../service/content-queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { StateMessage } from '../ui/controls/state-message.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { formatMessage } from '../ui/messages/messages.ts';
import { gridStep } from './grid-step.ts';
import { type PaletteGroup, type PaletteItem, paletteGroups } from './items/palette-groups.ts';
import { searchPalette } from './items/search-palette.ts';
import { Thumbnail } from './items/thumbnail.tsx';
import styles from './palette-pane.module.css';
import { usePatternGroups } from './patterns/use-pattern-groups.tsx';
import { useInsertion } from './use-insertion.ts';

/** An item: a click or Enter puts it on the page, Space picks it up, the pointer drags it. */
const PaletteTile = memo(function PaletteTile({ item, isActive, onInsert }: PaletteTileProps) {
  const { key, label, summary, parts, actions } = item;
  const dragged = useDragSource(key, item);
  return (
    <li className={styles.cell}>
      <button
        type="button"
        className={styles.tile}
        {...dragged}
        tabIndex={isActive ? 0 : -1}
        title={summary}
        onClick={() => onInsert(item)}
        onKeyDown={keepSpace}
        onKeyUp={keepSpace}
      >
        <span className={styles.picture}>
          <Thumbnail parts={parts} />
        </span>
        <span className={styles.name}>{label}</span>
      </button>
      {actions}
    </li>
  );
});

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
  const pages = useKnownPages(site.siteId);
  const { language } = useLanguage();
  const { own, ready } = usePatternGroups();
  const all = useMemo(() => {
    const [layout, ...widgets] = paletteGroups({ ...site, pages }, language);
    const kinds = [layout, ready, ...widgets].filter((group) => group !== undefined);
    // Without any, its hint is of less use than what can be added.
    return own.items.length > 0 ? [own, ...kinds] : [...kinds, own];
  }, [site, pages, language, own, ready]);
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

interface PaletteGridProps {
  readonly group: PaletteGroup;
  /** The item that the Tab key leads to. */
  readonly activeKey: string | undefined;
  readonly onInsert: (item: PaletteItem) => void;
}

/** Items of one kind. */
function PaletteGrid({ group, activeKey, onInsert }: PaletteGridProps) {
  const titleId = useId();
  const { name, items, note } = group;
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {name}
      </h2>
      {note}
      <ul className={styles.grid}>
        {items.map((item) => (
          <PaletteTile
            key={item.key}
            item={item}
            isActive={item.key === activeKey}
            onInsert={onInsert}
          />
        ))}
      </ul>
    </section>
  );
}

interface PaletteTileProps {
  readonly item: PaletteItem;
  readonly isActive: boolean;
  readonly onInsert: (item: PaletteItem) => void;
}

/** Space picks the item up; it must not press the button as well. */
function keepSpace(event: KeyboardEvent): void {
  if (event.key === ' ') event.preventDefault();
}
