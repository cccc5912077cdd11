import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import {
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { blockText } from '#schemas/fields/block-name.ts';
import { pageOfLink } from '#schemas/rules/engine/known-pages.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { widgetKind } from '../../document/names/node-names.ts';
import { subtreeOf } from '../../document/page-structure.ts';
import { PageEditorContext, useOpenSite } from '../../document/store/page-editor-context.ts';
import { usePages } from '../../service/content-queries.ts';
import type { ListedPage } from '../../service/page-summary.ts';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import type { Language } from '../../ui/messages/messages.ts';
import styles from './link-combobox.module.css';
import { LinkList, optionId } from './link-list.tsx';
import type { LinkPlaces, PageAnchor } from './link-suggestions.ts';
import { chatNumberOf } from './link-text.ts';
import { useLinkCombobox } from './use-link-combobox.ts';

const NO_PAGES: readonly ListedPage[] = [];

const NO_ANCHORS: readonly PageAnchor[] = [];

export interface LinkComboboxProps {
  readonly inputId: string;
  readonly describedBy?: string | undefined;
  /** Name of the field where no label stands beside it. */
  readonly label?: string | undefined;
  readonly value: string;
  /** Only paths of the site. */
  readonly isPathOnly?: boolean;
  readonly isInvalid?: boolean;
  readonly hasFocus?: boolean;
  readonly onCommit: (href: string) => void;
  readonly onCancel?: (() => void) | undefined;
}

/** A link: searched among the site's pages or written, with where it leads told below. */
export function LinkCombobox(props: LinkComboboxProps) {
  const { inputId, describedBy, label, value, isPathOnly = false, isInvalid = false } = props;
  const message = useMessage();
  const places = useLinkPlaces();
  const { onCommit, onCancel } = props;
  const box = useLinkCombobox({ value, isPathOnly, places, onCommit, onCancel });
  const ids = { list: useId(), state: useId() };
  const input = useRef<HTMLInputElement>(null);
  const { hasFocus = false } = props;
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={inputId}
        type="text"
        role="combobox"
        className={styles.input}
        value={box.text}
        placeholder={message(isPathOnly ? 'links.placeholder.path' : 'links.placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={box.isOpen}
        aria-controls={box.isOpen ? ids.list : undefined}
        aria-activedescendant={
          box.isOpen && box.activeIndex >= 0 ? optionId(ids.list, box.activeIndex) : undefined
        }
        aria-invalid={isInvalid || box.isRefused || undefined}
        aria-describedby={[ids.state, describedBy].filter(Boolean).join(' ')}
        {...box.input}
      />
      {box.isOpen && (
        <LinkList
          id={ids.list}
          suggestions={box.suggestions}
          activeIndex={box.activeIndex}
          anchor={input}
          onChoose={box.choose}
        />
      )}
      <LinkStateLine
        id={ids.state}
        state={box.isRefused ? { kind: 'invalid' } : stateOf(value, places)}
      />
    </div>
  );
}

/** Before the pages have come, none of them is missing. */
function stateOf(value: string, places: LinkPlaces): LinkState {
  const isKnown = places.pages.length > 0 || !value.startsWith('/');
  return isKnown ? linkStateOf(value, places) : { kind: 'empty' };
}

interface LinkStateLineProps {
  readonly id: string;
  readonly state: LinkState;
}

function LinkStateLine({ id, state }: LinkStateLineProps) {
  const message = useMessage();
  const tone = toneOf(state);
  const Icon = ICONS[tone];
  const title = 'title' in state ? state.title : '';
  return (
    <p id={id} className={styles.state} data-tone={tone} aria-live="polite">
      {state.kind !== 'empty' && (
        <>
          <Icon size={14} aria-hidden="true" />
          <span>{message(`links.state.${state.kind}`, { title })}</span>
        </>
      )}
    </p>
  );
}

const ICONS = { good: CircleCheck, note: Info, bad: CircleAlert } as const;

function toneOf({ kind }: LinkState): keyof typeof ICONS {
  if (kind === 'dead' || kind === 'invalid' || kind === 'no-anchor') return 'bad';
  return kind === 'unpublished' ? 'note' : 'good';
}

/** Where links of the open page may lead; sections are named as they are when the page's structure changes. */
function useLinkPlaces(): LinkPlaces {
  const { siteId, document } = useOpenSite();
  const { data: pages = NO_PAGES } = usePages(siteId);
  const anchors = useAnchors();
  return useMemo(
    () => ({
      pages,
      anchors,
      home: document.urls.home,
      site: { hosts: [...document.hosts, location.host], sitePrefix: document.sitePrefix },
    }),
    [pages, anchors, document],
  );
}

/** None where no page is edited, as in the settings of the site. */
function useAnchors(): readonly PageAnchor[] {
  const { language } = useLanguage();
  const editor = useContext(PageEditorContext);
  const subscribe = useCallback(
    (notify: () => void) => editor?.page.subscribe('sections', notify) ?? (() => undefined),
    [editor],
  );
  const sections = useSyncExternalStore(subscribe, () => editor?.page.state().sections);
  return useMemo(
    () => (editor && sections ? pageAnchors(editor.page.state(), language) : NO_ANCHORS),
    [editor, sections, language],
  );
}

/** The bands of a page as targets of links, named by what they say first. */
function pageAnchors(page: EditedPage, language: Language): readonly PageAnchor[] {
  const bands = page.sections[page.rootId]?.childIds ?? [];
  return bands.map((id) => ({ href: `#s-${id}`, title: nameOf(page, id, language) }));
}

function nameOf(page: EditedPage, id: string, language: Language): string {
  const widgets = subtreeOf(page.sections, id).flatMap((inner) => {
    const widgetId = page.sections[inner]?.widgetId;
    return (widgetId !== undefined && page.widgets[widgetId]) || [];
  });
  const words = widgets
    .map((widget) => blockText(widget, 'row'))
    .find((text) => text !== undefined);
  return words ?? (widgets[0] ? widgetKind(widgets[0].type, language) : id);
}

/** Where a link leads, as people are told it. */
type LinkState =
  | {
      readonly kind:
        | 'empty'
        | 'invalid'
        | 'dead'
        | 'top'
        | 'web'
        | 'chat'
        | 'mail'
        | 'phone'
        | 'no-anchor';
    }
  | { readonly kind: 'page' | 'unpublished'; readonly title: string }
  | { readonly kind: 'anchor'; readonly title: string };

/** @param href as it is stored */
export function linkStateOf(href: string, places: LinkPlaces): LinkState {
  if (href === '') return { kind: 'empty' };
  if (href.startsWith('#')) return anchorState(href, places);
  if (/^\/(?![/\\])/.test(href)) return pageState(href, places);
  if (chatNumberOf(href) !== undefined) return { kind: 'chat' };
  if (href.startsWith('https://')) return { kind: 'web' };
  if (href.startsWith('mailto:')) return { kind: 'mail' };
  return { kind: href.startsWith('tel:') ? 'phone' : 'invalid' };
}

function anchorState(href: string, { anchors }: LinkPlaces): LinkState {
  if (href === '#') return { kind: 'top' };
  const anchor = anchors.find((other) => other.href === href);
  return anchor ? { kind: 'anchor', title: anchor.title } : { kind: 'no-anchor' };
}

function pageState(href: string, { pages, home }: LinkPlaces): LinkState {
  const found = pageOfLink(href, { home, pages });
  const page = found && pages.find(({ id }) => id === found.id);
  if (!page) return { kind: 'dead' };
  return { kind: page.status === 'draft' ? 'unpublished' : 'page', title: page.title || page.url };
}
