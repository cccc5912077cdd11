import { describe, expect, it } from 'vitest';
import { buttonData, examplePage, headingData, pageData } from '../../testing/documents.ts';
import { diffPages } from '../compare/diff-pages.ts';
import { diffTexts } from '../compare/diff-texts.ts';
import { formatChange } from './format-change.ts';
import {
  type Data,
  faq,
  heading,
  hero,
  page,
  type Sentences,
  sectionsShowing,
} from './sentence-testing.ts';

/** The sentences of each change by itself. */
function details(before: readonly Data[], after: readonly Data[]): Sentences {
  const changes = diffPages(page(before), page(after));
  const texts = (language: 'es' | 'en') => changes.map((change) => formatChange(change, language));
  return { es: texts('es'), en: texts('en') };
}

describe('a change by itself', () => {
  it('names the widget that a tab shows', () => {
    const tabs = (widgetId: string): Data => ({
      id: 'tabs',
      type: 'tabs',
      content: { tabs: [{ name: 'Norte', widgetId }] },
    });
    const layout = sectionsShowing([{ id: 'tabs' }]);
    const changes = diffPages(
      page([tabs('jobs'), heading, faq], layout),
      page([tabs('faq'), heading, faq], layout),
    );
    expect(changes.map((change) => formatChange(change, 'es'))).toEqual([
      'Pestañas: cambió el widget de la pestaña "Norte" de Título "Vacantes" a Preguntas frecuentes',
    ]);
  });

  it('shows short values', () => {
    const after = hero({ cta: { label: 'Aplica hoy', href: '/jobs' } });
    expect(details([hero()], [after])).toEqual({
      es: [
        'Portada "Entregas que sí llegan": cambió el texto del botón de "Ver vacantes" a "Aplica hoy"',
      ],
      en: [
        'Hero "Entregas que sí llegan": button text changed from "Ver vacantes" to "Aplica hoy"',
      ],
    });
  });

  it('shows HTML as text and names the question', () => {
    const [first, ...rest] = faq.content.items;
    const items = [{ ...first, answer: '<p>Cada <b>viernes</b> &amp; puntual.</p>' }, ...rest];
    expect(details([faq], [{ ...faq, content: { items } }])).toEqual({
      es: [
        'Preguntas frecuentes: cambió la respuesta de la pregunta "¿Cuánto pagan?" de "Cada semana." a "Cada viernes & puntual."',
      ],
      en: [
        'FAQ: answer of question "¿Cuánto pagan?" changed from "Cada semana." to "Cada viernes & puntual."',
      ],
    });
  });

  it('tells moved, new and removed items of a list', () => {
    const [first, , third] = faq.content.items;
    const items = [third, first, { question: '¿Dónde es?', answer: '<p>Monterrey.</p>' }];
    expect(details([faq], [{ ...faq, content: { items } }]).es).toEqual([
      'Preguntas frecuentes: se movió la pregunta "¿Hay seguro?"',
      'Preguntas frecuentes: se agregó la pregunta "¿Dónde es?"',
      'Preguntas frecuentes: se quitó la pregunta "¿Necesito camioneta?"',
    ]);
  });

  it('tells a corrected question by the question', () => {
    const [first, ...rest] = faq.content.items;
    const items = [{ ...first, question: '¿Cuánto se gana?' }, ...rest];
    expect(details([faq], [{ ...faq, content: { items } }])).toEqual({
      es: [
        'Preguntas frecuentes: cambió la pregunta "¿Cuánto pagan?" de "¿Cuánto pagan?" a "¿Cuánto se gana?"',
      ],
      en: ['FAQ: question "¿Cuánto pagan?" changed from "¿Cuánto pagan?" to "¿Cuánto se gana?"'],
    });
  });

  it('cuts long texts between words', () => {
    const title = 'Entregas que llegan a tiempo en todas las colonias de la ciudad';
    expect(details([hero()], [hero({ title })]).en).toEqual([
      'Hero "Entregas que llegan a tiempo en todas…": title changed from "Entregas que sí llegan" to "Entregas que llegan a tiempo en todas…"',
    ]);
  });

  it('says on which screens and addresses it counts', () => {
    const section = { sectionId: 's', widgetId: 'jobs' };
    const options = { py: 24, breakpoints: { mobile: { py: 12 } } };
    const changes = diffPages(
      page([heading], [section]),
      page([{ ...heading, variants: { p: { text: 'Otro' } } }], [{ ...section, options }]),
    );
    const variant = diffPages(
      page([{ ...heading, variants: { p: { text: 'Otro' } } }]),
      page([{ ...heading, variants: { p: { text: 'Más' } } }]),
    );
    expect([...changes, ...variant].map((change) => formatChange(change, 'es'))).toEqual([
      'Título "Vacantes": se agregó el relleno vertical (px): 24',
      'Título "Vacantes": se agregó el relleno vertical (px) en celular: 12',
      'Título "Vacantes": se agregó el título en rutas /p/: "Otro"',
      'Título "Vacantes": cambió el título en rutas /p/ de "Otro" a "Más"',
    ]);
  });

  it('calls fields of unknown types by their keys', () => {
    const map = (content: Data): Data => ({ id: 'map', type: 'promo-map', content });
    const before = map({ title: 'Rutas', pins: [{ name: 'Norte', size: 1 }] });
    const after = map({ title: 'Rutas', pins: [{ name: 'Norte', size: 2 }] });
    expect(details([before], [after]).es).toEqual([
      'Widget promo-map "Rutas": cambió "size" de "Norte" en "pins" de 1 a 2',
    ]);
  });

  it('says what a widget was when its type changed', () => {
    const { es, en } = details([heading], [{ ...faq, id: 'jobs' }]);
    expect(es).toEqual(['Preguntas frecuentes antes era Título']);
    expect(en).toEqual(['FAQ was Heading before']);
  });

  it('tells fields of the page', () => {
    const before = examplePage(pageData());
    const after = examplePage(pageData(undefined, { url: '/inicio', aliases: ['/home'] }));
    const changes = diffPages(before, after);
    expect(changes.map((change) => formatChange(change, 'es'))).toEqual([
      'La página: cambió la dirección de "/home" a "/inicio"',
      'La página: se agregó "/home" en las otras direcciones',
    ]);
  });

  it('admits that a document cannot be compared', () => {
    const changes = diffTexts('{', JSON.stringify(pageData()));
    expect(changes.map((change) => formatChange(change, 'es'))).toEqual([
      'El documento cambió y no se puede comparar por partes',
    ]);
    expect(changes.map((change) => formatChange(change, 'en'))).toEqual([
      'The document changed and cannot be compared by its parts',
    ]);
  });

  it('shows no mark that turns the direction of the sentence', () => {
    const after = {
      ...buttonData('/jobs'),
      content: { link: { label: '\u202eaV', href: '/jobs' } },
    };
    expect(details([buttonData('/jobs')], [after]).es.join()).not.toContain('\u202e');
  });
});

it('tells drafts apart whose content breaks their schema', () => {
  const before = pageData([headingData()]);
  const after = pageData([{ ...headingData(), content: { text: '', level: 9 } }]);
  expect(
    diffTexts(JSON.stringify(before), JSON.stringify(after)).map((change) =>
      formatChange(change, 'es'),
    ),
  ).toEqual([
    'Título: cambió el título de "Vacantes" a vacío',
    'Título: cambió el nivel de "H1" a 9',
  ]);
});
