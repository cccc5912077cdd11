import type { LngLatBounds } from 'maplibre-gl';
import type { MapFrame } from '../view/map-frame.ts';
import { areaAddress } from './area-address.ts';

/** The link to a search of the part of the map that is in sight. It comes once a visitor has moved the map. */
export interface AreaLink {
  /** Goes on with the parts of another frame. */
  follow(frame: AreaFrame): void;
  /** Whether the address was reached by the link since this was last asked: one that was followed may lead nowhere. */
  wasFollowed(): boolean;
}

type AreaFrame = Pick<MapFrame, 'area'>;

/** What is asked of a map. */
interface MovingMap {
  on(type: 'moveend', onMove: (event: { readonly originalEvent?: unknown }) => void): unknown;
  getBounds(): Pick<LngLatBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>;
}

export function createAreaLink(map: MovingMap): AreaLink {
  let frame: AreaFrame | undefined;
  let followed: string | undefined;
  const onClick = () => {
    followed = frame?.area.search;
  };
  map.on('moveend', ({ originalEvent }) => {
    // Moves of the script's own are no one's wish.
    if (!originalEvent || !frame) return;
    const bounds = map.getBounds();
    followed = undefined;
    frame.area.href = areaAddress(location.search, {
      ...{ west: bounds.getWest(), south: bounds.getSouth() },
      ...{ east: bounds.getEast(), north: bounds.getNorth() },
    });
    frame.area.hidden = false;
  });
  return {
    follow(next) {
      if (next.area === frame?.area) return;
      frame = next;
      // A frame that comes back from the history may show it.
      frame.area.hidden = true;
      frame.area.addEventListener('click', onClick);
    },
    wasFollowed() {
      const isFollowed = followed === location.search;
      followed = undefined;
      return isFollowed;
    },
  };
}
