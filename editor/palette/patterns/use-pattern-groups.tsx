import { MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { fillPlaceholders } from '../../document/new-content/starter-fragment.ts';
import type { PageFragment } from '../../document/page-fragment.ts';
import { useOpenSite } from '../../document/store/page-editor-context.ts';
import { useKnownPages } from '../../service/content-queries.ts';
import type { SitePattern } from '../../service/pattern-api.ts';
import { serverNow } from '../../service/request/server-clock.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu, type MenuPlace, placeBelow } from '../../ui/controls/menu.tsx';
import { useMessage } from '../../ui/language/use-message.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import type { PaletteGroup, PaletteItem, SiteWithPages } from '../items/palette-groups.ts';
import { type ThumbnailPart, thumbnailParts } from '../items/thumbnail-parts.ts';
import builtIn from './built-in-patterns.json' with { type: 'json' };
import {
  beginsWithRow,
  parsePatternFragment,
  parsePatternText,
  widgetTypesIn,
} from './parse-pattern-fragment.ts';
import { giveName, removePattern, usePatternStore, usePatterns } from './pattern-changes.ts';
import { PatternNameForm } from './pattern-name-form.tsx';
import styles from './patterns.module.css';

/** Sections that are ready to use: those that the site keeps, and those that come with the editor. */
export function usePatternGroups(): { readonly own: PaletteGroup; readonly ready: PaletteGroup } {
  const site = useOpenSite();
  const pages = useKnownPages(site.siteId);
  const { language } = usePatternStore();
  const { data, error, refetch } = usePatterns(site.siteId);
  const own = useMemo(() => {
    const name = formatMessage(language, 'patterns.own');
    const items = (data ?? []).map((pattern) => ownItem(pattern, language));
    if (error) return { id: 'own', name, items, note: <Failure onRetry={refetch} /> };
    return { id: 'own', name, items, ...(data?.length === 0 && { note: <Hint /> }) };
  }, [data, error, refetch, language]);
  const ready = useMemo(() => readyGroup({ ...site, pages }, language), [site, pages, language]);
  return useMemo(() => ({ own, ready }), [own, ready]);
}

const NOTHING: PageFragment = { sections: [], widgets: [] };

function ownItem(pattern: SitePattern, language: Language): PaletteItem {
  const { patternId, name, fragment, text } = pattern;
  return {
    key: `pattern:${patternId}`,
    label: name,
    summary: formatMessage(language, 'patterns.own.summary'),
    parts: partsOf(fragment),
    words: [name, formatMessage(language, 'patterns.own')],
    actions: <PatternActions pattern={pattern} />,
    fragment: () => parsePatternText(text) ?? NOTHING,
  };
}

function readyGroup({ pages, ...site }: SiteWithPages, language: Language): PaletteGroup {
  const items = builtIn.map(({ id, label, summary, words, fragment }) => ({
    key: `ready:${id}`,
    label: label[language],
    summary: summary[language],
    parts: partsOf(fragment),
    words: [...Object.values(label), ...Object.values(summary), ...words],
    fragment: () =>
      parsePatternFragment(
        fillPlaceholders(fragment, { site, pages: pages(), now: serverNow() }),
      ) ?? NOTHING,
  }));
  return { id: 'ready', name: formatMessage(language, 'patterns.ready'), items };
}

/** The first of what each widget looks like: more would not fit. */
function partsOf(fragment: unknown): readonly ThumbnailPart[] {
  const types = widgetTypesIn(fragment);
  const share = types.length > 2 ? 1 : 2;
  const parts = types.flatMap((type) =>
    thumbnailParts(type)
      .filter((part) => part !== 'eyebrow')
      .slice(0, share),
  );
  const isBeside = parts.includes('picture') && beginsWithRow(fragment);
  return [...new Set(isBeside ? ['side' as const, ...parts] : parts)];
}

function Hint() {
  const message = useMessage();
  return <p className={styles.note}>{message('patterns.empty')}</p>;
}

function Failure({ onRetry }: { readonly onRetry: () => unknown }) {
  const message = useMessage();
  return (
    <div className={styles.note} role="alert">
      <p>{message('patterns.failed')}</p>
      <Button onClick={() => void onRetry()}>{message('retry')}</Button>
    </div>
  );
}

/** Renames or forgets a pattern. */
function PatternActions({ pattern }: { readonly pattern: SitePattern }) {
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
          subject={pattern.patternId}
          at={open.at}
          onClose={() => setOpen(undefined)}
          onName={(name) => giveName(store, pattern, name)}
        />
      )}
    </>
  );
}
