import {
  CircleAlert,
  FileText,
  Layers,
  type LucideIcon,
  PanelTop,
  Plus,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { keepKeysUntil } from '../ui/controls/keys-ahead.ts';
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
    id: 'pane.bin',
    label: { es: 'Papelera', en: 'Bin' },
    words: { es: 'eliminadas borradas recuperar', en: 'trash deleted recover' },
    group: 'view',
    icon: Trash2,
    isEnabled: () => true,
    run: () => setView({ leftPane: 'pages', openPane: 'left', isBinShown: true }),
  },
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

/** A pane that is still loaded comes within this time, in ms, or says why not. */
const PATIENCE = 10_000;

/**
 * The pane may be drawn only now, so the focus follows with the next frame, and what is typed until then is for the pane; never,
 * once the focus went elsewhere.
 * @param targets selectors, the best first
 */
function focusIn(paneId: string, targets: readonly string[]): void {
  const before = document.activeElement;
  const arrived = () => {
    if (document.activeElement !== before) return document.activeElement;
    const pane = document.getElementById(paneId);
    const [found] = targets.flatMap((target) => pane?.querySelector<HTMLElement>(target) ?? []);
    if (found) focusField(found);
    return found ?? null;
  };
  keepKeysUntil(arrived, { patience: PATIENCE });
}

/** What was searched for last is there to be typed over. */
function focusField(field: HTMLElement): void {
  field.focus();
  if (field instanceof HTMLInputElement && field.type === 'search') field.select();
}
