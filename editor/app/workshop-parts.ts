import { DragMarksPart } from '../canvas/drag/drag-marks-part.ts';
import { BlockNumbersPart } from '../canvas/overlay/block-numbers-part.ts';
import { LaterWidget } from '../canvas/sheet/later-widget.tsx';
import { loadTyping } from '../canvas/typing/use-typing.ts';
import { loadMerging } from '../drafts/load-merging.ts';
import { BinPart } from '../pages/bin-part.ts';
import { loadMessages } from '../ui/messages/messages.ts';
import { createPart } from '../ui/parts/create-part.tsx';
import { QuietPartFailure } from '../ui/parts/part-failure.tsx';
import { dialogLoads } from './dialogs.tsx';

// What stands beside the page. It is loaded at the same time, but the page does not wait for it.

export const InspectorPart = createPart(
  async () => (await import('../inspector/inspector-pane.tsx')).InspectorPane,
);

export const ContextMenuPart = createPart(
  async () => (await import('../commands/context-menu.tsx')).ContextMenu,
  QuietPartFailure,
);

export const FileDropPart = createPart(
  async () => (await import('../canvas/file-drop/file-drop.tsx')).FileDrop,
  QuietPartFailure,
  () => null,
);

export const InvalidDocumentPart = createPart(
  async () => (await import('../canvas/sheet/invalid-document.tsx')).InvalidDocument,
);

export const OutlinePart = createPart(
  async () => (await import('../outline/outline-pane.tsx')).OutlinePane,
);

export const PalettePart = createPart(
  async () => (await import('../palette/palette-pane.tsx')).PalettePane,
);

export const SavePatternPart = createPart(
  async () => (await import('../palette/patterns/save-pattern-form.tsx')).SavePatternForm,
  QuietPartFailure,
);

export const ProblemsPart = createPart(
  async () => (await import('../checks/problems/problems-pane.tsx')).ProblemsPane,
);

/** Needed as soon as the page stands. */
export function loadPartsBeside(): void {
  // Where one fails, the part itself says so.
  void Promise.allSettled([
    LaterWidget.load(),
    DragMarksPart.load(),
    InspectorPart.load(),
    ContextMenuPart.load(),
    FileDropPart.load(),
    loadTyping(),
  ]);
}

/** Needed later, or never. */
export const laterLoads: readonly (() => Promise<unknown>)[] = [
  loadMerging,
  async () => (await import('../forms/rich-text/rich-text-control.tsx')).RichTextControl.load(),
  PalettePart.load,
  OutlinePart.load,
  ProblemsPart.load,
  SavePatternPart.load,
  BinPart.load,
  BlockNumbersPart.load,
  () => import('../document/parse-valid-page.ts'),
  ...dialogLoads,
  InvalidDocumentPart.load,
  () => Promise.all([loadMessages('es'), loadMessages('en')]),
];
