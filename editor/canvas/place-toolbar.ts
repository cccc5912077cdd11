import { boxOfNode, type ScreenBox } from './canvas-dom.ts';

/** Distance between toolbar and outline, and between toolbar and the edges of what is seen, in pixels. */
const GAP = 6;

export interface ToolbarSurroundings {
  /** The layer that the toolbar stands in: what is seen of the page. */
  readonly origin: ScreenBox;
  /** Where it may stand from side to side. */
  readonly desk: ScreenBox;
}

/**
 * Measures where a toolbar stands: above a node, below where there is no room, and in it where neither fits; always in
 * view.
 * @returns puts it there
 */
export function placeToolbar(
  toolbar: HTMLElement,
  nodeId: string,
  { origin, desk }: ToolbarSurroundings,
): () => void {
  const box = boxOfNode(nodeId);
  const isSeen = box !== undefined && box.bottom > origin.top && box.top < origin.bottom;
  const { offsetWidth: width, offsetHeight: height } = toolbar;
  return () => {
    if (toolbar.dataset['away'] !== String(!isSeen)) toolbar.dataset['away'] = String(!isSeen);
    if (!box) return;
    const above = box.top - GAP - height;
    const below = box.bottom + GAP;
    const inside = Math.max(origin.top, box.top) + GAP;
    const top =
      [above, below].find((y) => y >= origin.top && y + height <= origin.bottom) ?? inside;
    const left = Math.max(desk.left + GAP, Math.min(box.left, desk.right - width - GAP));
    toolbar.style.transform = `translate(${left - origin.left}px, ${top - origin.top}px)`;
  };
}
