import { OTHER_KEYWORD } from '#schemas/api/constants.ts';
import type { LeftOut, ResultsAnswer } from '#schemas/api/recruiting/results.ts';
import type { FileLanguage } from '#schemas/api/shapes.ts';

export interface ResultWords {
  /** What the file is called, before the site. */
  readonly name: string;
  readonly number: string;
  readonly period: string;
  /** The days of a period that are over. */
  readonly compared: string;
  readonly before: string;
  /** Between the first and the last day. */
  readonly until: string;
  readonly date: string;
  readonly totals: Readonly<Record<keyof ResultsAnswer['totals'], string>>;
  readonly leftOut: Readonly<Record<keyof LeftOut, string>>;
  readonly splits: Readonly<
    Record<'page' | 'views' | 'source' | 'device' | 'place' | 'channel', string>
  >;
  /** Of a page. */
  readonly address: string;
  /** Of what has no value. */
  readonly none: Readonly<Record<'page' | 'source' | 'place', string>>;
  /** Of searches without words and with words that no job uses. */
  readonly keywords: Readonly<Record<string, string>>;
  readonly devices: Readonly<Record<string, string>>;
  readonly channels: Readonly<Record<string, string>>;
  readonly rest: (values: number) => string;
  readonly total: string;
  /** Here and below, in the order of the cells. */
  readonly searches: readonly string[];
  readonly stops: readonly string[];
  readonly funnel: { readonly step: string; readonly count: string };
  readonly formPage: (number: number) => string;
  readonly vitals: readonly string[];
  /** In place of how quick a page was. */
  readonly fewVisits: string;
}

/** What spreadsheets of the results say, as the editor says it. */
export const RESULT_WORDS: Readonly<Record<FileLanguage, ResultWords>> = {
  es: {
    name: 'resultados',
    number: 'Número',
    period: 'Periodo',
    compared: 'Sin hoy',
    before: 'Periodo anterior',
    until: 'a',
    date: 'Fecha',
    totals: {
      visits: 'Visitas',
      views: 'Páginas vistas',
      searches: 'Búsquedas',
      jobViews: 'Vacantes vistas',
      applyClicks: 'Clics en Aplicar',
      applications: 'Solicitudes',
      alerts: 'Avisos pedidos',
    },
    leftOut: {
      unsigned: 'No cuenta: no salió de una página del sitio',
      overLimit: 'No cuenta: de quien envió demasiados en poco tiempo',
      machines: 'No cuenta: de programas automáticos',
    },
    splits: {
      page: 'Página',
      views: 'Vistas',
      source: 'Origen',
      device: 'Dispositivo',
      place: 'Lugar',
      channel: 'Canal',
    },
    address: 'Dirección',
    none: { page: 'Otra dirección', source: 'Directo', place: 'Lugar desconocido' },
    keywords: { '': 'Sin palabras, solo filtros', [OTHER_KEYWORD]: '(otra)' },
    devices: { phone: 'Teléfono', tablet: 'Tableta', desktop: 'Computadora' },
    channels: { web: 'Formulario', cb: 'Chat' },
    rest: (values) => `(otros ${values}, suma)`,
    total: '(total)',
    searches: ['Búsqueda', 'Veces', 'Sin resultado', 'Abrieron una vacante'],
    stops: ['Formulario', 'Página', 'Última pregunta contestada', 'Solicitudes'],
    funnel: { step: 'Paso', count: 'Cantidad' },
    formPage: (number) => `Página ${number} del formulario`,
    vitals: ['Página', 'Dirección', 'Mediciones', 'LCP (ms)', 'INP (ms)', 'CLS'],
    fewVisits: 'menos de 10 visitas',
  },
  en: {
    name: 'results',
    number: 'Number',
    period: 'Period',
    compared: 'Without today',
    before: 'Period before',
    until: 'to',
    date: 'Date',
    totals: {
      visits: 'Visits',
      views: 'Page views',
      searches: 'Searches',
      jobViews: 'Jobs viewed',
      applyClicks: 'Clicks on Apply',
      applications: 'Applications',
      alerts: 'Alerts asked for',
    },
    leftOut: {
      unsigned: 'Not counted: came from no page of the site',
      overLimit: 'Not counted: from someone who sent too many in a short time',
      machines: 'Not counted: from automatic programs',
    },
    splits: {
      page: 'Page',
      views: 'Views',
      source: 'Source',
      device: 'Device',
      place: 'Place',
      channel: 'Channel',
    },
    address: 'Address',
    none: { page: 'Another address', source: 'Direct', place: 'Unknown place' },
    keywords: { '': 'No words, filters alone', [OTHER_KEYWORD]: '(other)' },
    devices: { phone: 'Phone', tablet: 'Tablet', desktop: 'Computer' },
    channels: { web: 'Form', cb: 'Chat' },
    rest: (values) => `(${values} others, sum)`,
    total: '(total)',
    searches: ['Search', 'Times', 'Nothing found', 'Opened a job'],
    stops: ['Form', 'Page', 'Last question answered', 'Applications'],
    funnel: { step: 'Step', count: 'Count' },
    formPage: (number) => `Page ${number} of the form`,
    vitals: ['Page', 'Address', 'Measured', 'LCP (ms)', 'INP (ms)', 'CLS'],
    fewVisits: 'fewer than 10 visits',
  },
};
