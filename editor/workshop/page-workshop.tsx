import { useCallback, useEffect, useMemo } from 'react';
import { useAssetIndex, useSiteDocument } from '../api/content-queries.ts';
import { QueryFailure } from '../api/query-failure.tsx';
import type { SiteSummary } from '../api/site-summary.ts';
import { CanvasPane } from '../canvas/canvas-pane.tsx';
import { SheetSkeleton } from '../canvas/sheet-skeleton.tsx';
import type { CommandContext } from '../commands/command.ts';
import { CommandContextContext, useCommandContext } from '../commands/command-context.ts';
import { useClipboard } from '../commands/use-clipboard.ts';
import { useShortcuts } from '../commands/use-shortcuts.ts';
import { showToast } from '../controls/toast-store.ts';
import { Toasts } from '../controls/toasts.tsx';
import { OpenDialog } from '../dialogs/dialogs.tsx';
import { DragLayer } from '../drag/drag-layer.tsx';
import { useLanguage, useMessage } from '../language/use-message.ts';
import { LeftPane } from '../left-pane/left-pane.tsx';
import { formatMessage } from '../messages/messages.ts';
import type { OpenPage } from '../page-editor/open-page.ts';
import { PageEditorContext } from '../page-editor/page-editor-context.ts';
import { loadAhead } from '../parts/load-ahead.ts';
import { SavePattern } from '../patterns/save-pattern.tsx';
import { ProblemWatcher } from '../problems/problem-watcher.tsx';
import { type OpenSite, OpenSiteContext } from '../site/open-site-context.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { closeDialog } from '../view/view-store.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOpenPage } from './use-open-page.ts';
import styles from './workshop.module.css';
import { WorkshopFrame } from './workshop-frame.tsx';
import {
  ContextMenuPart,
  InspectorPart,
  InvalidDocumentPart,
  laterLoads,
  loadPartsBeside,
} from './workshop-parts.ts';

export interface PageWorkshopProps {
  readonly site: SiteSummary;
  readonly sites: readonly SiteSummary[];
  readonly pageId: string;
  /** Whether another page was open before. */
  readonly isLater: boolean;
}

/** One page of a site with everything to work on it, or why it does not open. */
export function PageWorkshop({ site, sites, pageId, isLater }: PageWorkshopProps) {
  const message = useMessage();
  const { siteId } = site;
  useEffect(loadPartsBeside, []);
  const opening = useOpenPage(siteId, pageId);
  const settings = useSiteDocument(siteId);
  const assets = useAssetIndex(siteId);
  const openSite = useMemo<OpenSite | null>(
    () =>
      settings.data?.ok && assets.data
        ? { siteId, document: settings.data.value, assets: assets.data }
        : null,
    [siteId, settings.data, assets.data],
  );
  const isOpen = opening.opened?.ok === true && openSite !== null;
  useKeptFocus(isLater, isOpen);
  if (opening.opened?.ok && openSite)
    return (
      <OpenWorkshop open={opening.opened.value} openSite={openSite} site={site} sites={sites} />
    );
  const queries = [opening, settings, assets];
  const error = queries.find((query) => query.error)?.error;
  return (
    <>
      <WorkshopFrame left={<LeftPane sites={sites} site={site} pageId={pageId} />}>
        {error && (
          <div className={styles.state}>
            <QueryFailure error={error} onRetry={() => queries.map((query) => query.refetch())} />
          </div>
        )}
        {opening.opened?.ok === false && (
          <InvalidDocumentPart
            title={message('canvas.invalid')}
            text={message('canvas.invalid.text')}
            problems={opening.opened.problems}
          />
        )}
        {settings.data?.ok === false && (
          <InvalidDocumentPart
            title={message('canvas.invalid-site')}
            text={message('canvas.invalid-site.text')}
            problems={settings.data.problems}
          />
        )}
        {!error && opening.opened?.ok !== false && settings.data?.ok !== false && <SheetSkeleton />}
      </WorkshopFrame>
      <OpenDialog site={site} onClose={closeDialog} />
      <Toasts />
    </>
  );
}

interface OpenWorkshopProps extends Omit<PageWorkshopProps, 'pageId' | 'isLater'> {
  readonly open: OpenPage;
  readonly openSite: OpenSite;
}

function OpenWorkshop({ open, openSite, site, sites }: OpenWorkshopProps) {
  const { editor, saver } = open;
  const { language } = useLanguage();
  useEffect(() => loadAhead(laterLoads), []);
  const context = useMemo<CommandContext>(
    () => ({
      editor,
      saver,
      message: (key, params) => formatMessage(language, key, params),
    }),
    [editor, saver, language],
  );
  return (
    <OpenSiteContext value={openSite}>
      <PageEditorContext value={editor}>
        <CommandContextContext value={context}>
          <Keys />
          <ProblemWatcher />
          <ContextMenuPart />
          <DragLayer>
            <WorkshopFrame
              left={<LeftPane sites={sites} site={site} pageId={editor.pageId} />}
              bar={<TopBar />}
              right={<InspectorPart />}
            >
              <CanvasPane />
            </WorkshopFrame>
          </DragLayer>
          <OpenDialog site={site} onClose={closeDialog} />
          <SavePattern />
          <Toasts />
        </CommandContextContext>
      </PageEditorContext>
    </OpenSiteContext>
  );
}

function Keys() {
  const { message } = useCommandContext();
  useShortcuts();
  useClipboard(
    useCallback((reason) => showToast({ text: message(reason), tone: 'warning' }), [message]),
  );
  return null;
}
