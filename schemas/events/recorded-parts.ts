import type { TrackingRecord } from './tracking-record.ts';

/** Something that is kept with each event, in the words that visitors are told it with. */
export interface RecordedPart {
  readonly es: string;
  readonly en: string;
  /** Of the table of events. */
  readonly columns: readonly string[];
  /** Of the record that browsers send, from which it is made. */
  readonly fields: readonly (keyof TrackingRecord)[];
}

/** All that is kept of an event. A test holds it against the table and the record (`server/events/recorded-parts.test.ts`). */
export const RECORDED_PARTS: readonly RecordedPart[] = [
  {
    es: 'Cuándo ocurrió y cuándo llegó.',
    en: 'When it happened and when it arrived.',
    columns: ['hour', 'received_at', 'event_id'],
    fields: ['eventId', 'age'],
  },
  {
    es: 'Qué fue, de la lista de arriba.',
    en: 'What it was, of the list above.',
    columns: ['event_name', 'event_type', 'data'],
    fields: ['eventName', 'eventType', 'eventData'],
  },
  {
    es: 'El sitio, la página y su bloque; nunca lo que sigue al «?» de la dirección.',
    en: 'The site, the page and its block; never what follows the “?” of the address.',
    columns: ['agency_id', 'site_id', 'page_path', 'page_id', 'widget_id'],
    fields: ['websiteId', 'pageUrl', 'widgetId'],
  },
  {
    es: 'De una búsqueda, las palabras que también usan las vacantes y la página de los resultados.',
    en: 'Of a search, the words that jobs use too and the page of the results.',
    columns: ['keyword', 'search_depth'],
    fields: ['keywordSearched', 'searchDepth'],
  },
  {
    es: 'De dónde vino la visita: la campaña o el sitio.',
    en: 'Where the visit came from: the campaign or the site.',
    columns: ['source'],
    fields: ['source'],
  },
  {
    es: 'El tipo de aparato, de sistema y de navegador.',
    en: 'The kind of device, of system and of browser.',
    columns: ['device', 'os', 'browser'],
    fields: ['userAgent'],
  },
  {
    es: 'La ciudad que indica tu conexión y su dirección IP, recortada.',
    en: 'The city that your connection tells and its IP address, cut short.',
    columns: ['place', 'network'],
    fields: ['ipAddress'],
  },
  {
    es: 'Lo que el sitio dice de la página o de la vacante.',
    en: 'What the site says of the page or the job.',
    columns: ['custom_parameters'],
    fields: ['customParameters'],
  },
  {
    es: 'Números al azar que distinguen tu navegador, la visita, la pestaña y la anotación anterior.',
    en: 'Random numbers that tell apart your browser, the visit, the tab and the record before.',
    columns: ['user_id', 'session_id', 'tab_id', 'previous_event_id'],
    fields: ['userId', 'sessionId', 'tabId', 'previousEventId'],
  },
  {
    es: 'Si vino de una página del sitio, por la señal que la página lleva.',
    en: 'Whether it came from a page of the site, by the sign that the page carries.',
    columns: ['is_signed'],
    fields: ['pageToken'],
  },
];
