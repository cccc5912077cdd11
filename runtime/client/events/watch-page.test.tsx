// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SectionBox } from '../../page/section-view.tsx';
import { watchPage } from './watch-page.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A browser whose window shows all of the page. */
class AllInView {
  readonly #tell: IntersectionObserverCallback;

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    const entry = { intersectionRatio: 1, isIntersecting: true, boundingClientRect: { height: 1 } };
    this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }

  disconnect(): void {}
}

it('a block is seen whatever letters the ids in it begin with, and one that holds others is none', () => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', AllInView);
  document.body.innerHTML = renderToStaticMarkup(
    <SectionBox section={{ sectionId: 'seccion-grupo' }}>
      <SectionBox section={{ sectionId: 'seccion-s-alta' }}>
        <form id="s-alta">
          <input id="s-alta-nombre" />
        </form>
      </SectionBox>
    </SectionBox>,
  );
  const seen: string[] = [];
  watchPage(({ widgetId }) => seen.push(widgetId));
  vi.advanceTimersByTime(2000);
  expect(seen).toEqual(['s-alta']);
});
