import { createContext, useContext } from 'react';
import { ok } from '#schemas/problems/result.ts';
import type { PageEditor } from '../document/store/page-editor.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { createLastLeft } from './last-left.ts';
import type { OpenedPage, OpenPage } from './open-page.ts';

/**
 * The pages of one visit that somebody looks at or that have something unsaved. Whoever comes back to a page that is
 * still being saved goes on with that very page, and later with its editor and the steps in it.
 */
export interface OpenPages {
  /** @param load opens the page; what it was edited in before goes on with what the service has */
  open(
    pageId: string,
    load: (left: PageEditor | undefined) => Promise<OpenedPage>,
  ): Promise<OpenedPage>;
  isOpen(pageId: string): boolean;
  /** Somebody looks at the page. @returns they look at it no more */
  enter(pageId: string, page: OpenPage): () => void;
  /** Saves what is unsaved. */
  flush(): Promise<unknown>;
  /** Saves what is unsaved, or keeps it in this browser. Resolves with whether nothing would be lost now. */
  secure(): Promise<boolean>;
  /** Somebody signed in again: saving goes on. */
  resume(): void;
  /** The visit is over. What is unsaved stays in this browser. */
  end(): void;
}

/** @param pageId in all of these, that of the page within all sites, such as `site/home` */
export function createOpenPages(): OpenPages {
  const pages = new Map<string, OpenPage>();
  const left = createLastLeft<PageEditor>();
  const savers = () => [...pages.values()].map(({ saver }) => saver);
  return {
    async open(pageId, load) {
      const known = pages.get(pageId);
      if (!known) return load(left.of(pageId));
      // From now on: its last save may end before anything shows it.
      known.saver.enter();
      return ok(known);
    },
    isOpen: (pageId) => pages.has(pageId),
    enter(pageId, page) {
      pages.set(pageId, page);
      page.saver.enter();
      return () =>
        void page.saver.leave().then(() => {
          if (pages.get(pageId) !== page) return;
          pages.delete(pageId);
          left.keep(pageId, page.editor);
        });
    },
    flush: () => Promise.all(savers().map((saver) => saver.flush())),
    secure: async () =>
      (await Promise.all(savers().map((saver) => saver.secure()))).every((isSafe) => isSafe),
    resume: () => {
      for (const saver of savers()) saver.resume();
    },
    end: () => {
      for (const saver of savers()) saver.end();
      pages.clear();
      left.clear();
    },
  };
}

/** The open pages of this visit, and whom to tell what the server thinks of it. */
export interface Visit {
  readonly pages: OpenPages;
  /** It answered with 401. */
  readonly onRefused: (error: ContentError) => void;
  /** It does not know of an open page: perhaps somebody else signed in, in another tab. */
  readonly onMissing: () => void;
}

export const VisitContext = createContext<Visit | null>(null);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (visit === null)
    throw new Error('A view was rendered outside <VisitContext>. Wrap it in one.');
  return visit;
}
