import type { Map as MapLibre } from 'maplibre-gl';
import { onZoneChange, zoneOf } from '../../../client/place/my-zone.ts';
import { TOWN_ZOOM } from './camera.ts';

/** Leads the map to the place that the visitor chose for a search, as if they had moved it there. */
export function followZone(map: MapLibre, button: HTMLElement): void {
  const paint = () => {
    button.hidden = zoneOf() === undefined;
  };
  button.addEventListener('click', (originalEvent) => {
    const zone = zoneOf();
    if (!zone) return;
    const { latitude, longitude } = zone.point;
    map.easeTo({ center: [longitude, latitude], zoom: TOWN_ZOOM }, { originalEvent });
  });
  onZoneChange(paint);
  paint();
}
