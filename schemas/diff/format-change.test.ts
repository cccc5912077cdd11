import { describe, expect, it } from 'vitest';
import type { PageDocument } from '../documents.ts';
import { buttonData, createPage, headingData, metadataData, pageData } from '../testing.ts';
import { diffPages } from './diff-pages.ts';
import { diffTexts } from './diff-texts.ts';
import { formatChange } from './format-change.ts';
import { summariseChanges } from './summarise-changes.ts';

type Data = Readonly<Record<string, unknown>>;

const heading = { id: 'jobs', type: 'heading', content: { text: 'Vacantes', level: 2 } };

const faq = {
  id: 'faq',
  type: 'faq',
  content: {
    items: [
      { question: '¿Cuánto pagan?', answer: '<p>Cada semana.</p>' },
      { question: '¿Necesito camioneta?', answer: '<p>No.</p>' },
      { question: '¿Hay seguro?', answer: '<p>Sí.</p>' },
    ],
  },
};

function hero(content: Data = {}): Data {
  const cta = { label: 'Ver vacantes', href: '/jobs' };
  return {
    id: 'hero',
    type: 'hero',
    content: { title: 'Entregas que sí llegan', cta, ...content },
  };
}

interface Sentences {
  readonly es: string[];
  readonly en: string[];
}

/** What people are told of two lists of widgets, each of which a section of its name shows. */
function told(before: readonly Data[], after: readonly Data[]): Sentences {
  return toldOfPages(page(before), page(after));
}

function page(
  widgets: readonly Data[],
  layout: readonly Data[] = sectionsOf(widgets),
): PageDocument {
  return createPage(pageData(widgets, { metadata: metadataData(layout) }));
}

function sectionsOf(widgets: readonly Data[]): Data[] {
  return widgets.map(({ id }) => ({ sectionId: `s-${id}`, widgetId: id }));
}

function toldOfPages(before: PageDocument, after: PageDocument): Sentences {
  const changes = diffPages(before, after);
  const texts = (language: 'es' | 'en') =>
    summariseChanges(changes, language).map(({ text }) => text);
  return { es: texts('es'), en: texts('en') };
}

/** The sentences of each change by itself. */
function details(before: readonly Data[], after: readonly Data[]): Sentences {
  const changes = diffPages(page(before), page(after));
  const texts = (language: 'es' | 'en') => changes.map((change) => formatChange(change, language));
  return { es: texts('es'), en: texts('en') };
}

describe('a summary', () => {
  it('tells the move and the new text of a section and its widget in one sentence', () => {
    const after = hero({ cta: { label: 'Aplica hoy', href: '/jobs' } });
    const { es, en } = toldOfPages(
      page([heading, hero()]),
      page([heading, after], sectionsOf([after, heading])),
    );
    expect(es).toEqual([
      'Portada "Entregas que sí llegan" se movió arriba de Título "Vacantes"; cambió el texto del botón',
    ]);
    expect(en).toEqual([
      'Hero "Entregas que sí llegan" moved above Heading "Vacantes"; button text changed',
    ]);
  });

  it('tells a move up by what follows and a move down by what precedes', () => {
    const footer = { ...heading, id: 'z', content: { text: 'Contacto', level: 2 } };
    const widgets = [hero(), heading, faq, footer];
    const moved = (...order: readonly Data[]) =>
      toldOfPages(page(widgets), page(widgets, sectionsOf(order))).en;
    expect(moved(hero(), footer, heading, faq)).toEqual([
      'Heading "Contacto" moved above Heading "Vacantes"',
    ]);
    expect(moved(heading, faq, hero(), footer)).toEqual([
      'Hero "Entregas que sí llegan" moved below FAQ',
    ]);
  });

  it('tells what came and what went', () => {
    expect(told([hero(), heading], [hero(), faq])).toEqual({
      es: [
        'Se agregó Preguntas frecuentes abajo de Portada "Entregas que sí llegan"',
        'Se quitó Título "Vacantes"',
      ],
      en: ['FAQ was added below Hero "Entregas que sí llegan"', 'Heading "Vacantes" was removed'],
    });
  });

  it('tells a new section of sections by what it shows', () => {
    const box = { sectionId: 'box', subSections: sectionsOf([heading, faq]) };
    const after = page([hero(), heading, faq], [...sectionsOf([hero()]), box]);
    expect(toldOfPages(page([hero()]), after)).toEqual({
      es: [
        'Se agregó una sección con Título "Vacantes" y Preguntas frecuentes abajo de Portada "Entregas que sí llegan"',
      ],
      en: [
        'A section with Heading "Vacantes" and FAQ was added below Hero "Entregas que sí llegan"',
      ],
    });
  });

  it('tells a move into a row', () => {
    const row = (inner: readonly Data[]): Data => ({
      sectionId: 'row',
      options: { childDirection: 'horizontal' },
      subSections: sectionsOf(inner),
    });
    const widgets = [hero(), heading, faq];
    const before = page(widgets, [...sectionsOf([hero(), heading]), row([faq])]);
    const after = page(widgets, [...sectionsOf([hero()]), row([faq, heading])]);
    const { es, en } = toldOfPages(before, after);
    expect(es).toEqual([
      'Título "Vacantes" se movió a Sección "Vacantes", después de Preguntas frecuentes',
    ]);
    expect(en).toEqual(['Heading "Vacantes" moved into Section "Vacantes", after FAQ']);
  });

  it('tells that a section shows another widget', () => {
    const section = { sectionId: 's', widgetId: 'jobs' };
    const { es, en } = toldOfPages(
      page([heading], [section]),
      page([faq], [{ ...section, widgetId: 'faq' }]),
    );
    expect(es).toEqual([
      'Una sección ahora muestra Preguntas frecuentes en lugar de Título "Vacantes"',
    ]);
    expect(en).toEqual(['A section now shows FAQ instead of Heading "Vacantes"']);
  });

  it('counts what would be too much to tell', () => {
    const cta = { label: 'Aplica', href: '/home', newTab: true };
    const after = hero({ title: 'Nuevo', eyebrow: 'Hoy', text: 'Ven', align: 'center', cta });
    expect(told([hero()], [after])).toEqual({
      es: [
        'Portada "Nuevo": cambió el título; cambió el texto del botón; cambió el destino del botón; se agregó "Abrir en otra pestaña" del botón, y 3 cambios más',
      ],
      en: [
        'Hero "Nuevo": title changed; button text changed; button target changed; button "Open in a new tab" added, and 3 more changes',
      ],
    });
  });

  it('names the widget that a tab shows', () => {
    const tabs = (widgetId: string): Data => ({
      id: 'tabs',
      type: 'tabs',
      content: { tabs: [{ name: 'Norte', widgetId }] },
    });
    const layout = sectionsOf([{ id: 'tabs' }]);
    const changes = diffPages(
      page([tabs('jobs'), heading, faq], layout),
      page([tabs('faq'), heading, faq], layout),
    );
    expect(changes.map((change) => formatChange(change, 'es'))).toEqual([
      'Pestañas: cambió el widget de la pestaña "Norte" de Título "Vacantes" a Preguntas frecuentes',
    ]);
  });
});

describe('a change by itself', () => {
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
      'Título "Vacantes": se agregaron las variantes',
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
    const before = createPage(pageData());
    const after = createPage(pageData(undefined, { url: '/inicio', aliases: ['/home'] }));
    const changes = diffPages(before, after);
    expect(changes.map((change) => formatChange(change, 'es'))).toEqual([
      'La página: cambió la dirección de "/home" a "/inicio"',
      'La página: se agregaron las otras direcciones',
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
  ).toEqual(['Título: cambió el título de "Vacantes" a vacío', 'Título: cambió el nivel de 1 a 9']);
});
