import type { StyleSpecification } from 'maplibre-gl';
import type { Basemap } from './basemap.ts';
import type { MapColors } from './map-colors.ts';

/** No fonts are served for the map: the browser draws its letters with those of the device. */
const FONT = ['system-ui'];

/** The embedded map in the colours of the site. */
export function embeddedStyle(basemap: Basemap, colors: MapColors): StyleSpecification {
  const { home, abroad, borders, towns } = basemap;
  return {
    version: 8,
    sources: {
      home: { type: 'geojson', data: home, tolerance: 0.2 },
      abroad: { type: 'geojson', data: abroad },
      borders: { type: 'geojson', data: borders },
      towns: { type: 'geojson', data: towns },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': colors.water } },
      land('abroad', colors.abroad),
      land('home', colors.home),
      outline('abroad', colors),
      outline('home', colors),
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        paint: { 'line-color': colors.border, 'line-width': 1, 'line-dasharray': [4, 2] },
      },
      townNames(colors),
    ],
  };
}

type Layer = StyleSpecification['layers'][number];

function land(source: string, color: string): Layer {
  return { id: source, type: 'fill', source, paint: { 'fill-color': color } };
}

function outline(source: string, { coast }: MapColors): Layer {
  return {
    ...{ id: `${source}-coast`, type: 'line', source },
    paint: { 'line-color': coast, 'line-width': 0.75, 'line-opacity': 0.6 },
  };
}

function townNames({ town, halo }: MapColors): Layer {
  return {
    id: 'towns',
    type: 'symbol',
    source: 'towns',
    filter: ['<=', ['get', 'zoom'], ['zoom']],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': FONT,
      'text-size': ['interpolate', ['linear'], ['zoom'], 4, 12, 9, 14],
      'text-variable-anchor': ['center', 'top', 'bottom', 'left', 'right'],
      // Clear of the number that most towns have, with the room that either keeps free.
      'text-radial-offset': 2.1,
      'text-justify': 'auto',
      'text-max-width': 8,
      'text-padding': 4,
    },
    paint: { 'text-color': town, 'text-halo-color': halo, 'text-halo-width': 1.5 },
  };
}
