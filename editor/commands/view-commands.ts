import { Languages, Maximize, Monitor, Smartphone, Tablet, ZoomIn, ZoomOut } from 'lucide-react';
import type { Breakpoint } from '../ui/view/breakpoint.ts';
import { setView, viewStore } from '../ui/view/view-store.ts';
import { zoomIn, zoomOut } from '../ui/view/zoom-steps.ts';
import type { Command } from './command.ts';

const DEVICES = [
  ['mobile', Smartphone, '1'],
  ['tablet', Tablet, '2'],
  ['desktop', Monitor, '3'],
] as const satisfies readonly (readonly [Breakpoint, unknown, string])[];

const breakpointCommands = DEVICES.map(
  ([breakpoint, icon, key]): Command => ({
    id: `breakpoint.${breakpoint}`,
    label: `breakpoint.${breakpoint}`,
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
    label: 'zoom.fit',
    group: 'view',
    icon: Maximize,
    shortcuts: ['F'],
    isEnabled: () => true,
    isOn: () => viewStore.getState().zoom === 'fit',
    run: () => setView({ zoom: 'fit' }),
  },
  {
    id: 'zoom.full',
    label: 'zoom.full',
    group: 'view',
    shortcuts: ['0'],
    isEnabled: () => true,
    isOn: () => viewStore.getState().zoom === 1,
    run: () => setView({ zoom: 1 }),
  },
  {
    id: 'zoom.in',
    label: 'command.zoom.in',
    group: 'view',
    icon: ZoomIn,
    shortcuts: ['+'],
    isEnabled: () => true,
    run: zoomIn,
  },
  {
    id: 'zoom.out',
    label: 'command.zoom.out',
    group: 'view',
    icon: ZoomOut,
    shortcuts: ['-'],
    isEnabled: () => true,
    run: zoomOut,
  },
  {
    id: 'language',
    label: 'command.language',
    group: 'view',
    icon: Languages,
    isEnabled: () => true,
    run: ({ switchLanguage }) => switchLanguage(),
  },
];
