import type { EventName } from './event-list.ts';

/** What each event records, in the words that visitors are told it with. */
export const EVENT_RECORDS: Readonly<
  Record<EventName, { readonly es: string; readonly en: string }>
> = {
  Page_View: {
    es: 'Que abriste una página.',
    en: 'That you opened a page.',
  },
  Widget_View: {
    es: 'Que un bloque de la página estuvo a la vista durante un segundo: al menos la mitad, o media pantalla de uno más alto.',
    en: 'That a block of the page was in view for a second: at least half of it, or half a screen of a higher one.',
  },
  CTA_Click: {
    es: 'Que tocaste un botón.',
    en: 'That you pressed a button.',
  },
  Hero_CTA_Click: {
    es: 'Que tocaste el botón de la portada.',
    en: 'That you pressed the button at the top of a page.',
  },
  Hero_Video_Play: {
    es: 'Que pusiste en marcha un video.',
    en: 'That you played a video.',
  },
  Social_Switch: {
    es: 'Qué red social elegiste.',
    en: 'Which social network you chose.',
  },
  Tab_Change: {
    es: 'Qué pestaña elegiste.',
    en: 'Which tab you chose.',
  },
  Navigate_Left: {
    es: 'Que retrocediste en un carrusel, y a qué tarjeta.',
    en: 'That you went back in a carousel, and to which card.',
  },
  Navigate_Right: {
    es: 'Que avanzaste en un carrusel, y a qué tarjeta.',
    en: 'That you went on in a carousel, and to which card.',
  },
  Search: {
    es: 'Que buscaste vacantes, cuántas hubo, qué página de los resultados y las palabras que también usan las vacantes; una búsqueda con cualquier otra palabra cuenta como «(otra)».',
    en: 'That you searched for jobs, how many there were, which page of the results, and the words that jobs use too; a search with any other word counts as “(otra)”.',
  },
  Facet_Change: {
    es: 'Qué filtro de la búsqueda cambiaste, no a qué.',
    en: 'Which filter of the search you changed, not to what.',
  },
  Map_Open: {
    es: 'Que abriste el mapa.',
    en: 'That you opened the map.',
  },
  Job_View: {
    es: 'Qué vacante viste.',
    en: 'Which job you looked at.',
  },
  Job_Save: {
    es: 'Qué vacante guardaste o quitaste de tus guardadas.',
    en: 'Which job you saved or took from your saved ones.',
  },
  Job_Share: {
    es: 'Qué vacante compartiste, no con quién.',
    en: 'Which job you shared, not with whom.',
  },
  Apply_Click: {
    es: 'En qué vacante tocaste «Aplicar».',
    en: 'For which job you pressed “Apply”.',
  },
  Quick_Apply: {
    es: 'A qué vacante aplicaste con un toque.',
    en: 'For which job you applied with one press.',
  },
  Form_Page: {
    es: 'A qué página de la solicitud llegaste, nunca lo que escribes en ella.',
    en: 'Which page of an application you reached, never what you write there.',
  },
  formSubmit: {
    es: 'Qué página de la solicitud se envió.',
    en: 'Which page of an application was sent.',
  },
  formSubmitError: {
    es: 'Qué página de la solicitud no pudo enviarse.',
    en: 'Which page of an application could not be sent.',
  },
  APPLY_FINISH: {
    es: 'Que terminaste una solicitud.',
    en: 'That you finished an application.',
  },
  Alert_Sign_Up: {
    es: 'Que pediste avisos de vacantes, no tu correo ni tu teléfono.',
    en: 'That you asked for job alerts, not your address or number.',
  },
  Web_Vitals: {
    es: 'Qué tan rápida y estable fue una página, en una parte de las visitas.',
    en: 'How quick and steady a page was, on some of the visits.',
  },
};
