import { CircleAlert, FileText, Layers, PanelTop, Plus, SlidersHorizontal } from 'lucide-react';
import { type LeftPane, setView, viewStore } from '../view/view-store.ts';
import type { Command } from './command.ts';

const PANES = [
  ['pages', FileText, '/'],
  ['add', Plus, 'A'],
  ['layers', Layers, 'L'],
  ['problems', CircleAlert, 'P'],
] as const satisfies readonly (readonly [LeftPane, unknown, string])[];

/** What the left pane shows. Its first field takes the focus: a search, mostly. */
const leftPaneCommands = PANES.map(
  ([leftPane, icon, key]): Command => ({
    id: `pane.${leftPane}`,
    label: `command.pane.${leftPane}`,
    group: 'view',
    icon,
    shortcuts: [key],
    isEnabled: () => true,
    isOn: () => viewStore.getState().leftPane === leftPane,
    run: () => {
      setView({ leftPane, openPane: 'left' });
      focusIn('left-pane', 'input, [tabindex="0"], a, button');
    },
  }),
);

export const paneCommands: readonly Command[] = [
  ...leftPaneCommands,
  {
    id: 'pane.inspector',
    label: 'command.pane.inspector',
    group: 'view',
    icon: SlidersHorizontal,
    shortcuts: ['I'],
    isEnabled: ({ editor }) => editor !== null,
    run: () => {
      setView({ openPane: 'right' });
      focusIn('right-pane', '[name], textarea, [contenteditable], input, button');
    },
  },
  {
    id: 'pane.canvas',
    label: 'command.pane.canvas',
    group: 'view',
    icon: PanelTop,
    shortcuts: ['C'],
    isEnabled: ({ editor }) => editor !== null,
    run: () => document.getElementById('canvas')?.focus(),
  },
];

/** Frames in which a pane that is still loaded may come. */
const PATIENCE = 60;

/** The pane may be drawn only now, so the focus follows with the next frame; never, once it went elsewhere. */
function focusIn(paneId: string, targets: string, frames = PATIENCE): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const target = document.getElementById(paneId)?.querySelector<HTMLElement>(targets);
    if (target) target.focus();
    else if (frames > 0 && document.activeElement === before) focusIn(paneId, targets, frames - 1);
  });
}
