import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  PageContext,
  type PageContextValue,
  type StoredPageContext,
} from '../context/page-context.ts';
import { toQueryResults } from '../data/query.ts';
import { IslandBoundary } from '../islands/island-boundary.tsx';
import { type IslandProps, PAGE_DATA_ID } from '../islands/island-props.ts';
import { IslandRoot } from '../islands/island-root.tsx';
import { CrashedWidget } from '../page/widget-notice.tsx';
import type { RegisteredWidget } from '../widget/registered-widget.ts';

/**
 * Brings one island to life on the server's markup; resolves once it answers to events. If it crashes, the
 * spec's error box takes its place, or the server's markup where the site hides widget errors; nothing else
 * is touched.
 */
export function hydrateIsland(element: HTMLElement, widget: RegisteredWidget): Promise<void> {
  const page = readPageData();
  const island = readIslandProps(element);
  const serverMarkup = element.innerHTML;
  return new Promise((resolve) => {
    const results = toQueryResults(island.results ?? {});
    const props = { ...island, widget, page, results, onHydrated: resolve };
    const crash = (error: unknown) => {
      reportError(error);
      queueMicrotask(() => {
        root.unmount();
        showCrash(element, page, error, serverMarkup);
        resolve();
      });
    };
    const root = hydrateRoot(
      element,
      <IslandBoundary onCrash={crash}>
        <IslandRoot {...props} />
      </IslandBoundary>,
      { identifierPrefix: island.id },
    );
  });
}

function showCrash(
  element: HTMLElement,
  page: PageContextValue,
  error: unknown,
  serverMarkup: string,
): void {
  if (!page.site.showWidgetErrors) {
    element.innerHTML = serverMarkup;
    return;
  }
  createRoot(element).render(
    <PageContext value={page}>
      <CrashedWidget error={error} />
    </PageContext>,
  );
}

/** Both blocks were written by the server that rendered this page. */
function readPageData(): PageContextValue {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent ?? 'null';
  const stored = JSON.parse(text) as StoredPageContext;
  return { ...stored, page: { ...stored.page, now: Date.now() } };
}

function readIslandProps(element: HTMLElement): IslandProps {
  const block = element.nextElementSibling;
  if (!(block instanceof HTMLScriptElement)) {
    throw new Error(`The island "${element.dataset['island']}" has no JSON block after it.`);
  }
  return JSON.parse(block.textContent ?? 'null') as IslandProps;
}
