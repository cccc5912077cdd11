import type { LocationOption } from '../../search/location-option.ts';
import { onZoneChange, zoneOf } from './my-zone.ts';

export interface ZoneUse {
  /** Takes the zone for the place that is asked for. */
  take(zone: LocationOption): void;
  /** Whether there is use for it. */
  isWanted?(): boolean;
}

/** A button that takes the place of an earlier search: it is never sent before somebody taps. */
export function createZoneUse(root: HTMLElement, { take, isWanted = () => true }: ZoneUse): void {
  const button = root.querySelector<HTMLElement>('[data-zone-use]');
  if (!button) return;

  function paint(): void {
    const zone = zoneOf();
    if (!button) return;
    button.hidden = !zone || !isWanted();
    const [town = ''] = zone?.label.split(',') ?? [];
    button.textContent = (button.dataset['zoneUse'] ?? '').replace('{place}', () => town);
  }

  button.addEventListener('click', () => {
    const zone = zoneOf();
    if (zone) take(zone);
    paint();
  });
  root.addEventListener('input', paint);
  root.addEventListener('change', paint);
  onZoneChange(paint);
  paint();
}
