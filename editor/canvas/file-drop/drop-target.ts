import { fieldPaths } from '#schemas/generated/field-paths.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { placeOf, rootSize, type SectionPlace, widgetAt } from '../../document/page-structure.ts';
import { boxOfNode, CANVAS_ID, nodeIdAround, type ScreenBox } from '../frame/canvas-dom.ts';
import { isInRow } from '../overlay/insert-button.tsx';
import { insertGapAt } from '../overlay/insert-gap.ts';

/** Where a picture goes that is let go over the canvas, and what shows it meanwhile. */
export type DropTarget =
  | {
      readonly kind: 'picture';
      readonly widgetId: string;
      /** JSON Pointer of the picture in the widget. */
      readonly pointer: string;
      readonly mark: ScreenBox;
    }
  | { readonly kind: 'gap'; readonly place: SectionPlace; readonly mark: ScreenBox };

interface Point {
  readonly clientX: number;
  readonly clientY: number;
  readonly target: EventTarget | null;
}

/** Thickness of the line between blocks, in pixels of the screen. */
const LINE = 3;

/** Undefined where no picture can go: beside the canvas. */
export function dropTargetAt(page: EditedPage, point: Point): DropTarget | undefined {
  const { target, clientX: x, clientY: y } = point;
  const isOnCanvas = target instanceof Element && target.closest(`#${CANVAS_ID}`) !== null;
  if (!isOnCanvas) return undefined;
  const sectionId = nodeIdAround(page, target);
  const box = sectionId === undefined ? undefined : boxOfNode(sectionId);
  if (sectionId === undefined || !box) return endOf(page);
  const row = isInRow(sectionId);
  const gap = insertGapAt(page, { sectionId, box, isInRow: row, x, y });
  if (gap) return { kind: 'gap', place: gap.place, mark: lineAt(box, { ...gap, row }) };
  const widget = widgetAt(page, sectionId);
  const pointer = widget && pictureOf(widget.type);
  if (widget && pointer) return { kind: 'picture', widgetId: widget.id, pointer, mark: box };
  const place = placeOf(page.sections, sectionId);
  if (!place) return endOf(page);
  const behind = { parentId: place.parentId, index: place.index + 1 };
  const edge = row ? { x: box.right, y } : { x, y: box.bottom };
  return { kind: 'gap', place: behind, mark: lineAt(box, { ...edge, row }) };
}

/** The picture of widgets that show one: which of several is meant, nobody can tell. */
function pictureOf(type: string): string | undefined {
  const [path = '*', ...others] = fieldPaths[type]?.Image ?? [];
  return others.length > 0 || path.includes('*')
    ? undefined
    : `/content/${path.replaceAll('.', '/')}`;
}

function endOf(page: EditedPage): DropTarget | undefined {
  const box = boxOfNode(page.rootId);
  if (!box) return undefined;
  const place = { parentId: page.rootId, index: rootSize(page) };
  return { kind: 'gap', place, mark: lineAt(box, { x: box.left, y: box.bottom, row: false }) };
}

interface LineAt {
  readonly x: number;
  readonly y: number;
  /** Whether blocks stand beside each other, so that the line is upright. */
  readonly row: boolean;
}

function lineAt({ left, top, right, bottom }: ScreenBox, { x, y, row }: LineAt): ScreenBox {
  const half = LINE / 2;
  return row
    ? { left: x - half, right: x + half, top, bottom }
    : { left, right, top: y - half, bottom: y + half };
}
