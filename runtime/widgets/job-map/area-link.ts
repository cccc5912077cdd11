import type { Map as MapLibre } from 'maplibre-gl';
import { areaAddress } from './area-address.ts';

/** The link to a search of the part of the map that is in sight. It comes once a visitor has moved the map. */
export interface AreaLink {
  /** Goes on with the link of another frame. */
  follow(link: HTMLAnchorElement): void;
  /** Whether the link was followed since this was last asked. */
  wasFollowed(): boolean;
}

export function createAreaLink(map: MapLibre): AreaLink {
  let link: HTMLAnchorElement | undefined;
  let isFollowed = false;
  const onClick = () => {
    isFollowed = true;
  };
  map.on('moveend', ({ originalEvent }) => {
    // Moves of the script's own are no one's wish.
    if (!originalEvent || !link) return;
    const bounds = map.getBounds();
    isFollowed = false;
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
      const followed = isFollowed;
      isFollowed = false;
      return followed;
    },
  };
}
