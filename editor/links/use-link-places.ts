import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { usePages } from '../api/content-queries.ts';
import type { PageSummary } from '../api/page-summary.ts';
import { useLanguage } from '../language/use-message.ts';
import { PageEditorContext } from '../page-editor/page-editor-context.ts';
import { useOpenSite } from '../site/open-site-context.ts';
import type { LinkPlaces, PageAnchor } from './link-places.ts';
import { pageAnchors } from './page-anchors.ts';

const NO_PAGES: readonly PageSummary[] = [];

/** Where links of the open page may lead; sections are named as they are when the page's structure changes. */
export function useLinkPlaces(): LinkPlaces {
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

const NO_ANCHORS: readonly PageAnchor[] = [];

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
