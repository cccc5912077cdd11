import type { MapTexts } from '../view/map-data.ts';
import { createButton, createElement } from './element.ts';
import styles from './job-map.shadow.css?inline';

/** Where the embedded map comes from; its licences ask for it to be said. */
const SOURCES = {
  'natural-earth': 'https://www.naturalearthdata.com/',
  geonames: 'https://www.geonames.org/',
} as const;

/** What stands around a map's canvas. */
export interface MapShell {
  /** Moves from frame to frame. */
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  readonly canvas: HTMLElement;
  readonly zoomIn: HTMLButtonElement;
  readonly zoomOut: HTMLButtonElement;
  /** Leads to the visitor's zone; hidden without one. */
  readonly zone: HTMLButtonElement;
  /** Names the sources of the embedded map; stands nowhere yet. */
  readonly credit: HTMLElement;
}

/** Its stylesheet is made by a script, which needs no permission of the page's policy. */
export function createMapShell(texts: MapTexts): MapShell {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const canvas = createElement('div', 'canvas');
  const zoom = createElement('div', 'zoom');
  const zoomIn = createButton('', '+', texts['zoom-in']);
  const zoomOut = createButton('', '−', texts['zoom-out']);
  const zone = createButton('zone', texts.zone, texts.zone);
  zoom.append(zoomIn, zoomOut);
  root.append(canvas, zoom, zone);
  return { element, root, canvas, zoomIn, zoomOut, zone, credit: createCredit(texts) };
}

function createCredit(texts: MapTexts): HTMLElement {
  const credit = createElement('p', 'credit');
  const links = (['natural-earth', 'geonames'] as const).map((source) => {
    const link = createElement('a', '', texts[source]);
    link.href = SOURCES[source];
    return link;
  });
  credit.append(...links.flatMap((link, index) => (index === 0 ? [link] : [' · ', link])));
  return credit;
}
