import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { isDrawnLater } from '#runtime/index.ts';
import type { SiteSummary } from '#schemas/api/content.ts';
import { CanvasPane } from '../canvas/canvas-pane.tsx';
import { LaterWidget } from '../canvas/sheet/later-widget.tsx';
import { SheetSkeleton } from '../canvas/sheet/sheet-skeleton.tsx';
import { ProblemWatcher } from '../checks/judge/problem-watcher.tsx';
import {
  type CommandContext,
  CommandContextContext,
  useCommandContext,
} from '../commands/command.ts';
import { patternRequests } from '../commands/pattern-request.ts';
import { useClipboard } from '../commands/use-clipboard.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import {
  type OpenSite,
  OpenSiteContext,
  PageEditorContext,
} from '../document/store/page-editor-context.ts';
import { type OpenedPage, type OpenPage, openPage } from '../drafts/open-page.ts';
import { useVisit } from '../drafts/open-pages.ts';
import { useSiteToOpen } from '../drafts/use-site-to-open.ts';
import { useContentApi } from '../service/content-api-context.ts';
import { useSites } from '../service/content-queries.ts';
import { QueryFailure } from '../service/request/query-failure.tsx';
import { showToast } from '../ui/controls/toast-store.ts';
import { Toasts } from '../ui/controls/toasts.tsx';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';
import { formatMessage } from '../ui/messages/messages.ts';
import { loadAhead } from '../ui/parts/load-ahead.ts';
import { closeDialog } from '../ui/view/view-store.ts';
import { OpenDialog } from './dialogs.tsx';
import { LeftPane } from './left-pane.tsx';
import { TopBar } from './top-bar.tsx';
import styles from './workshop.module.css';
import {
  useFocusAfterEdits,
  useFocusOnDesk,
  useKeptFocus,
  WorkshopFrame,
} from './workshop-frame.tsx';
import {
  ContextMenuPart,
  FileDropPart,
  InspectorPart,
  InvalidDocumentPart,
  laterLoads,
  loadPartsBeside,
  SavePatternPart,
} from './workshop-parts.ts';

/** A page that takes longer than this to load counts as out of reach, in ms. */
const LOAD_MS = 30_000;

export interface PageWorkshopProps {
  readonly site: SiteSummary;
  readonly sites: readonly SiteSummary[];
  readonly pageId: string;
  /** Whether another page was open before. */
  readonly isLater: boolean;
  /** Whether the site had no page before. */
  readonly isFirst: boolean;
}

/**
 * A site with everything to work on one page of it, or why that does not open. Frame and list of pages stay where they
 * are while another page is loaded, so that no key or click on them is lost.
 */
export function PageWorkshop(props: PageWorkshopProps) {
  const { site, sites, pageId, isLater, isFirst } = props;
  useEffect(loadPartsBeside, []);
  const { open, openSite, failure } = useOpening(site.siteId, pageId);
  useKeptFocus(isLater ? pageId : undefined, open !== null);
  useFocusOnDesk(isFirst);
  return (
    <OpenSiteContext value={openSite}>
      <PageEditorContext value={open?.editor ?? null}>
        <CommandContextContext value={useContextOf(open)}>
          {/* Of two siblings with one key React forgets the first, which then lives on after its page. */}
          {open && <Unseen key={`unseen ${open.editor.pageId}`} />}
          <WorkshopFrame
            left={<LeftPane sites={sites} site={site} pageId={pageId} />}
            bar={open && <TopBar key={pageId} />}
            right={open && <InspectorPart key={pageId} />}
          >
            {open && <CanvasPane key={pageId} />}
            {!open && (failure ?? <SheetSkeleton />)}
          </WorkshopFrame>
          <OpenDialog site={site} isPageComing={failure === null} onClose={closeDialog} />
          {open && <SavePattern key={`pattern ${pageId}`} />}
          <Toasts />
        </CommandContextContext>
      </PageEditorContext>
    </OpenSiteContext>
  );
}

interface Opening {
  /** null until page and site are there. */
  readonly open: OpenPage | null;
  readonly openSite: OpenSite | null;
  /** Why it does not open, in place of the page. */
  readonly failure: ReactNode | null;
}

function useOpening(siteId: string, pageId: string): Opening {
  const message = useMessage();
  const opening = useOpenPage(siteId, pageId);
  const { openSite, settings, assets } = useSiteToOpen(siteId);
  if (opening.opened?.ok && openSite)
    return { open: opening.opened.value, openSite, failure: null };
  const queries = [opening, settings, assets];
  const error = queries.find((query) => query.error)?.error;
  const refused = [
    { result: opening.opened, title: 'canvas.invalid', text: textOfRefusal(opening.opened) },
    { result: settings.data, title: 'canvas.invalid-site', text: 'canvas.invalid-site.text' },
  ] as const;
  const mended = opening.opened?.ok === false ? opening.opened.mended : undefined;
  const failures = [
    error && (
      <div key="error" className={styles.state}>
        <QueryFailure error={error} onRetry={() => queries.map((query) => query.refetch())} />
      </div>
    ),
    ...refused.map(
      ({ result, title, text }) =>
        result?.ok === false && (
          <InvalidDocumentPart
            key={title}
            title={message(title)}
            text={message(text)}
            problems={result.problems}
            {...(result === opening.opened &&
              mended && {
                mending: { draft: { siteId, pageId, ...mended }, onMended: opening.refetch },
              })}
          />
        ),
    ),
  ].filter(Boolean);
  return { open: null, openSite, failure: failures.length > 0 ? failures : null };
}

/** Who looks at it mends it here where that can be done. */
function textOfRefusal(opened: OpenedPage | undefined) {
  const isMendable = opened?.ok === false && opened.mended !== undefined;
  return isMendable ? 'canvas.invalid.mendable' : 'canvas.invalid.text';
}

function useContextOf(open: OpenPage | null): CommandContext {
  const { language, setLanguage } = useLanguage();
  return useMemo(
    () => ({
      editor: open?.editor ?? null,
      saver: open?.saver ?? null,
      message: (key, params) => formatMessage(language, key, params),
      switchLanguage: () => setLanguage(language === 'es' ? 'en' : 'es'),
    }),
    [open, language, setLanguage],
  );
}

/** What an open page needs and nobody sees. */
function Unseen() {
  useEffect(() => loadAhead(laterLoads), []);
  return (
    <>
      <Keys />
      <ProblemWatcher />
      <ContextMenuPart />
      <FileDropPart />
    </>
  );
}

function Keys() {
  const { message } = useCommandContext();
  useShortcuts();
  useFocusAfterEdits();
  useClipboard(
    useCallback((reason) => showToast({ text: message(reason), tone: 'warning' }), [message]),
  );
  return null;
}

interface PageOpening {
  /** undefined while it is not known. */
  readonly opened: OpenedPage | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** Opens a page once: from then on its editor knows better than the service what it says. */
function useOpenPage(siteId: string, pageId: string): PageOpening {
  const api = useContentApi();
  const { pages, onRefused, onMissing } = useVisit();
  const { data: sites } = useSites();
  const agencyId = sites?.find((site) => site.siteId === siteId)?.agencyId;
  const key = `${siteId}/${pageId}`;
  const { data, error, refetch } = useQuery({
    queryKey: ['open-page', siteId, pageId],
    enabled: agencyId !== undefined,
    queryFn: async ({ signal }) => {
      const load = () => api.loadPage(siteId, pageId, AbortSignal.timeout(LOAD_MS));
      const address = { agencyId: agencyId ?? '', siteId, pageId };
      const service = { load, onRefused, onMissing };
      const opened = await pages.open(key, (left) => openPage(address, service, left));
      if (opened.ok) await loadWidgetsOf(opened.value);
      if (signal.aborted && opened.ok && !pages.isOpen(key)) opened.value.saver.end('unseen');
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // An open page lives; it is no data to compare.
    structuralSharing: false,
  });
  useEffect(() => (data?.ok ? pages.enter(key, data.value) : undefined), [pages, key, data]);
  return { opened: data, error, refetch };
}

/** Its widgets are drawn at once. Where some cannot be loaded the page opens all the same, and their places say so. */
async function loadWidgetsOf({ editor }: OpenPage): Promise<void> {
  const widgets = Object.values(editor.page.state().widgets);
  if (widgets.some(({ type }) => isDrawnLater(type)))
    await LaterWidget.load().catch(() => undefined);
}

/** The form of `openSavePattern`, while it is open; stands once in the workshop. */
function SavePattern() {
  const asking = useStore(patternRequests, (state) => state.asking);
  if (asking === null) return null;
  return <SavePatternPart {...asking} onClose={() => patternRequests.setState({ asking: null })} />;
}
