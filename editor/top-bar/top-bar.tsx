import { Monitor, PanelLeft, Smartphone, Tablet } from 'lucide-react';
import type { PageSummary } from '../api/page-summary.ts';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import type { Zoom } from '../canvas/frame-geometry.ts';
import { VIEW_SHORTCUTS } from '../commands/view-commands.ts';
import { Button } from '../controls/button.tsx';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { useMessage } from '../language/use-message.ts';
import type { View } from '../workshop/use-view.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly page: PageSummary | undefined;
  readonly view: View;
}

export function TopBar({ page, view }: TopBarProps) {
  const message = useMessage();
  return (
    <header className={styles.bar}>
      <Button
        variant="quiet"
        className={styles.paneButton}
        label={message(view.paneOpen ? 'pages.hide' : 'pages.show')}
        expanded={view.paneOpen}
        onClick={() => view.setPaneOpen(!view.paneOpen)}
      >
        <PanelLeft size={16} aria-hidden="true" />
      </Button>
      <div className={styles.page}>
        {page && (
          <>
            <h1 className={styles.title}>{page.title}</h1>
            <span className={styles.url}>{page.url}</span>
          </>
        )}
      </div>
      <BreakpointSwitch value={view.breakpoint} onChange={view.setBreakpoint} />
      <div className={styles.zoom}>
        <ZoomSwitch value={view.zoom} onChange={view.setZoom} />
      </div>
    </header>
  );
}

interface SwitchProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Icons in sizes that tell a phone from a tablet; the set draws them alike. */
const DEVICES = [
  ['mobile', Smartphone, 14],
  ['tablet', Tablet, 18],
  ['desktop', Monitor, 16],
] as const;

function BreakpointSwitch({ value, onChange }: SwitchProps<Breakpoint>) {
  const message = useMessage();
  const choices = DEVICES.map(([device, Device, size]) => ({
    value: device,
    name: message(`breakpoint.${device}`),
    shortcut: VIEW_SHORTCUTS[`breakpoint.${device}`],
    face: <Device size={size} strokeWidth={1.75} aria-hidden="true" />,
  }));
  return (
    <SegmentedControl
      legend={message('breakpoint')}
      choices={choices}
      value={value}
      onChange={onChange}
    />
  );
}

function ZoomSwitch({ value, onChange }: SwitchProps<Zoom>) {
  const message = useMessage();
  const choices = (['fit', 'full'] as const).map((zoom) => ({
    value: zoom,
    name: message(`zoom.${zoom}`),
    shortcut: VIEW_SHORTCUTS[`zoom.${zoom}`],
    face: message(`zoom.${zoom}.face`),
  }));
  return (
    <SegmentedControl
      legend={message('zoom')}
      choices={choices}
      value={value}
      onChange={onChange}
      tooltip={{ align: 'end' }}
    />
  );
}
