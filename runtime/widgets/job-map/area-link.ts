import type { LngLatBounds } from 'maplibre-gl';
import { areaAddress } from './area-address.ts';

/** The link to a search of the part of the map that is in sight. It comes once a visitor has moved the map. */
export interface AreaLink {
  /** Goes on with the link of another frame. */
  follow(link: HTMLAnchorElement): void;
  /** Whether the address was reached by the link since this was last asked: one that was followed may lead nowhere. */
  wasFollowed(): boolean;
}

/** What is asked of a map. */
interface MovingMap {
  on(type: 'moveend', onMove: (event: { readonly originalEvent?: unknown }) => void): unknown;
  getBounds(): Pick<LngLatBounds, 'getWest' | 'getSouth' | 'getEast' | 'getNorth'>;
}

export function createAreaLink(map: MovingMap): AreaLink {
  let link: HTMLAnchorElement | undefined;
  let followed: string | undefined;
  const onClick = () => {
    followed = link?.search;
  };
  map.on('moveend', ({ originalEvent }) => {
    // Moves of the script's own are no one's wish.
    if (!originalEvent || !link) return;
    const bounds = map.getBounds();
    followed = undefined;
    link.href = areaAddress(location.search, {
      ...{ west: bounds.getWest(), south: bounds.getSouth() },
      ...{ east: bounds.getEast(), north: bounds.getNorth() },
    });
    link.hidden = false;
  });
  return {
    follow(next) {
      if (next === link) return;
      link = next;
      // A frame that comes back from the history says what was in sight then.
      link.hidden = true;
      link.addEventListener('click', onClick);
    },
    wasFollowed() {
      const isFollowed = followed === location.search;
      followed = undefined;
      return isFollowed;
    },
  };
}
