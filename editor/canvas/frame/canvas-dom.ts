import { sectionElementId } from '#runtime/index.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { sectionShowing } from '../../document/page-structure.ts';

/** Id of the element that the page scrolls in: what is seen of the page on its desk. */
export const CANVAS_ID = 'canvas';

/** An area of the screen, in CSS pixels from the window's corner. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The element that the open page scrolls in; null while no page is drawn. */
export function canvasElement(): HTMLElement | null {
  return document.getElementById(CANVAS_ID);
}

/** The element that all sections of the open page stand in and scroll with; null while none is drawn. */
export function findCanvas(): HTMLElement | null {
  return document.querySelector<HTMLElement>('#canvas .rb-page, main .rb-page');
}

/** Gives the canvas the focus where it stands, without the ring that is for keyboards. */
export function focusCanvas(): void {
  const options: FocusOptions & { readonly focusVisible?: boolean } = {
    preventScroll: true,
    focusVisible: false,
  };
  canvasElement()?.focus(options);
}

/** What an element of the canvas belongs to: the innermost section, or widget in a widget, around it. */
export function nodeIdAround(page: EditedPage, target: EventTarget | null): string | undefined {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.hasAttribute('data-canvas-root')) return page.rootId;
    const id = ownNodeId(page, at);
    if (id !== undefined) return id;
  }
  return undefined;
}

function ownNodeId(page: EditedPage, element: Element): string | undefined {
  const sectionId = element.id.startsWith('s-') ? element.id.slice(2) : '';
  if (page.sections[sectionId]) return sectionId;
  const widgetId = element.getAttribute('data-widget');
  if (widgetId === null || !page.widgets[widgetId]) return undefined;
  return sectionShowing(page, widgetId)?.id ?? widgetId;
}

/** The element that stands for a section, or for a widget in another widget. */
export function elementOfNode(id: string): HTMLElement | null {
  const section = document.getElementById(sectionElementId(id));
  if (section) return section;
  return canvasElement()?.querySelector<HTMLElement>(`[data-widget="${CSS.escape(id)}"]`) ?? null;
}

/** Where a node is drawn; undefined where it is not, such as in a closed tab. */
export function boxOfNode(id: string): ScreenBox | undefined {
  const element = elementOfNode(id);
  const boxes = element ? boxesOf(element) : [];
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The place of a widget in a widget has no box of its own: what stands in it has. */
function boxesOf(element: Element): readonly DOMRect[] {
  const own = element.getClientRects().length > 0 ? [element] : [...element.children];
  return own
    .filter((each) => each.getClientRects().length > 0)
    .map((each) => each.getBoundingClientRect());
}
