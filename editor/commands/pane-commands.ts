import {
  CircleAlert,
  FileText,
  Layers,
  type LucideIcon,
  PanelTop,
  Plus,
  SlidersHorizontal,
} from 'lucide-react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { type LeftPaneName, setView, viewStore } from '../ui/view/view-store.ts';
import type { Command } from './command.ts';

const PANES = [
  ['pages', FileText, '/', { es: 'Páginas', en: 'Pages' }],
  ['add', Plus, 'A', { es: 'Agregar', en: 'Add' }],
  ['layers', Layers, 'L', { es: 'Capas', en: 'Layers' }],
  ['problems', CircleAlert, 'P', { es: 'Problemas', en: 'Problems' }],
] as const satisfies readonly (readonly [LeftPaneName, LucideIcon, string, Label])[];

/** What the left pane shows. Its first field takes the focus: a search, mostly. */
const leftPaneCommands = PANES.map(
  ([leftPane, icon, key, label]): Command => ({
    id: `pane.${leftPane}`,
    label,
    group: 'view',
    icon,
    shortcuts: [key],
    isEnabled: () => true,
    isOn: () => viewStore.getState().leftPane === leftPane,
    run: () => {
      setView({ leftPane, openPane: 'left' });
      focusIn('left-pane', ['input, [tabindex="0"], a, button']);
    },
  }),
);

export const paneCommands: readonly Command[] = [
  ...leftPaneCommands,
  {
    id: 'pane.inspector',
    label: { es: 'Ir a las propiedades', en: 'Go to the properties' },
    group: 'view',
    icon: SlidersHorizontal,
    shortcuts: ['I'],
    isEnabled: ({ editor }) => editor !== null,
    run: () => {
      setView({ openPane: 'right' });
      focusIn('right-pane', [FIELD, 'button']);
    },
  },
  {
    id: 'pane.canvas',
    label: { es: 'Ir a la página', en: 'Go to the page' },
    group: 'view',
    icon: PanelTop,
    shortcuts: ['C'],
    isEnabled: ({ editor }) => editor !== null,
    run: () => document.getElementById('canvas')?.focus(),
  },
];

/** Whoever goes to the properties wants to type; the chooser of files is hidden. */
const FIELD = 'textarea, select, [contenteditable], input:not([type="file"])';

/** Frames in which a pane that is still loaded may come. */
const PATIENCE = 60;

/**
 * The pane may be drawn only now, so the focus follows with the next frame; never, once it went elsewhere.
 * @param targets selectors, the best first
 */
function focusIn(paneId: string, targets: readonly string[], frames = PATIENCE): void {
  const before = document.activeElement;
  requestAnimationFrame(() => {
    const pane = document.getElementById(paneId);
    const found = targets.flatMap((target) => pane?.querySelector<HTMLElement>(target) ?? []);
    if (found[0]) focusField(found[0]);
    else if (frames > 0 && document.activeElement === before) focusIn(paneId, targets, frames - 1);
  });
}

/** What was searched for last is there to be typed over. */
function focusField(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && field.type === 'search') field.select();
}
