import { Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import { SegmentedControl } from '../controls/segmented-control.tsx';
import { useMessage } from '../language/use-message.ts';

export interface DeviceSwitchProps {
  readonly device: Breakpoint;
  readonly onChange: (device: Breakpoint) => void;
}

const DEVICES = [
  ['mobile', Smartphone],
  ['tablet', Tablet],
  ['desktop', Monitor],
] as const;

export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  const message = useMessage();
  return (
    <SegmentedControl
      legend={message('preview.device')}
      choices={DEVICES.map(([value, Icon]) => ({
        value,
        name: message(`preview.device.${value}`),
        face: <Icon size={16} aria-hidden="true" />,
      }))}
      value={device}
      onChange={onChange}
    />
  );
}
