import type { Label } from './object-shape.ts';

/** What kind of thing a widget is: where people look for it. */
export type WidgetCategory = 'basic' | 'highlight' | 'content' | 'jobs' | 'site' | 'advanced';

/** A widget as the palette offers it. */
export interface WidgetOffer {
  /** One line: what it is good for. */
  readonly summary: Label;
  /** What people may call it beside its label, in any language. */
  readonly words: readonly string[];
}

/**
 * What a new widget says until somebody writes something better: `<type>.starter.json`. It fits every site once these
 * stand-ins are filled in: pictures and films that are to be chosen (`PLACEHOLDER_PICTURE`, `PLACEHOLDER_VIDEO`), the
 * addresses of the home page (`PLACEHOLDER_HOME`) and of the job search (`PLACEHOLDER_SEARCH`), links to the privacy notice (`PLACEHOLDER_PRIVACY`), dates (counted from 2000-01-01, which stands for today), and
 * references, which name the type of a widget that comes along.
 */
export interface WidgetStarter<Options extends object = object> {
  readonly content: Readonly<Record<string, unknown>>;
  /** Of the section that shows it. */
  readonly options?: Options;
}

export const PLACEHOLDER_PICTURE = 'assets/elige-una-imagen.svg';

export const PLACEHOLDER_VIDEO = 'assets/elige-un-video.mp4';

export const PLACEHOLDER_HOME = '/';

export const PLACEHOLDER_SEARCH = '/buscar-empleos';

export const PLACEHOLDER_PRIVACY = '/politica-de-privacidad';
