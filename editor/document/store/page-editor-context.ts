import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { AssetIndex } from '#runtime/index.ts';
import type { SiteDocument } from '#schemas/documents/documents.ts';
import type { EditedPage, EditedSection, EditedWidget, PageHead } from '../edited-page.ts';
import type { PageEditor } from './page-editor.ts';
import type { Selection } from './selection-store.ts';

export const PageEditorContext = createContext<PageEditor | null>(null);

export function usePageEditor(): PageEditor {
  const editor = useContext(PageEditorContext);
  if (editor === null)
    throw new Error('A view was rendered outside <PageEditorContext>. Wrap it in one.');
  return editor;
}

/** A part of the page; the component is drawn again when what is below the key changes it. */
export function usePagePart<Part>(key: string, read: (page: EditedPage) => Part): Part {
  const { page } = usePageEditor();
  const subscribe = useCallback((notify: () => void) => page.subscribe(key, notify), [page, key]);
  return useSyncExternalStore(subscribe, () => read(page.state()));
}

export function useSection(id: string): EditedSection | undefined {
  return usePagePart(`sections/${id}`, ({ sections }) => sections[id]);
}

export function useWidget(id: string): EditedWidget | undefined {
  return usePagePart(`widgets/${id}`, ({ widgets }) => widgets[id]);
}

export function usePageHead(): PageHead {
  return usePagePart('head', ({ head }) => head);
}

export function useSelection<Part>(select: (selection: Selection) => Part): Part {
  return useStore(usePageEditor().selection.store, select);
}

/** The site whose page is open, as far as drawing and judging a page needs it. */
export interface OpenSite {
  readonly siteId: string;
  readonly document: SiteDocument;
  readonly assets: AssetIndex;
}

export const OpenSiteContext = createContext<OpenSite | null>(null);

export function useOpenSite(): OpenSite {
  const site = useContext(OpenSiteContext);
  if (site === null)
    throw new Error('A view was rendered outside <OpenSiteContext>. Wrap it in one.');
  return site;
}
