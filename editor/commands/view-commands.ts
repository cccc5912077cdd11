import {
  ChartNoAxesColumn,
  Languages,
  type LucideIcon,
  Maximize,
  Monitor,
  Smartphone,
  Tablet,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { Label } from '#schemas/definitions/object-shape.ts';
import { type Breakpoint, setView, viewStore, zoomIn, zoomOut } from '../ui/view/view-store.ts';
import type { Command } from './command.ts';

const DEVICES = [
  ['mobile', Smartphone, '1', { es: 'Celular, 390 px', en: 'Mobile, 390 px' }],
  ['tablet', Tablet, '2', { es: 'Tableta, 820 px', en: 'Tablet, 820 px' }],
  ['desktop', Monitor, '3', { es: 'Computadora, 1440 px', en: 'Desktop, 1440 px' }],
] as const satisfies readonly (readonly [Breakpoint, LucideIcon, string, Label])[];

const breakpointCommands = DEVICES.map(
  ([breakpoint, icon, key, label]): Command => ({
    id: `breakpoint.${breakpoint}`,
    label,
    group: 'view',
    icon,
    shortcuts: [key],
    isEnabled: () => true,
    isOn: () => viewStore.getState().breakpoint === breakpoint,
    run: () => setView({ breakpoint }),
  }),
);

export const viewCommands: readonly Command[] = [
  ...breakpointCommands,
  {
    id: 'zoom.fit',
    label: { es: 'Ajustar a la ventana', en: 'Fit to window' },
    group: 'view',
    icon: Maximize,
    shortcuts: ['F'],
    isEnabled: () => true,
    isOn: () => viewStore.getState().zoom === 'fit',
    run: () => setView({ zoom: 'fit' }),
  },
  {
    id: 'zoom.full',
    label: { es: 'Tamaño real', en: 'Actual size' },
    group: 'view',
    shortcuts: ['0'],
    isEnabled: () => true,
    isOn: () => viewStore.getState().zoom === 1,
    run: () => setView({ zoom: 1 }),
  },
  {
    id: 'zoom.in',
    label: { es: 'Acercar', en: 'Zoom in' },
    group: 'view',
    icon: ZoomIn,
    shortcuts: ['+'],
    isEnabled: () => true,
    run: zoomIn,
  },
  {
    id: 'zoom.out',
    label: { es: 'Alejar', en: 'Zoom out' },
    group: 'view',
    icon: ZoomOut,
    shortcuts: ['-'],
    isEnabled: () => true,
    run: zoomOut,
  },
  {
    id: 'block-numbers',
    label: { es: 'Vistas y clics de cada bloque', en: 'Views and clicks of each block' },
    group: 'view',
    icon: ChartNoAxesColumn,
    shortcuts: ['V'],
    isEnabled: ({ editor }) => editor !== null,
    isOn: () => viewStore.getState().hasNumbers,
    run: () => setView({ hasNumbers: !viewStore.getState().hasNumbers }),
  },
  {
    id: 'language',
    label: { es: 'Idioma del editor: inglés (English)', en: 'Editor language: Spanish (español)' },
    group: 'view',
    icon: Languages,
    isEnabled: () => true,
    run: ({ switchLanguage }) => switchLanguage(),
  },
];
