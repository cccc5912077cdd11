import { Eye, MousePointerClick, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { BlockNumbersAnswer } from '#schemas/api/recruiting/results.ts';
import { useNodeLabel } from '../../document/names/node-names.ts';
import { sectionShowing } from '../../document/page-structure.ts';
import { usePageEditor, usePagePart } from '../../document/store/page-editor-context.ts';
import { useBlockNumbers } from '../../service/results-api.ts';
import { InWords } from '../../ui/controls/in-words.tsx';
import { useLanguage, useMessage } from '../../ui/language/use-message.ts';
import { setView } from '../../ui/view/view-store.ts';
import type { ScreenBox } from '../frame/canvas-dom.ts';
import styles from './block-numbers.module.css';
import { coverNode, followPage, revealNode } from './overlay-placement.ts';

type BlockNumbersRow = BlockNumbersAnswer['data'][number];

/** Ids have no spaces. */
const BETWEEN = ' ';

/** How often each block of the page was seen and clicked, over the block, and what that is measured by. */
export function BlockNumbers() {
  const message = useMessage();
  const { siteId, pageId } = usePageEditor();
  const { data, isError, refetch } = useBlockNumbers(siteId, pageId);
  return (
    <section className={styles.layer} aria-label={message('block-numbers.title')}>
      {data !== undefined && data.views > 0 && <Chips rows={data.data} />}
      <div className={styles.strip}>
        <p className={styles.text} role="status">
          <PageWords views={data?.views} isError={isError} />
        </p>
        {isError && (
          <button type="button" className={styles.button} onClick={() => void refetch()}>
            {message('block-numbers.retry')}
          </button>
        )}
        <button
          type="button"
          className={styles.button}
          aria-label={message('block-numbers.hide')}
          title={message('block-numbers.hide')}
          onClick={() => setView({ hasNumbers: false })}
        >
          <X size={14} strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
    </section>
  );
}

interface PageWordsProps {
  /** Undefined until they are known. */
  readonly views: number | undefined;
  readonly isError: boolean;
}

function PageWords({ views, isError }: PageWordsProps) {
  const message = useMessage();
  const say = useCount();
  if (isError) return message('block-numbers.failed');
  if (views === undefined) return message('block-numbers.loading');
  if (views === 0) return message('block-numbers.none');
  return message('block-numbers.page', { views: say(views) });
}

/** One for each block of the page, in the order in which people read it. */
function Chips({ rows }: { readonly rows: readonly BlockNumbersRow[] }) {
  const editor = usePageEditor();
  const list = useRef<HTMLUListElement>(null);
  const widgetIds = usePagePart('widgets', ({ widgets }) => Object.keys(widgets).join(BETWEEN));
  useEffect(() => {
    const { current } = list;
    return current
      ? followPage(editor, current, (origin) => placeChips(current, origin))
      : undefined;
  }, [editor]);
  const byBlock = new Map(rows.map((row) => [row.blockId, row]));
  return (
    <ul ref={list} className={styles.chips}>
      {widgetIds.split(BETWEEN).map((widgetId) => (
        <Chip key={widgetId} widgetId={widgetId} row={byBlock.get(widgetId)} />
      ))}
    </ul>
  );
}

/** Measures everything before it moves anything. */
function placeChips(list: HTMLElement, origin: ScreenBox): void {
  const places = [...list.querySelectorAll<HTMLElement>('[data-numbers]')];
  const moves = places.map((place) => coverNode(place, place.dataset['numbers'] ?? null, origin));
  for (const move of moves) move();
}

interface ChipProps {
  readonly widgetId: string;
  /** Undefined where nobody saw it. */
  readonly row: BlockNumbersRow | undefined;
}

/** Numbers of a block; pressing it chooses the block. */
function Chip({ widgetId, row }: ChipProps) {
  const message = useMessage();
  const say = useCount();
  const { selection } = usePageEditor();
  const name = useNodeLabel(widgetId);
  const nodeId = usePagePart('sections', (page) => sectionShowing(page, widgetId)?.id ?? widgetId);
  const views = row === undefined ? 0 : row.views;
  const clicks = row === undefined ? 0 : row.clicks;
  const seen = views === null ? message('block-numbers.few') : say(views);
  const clicked = clicks === null ? message('block-numbers.few') : say(clicks);
  const isUnseen = views === 0 && clicks === 0;
  const words = isUnseen
    ? `${name}: ${message('block-numbers.unseen')}`
    : message('block-numbers.of', { name, views: seen, clicks: clicked });
  return (
    <li className={styles.place} data-numbers={nodeId} hidden>
      <button
        type="button"
        className={styles.chip}
        data-unseen={isUnseen || undefined}
        title={words}
        onClick={() => selection.set([nodeId])}
        onFocus={() => revealNode(nodeId)}
      >
        <InWords words={words}>
          <Eye size={12} strokeWidth={2} aria-hidden="true" />
          {isUnseen ? message('block-numbers.unseen') : seen}
          {!isUnseen && <MousePointerClick size={12} strokeWidth={2} aria-hidden="true" />}
          {!isUnseen && clicked}
        </InWords>
      </button>
    </li>
  );
}

function useCount(): (count: number) => string {
  const { language } = useLanguage();
  const numbers = new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US');
  return (count) => numbers.format(count);
}
