import { expect, it } from 'vitest';
import type { PageDocument } from '../../documents/documents.ts';
import { examplePage, metadataData, pageData } from '../../testing/documents.ts';
import { formOf } from '../../testing/forms.ts';
import { diffFormTexts } from '../compare/diff-forms.ts';
import { diffPages } from '../compare/diff-pages.ts';
import {
  type Data,
  faq,
  heading,
  hero,
  page,
  type Sentences,
  sectionsShowing,
} from './sentence-testing.ts';
import { summariseChanges } from './summarise-changes.ts';

/** What people are told of two lists of widgets, each of which a section of its name shows. */
function told(before: readonly Data[], after: readonly Data[]): Sentences {
  return toldOfPages(page(before), page(after));
}

function toldOfPages(before: PageDocument, after: PageDocument): Sentences {
  const changes = diffPages(before, after);
  const texts = (language: 'es' | 'en') =>
    summariseChanges(changes, language).map(({ text }) => text);
  return { es: texts('es'), en: texts('en') };
}

it('tells the move and the new text of a section and its widget in one sentence', () => {
  const after = hero({ cta: { label: 'Aplica hoy', href: '/jobs' } });
  const { es, en } = toldOfPages(
    page([heading, hero()]),
    page([heading, after], sectionsShowing([after, heading])),
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
    toldOfPages(page(widgets), page(widgets, sectionsShowing(order))).en;
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
  const box = { sectionId: 'box', subSections: sectionsShowing([heading, faq]) };
  const after = page([hero(), heading, faq], [...sectionsShowing([hero()]), box]);
  expect(toldOfPages(page([hero()]), after)).toEqual({
    es: [
      'Se agregó una sección con Título "Vacantes" y Preguntas frecuentes abajo de Portada "Entregas que sí llegan"',
    ],
    en: ['A section with Heading "Vacantes" and FAQ was added below Hero "Entregas que sí llegan"'],
  });
});

it('tells a move into a row', () => {
  const row = (inner: readonly Data[]): Data => ({
    sectionId: 'row',
    options: { childDirection: 'horizontal' },
    subSections: sectionsShowing(inner),
  });
  const widgets = [hero(), heading, faq];
  const before = page(widgets, [...sectionsShowing([hero(), heading]), row([faq])]);
  const after = page(widgets, [...sectionsShowing([hero()]), row([faq, heading])]);
  const { es, en } = toldOfPages(before, after);
  expect(es).toEqual([
    'Título "Vacantes" se movió a otra sección, después de Preguntas frecuentes',
  ]);
  expect(en).toEqual(['Heading "Vacantes" moved into another section, after FAQ']);
});

it('tells what was wrapped in a row, and what was taken out of it', () => {
  const widgets = [hero(), heading, faq];
  const row = {
    sectionId: 'row',
    options: { childDirection: 'horizontal' },
    subSections: sectionsShowing([heading, faq]),
  };
  const flat = page(widgets);
  const wrapped = page(widgets, [...sectionsShowing([hero()]), row]);
  expect(toldOfPages(flat, wrapped)).toEqual({
    es: [
      'Se agregó una sección abajo de Portada "Entregas que sí llegan"',
      'Título "Vacantes" se movió a una sección nueva, antes de Preguntas frecuentes',
      'Preguntas frecuentes se movió a una sección nueva, después de Título "Vacantes"',
    ],
    en: [
      'A section was added below Hero "Entregas que sí llegan"',
      'Heading "Vacantes" moved into a new section, before FAQ',
      'FAQ moved into a new section, after Heading "Vacantes"',
    ],
  });
  expect(toldOfPages(wrapped, flat)).toEqual({
    es: [
      'Título "Vacantes" se movió fuera de su sección, abajo de Portada "Entregas que sí llegan"',
      'Preguntas frecuentes se movió fuera de su sección, abajo de Título "Vacantes"',
      'Se quitó una sección',
    ],
    en: [
      'Heading "Vacantes" moved out of its section, below Hero "Entregas que sí llegan"',
      'FAQ moved out of its section, below Heading "Vacantes"',
      'A section was removed',
    ],
  });
});

it('tells a section of sections that was wrapped without naming it twice', () => {
  const group = { sectionId: 'group', subSections: sectionsShowing([heading, faq]) };
  const before = page([heading, faq], [group]);
  const after = page([heading, faq], [{ sectionId: 'band', subSections: [group] }]);
  expect(toldOfPages(before, after)).toEqual({
    es: ['Se agregó una sección', 'Sección "Vacantes" se movió a una sección nueva'],
    en: ['A section was added', 'Section "Vacantes" moved into a new section'],
  });
});

it('tells that search engines no longer show the page, and that they do again', () => {
  const withRobots = (robots: object) =>
    examplePage({ ...pageData(), metadata: { ...metadataData([]), ...robots } });
  const unsaid = withRobots({});
  const hidden = withRobots({ robots: 'noindex' });
  const visible = withRobots({ robots: 'index' });
  expect(toldOfPages(unsaid, hidden)).toEqual({
    es: ['La página: cambió la visibilidad en buscadores a oculta'],
    en: ['The page: search visibility changed to hidden'],
  });
  expect(toldOfPages(hidden, visible)).toEqual({
    es: ['La página: cambió la visibilidad en buscadores de oculta a visible'],
    en: ['The page: search visibility changed from hidden to visible'],
  });
  expect(toldOfPages(hidden, unsaid)).toEqual({
    es: ['La página: se restableció la visibilidad en buscadores'],
    en: ['The page: search visibility back to default'],
  });
});

it('tells what was switched on or off, whatever was said before', () => {
  const map = (content: Data): Data => ({ id: 'map', type: 'promo-map', content });
  const spun = (content: Data) => told([map({})], [map(content)]);
  expect(spun({ spin: false })).toEqual({
    es: ['Widget promo-map: se desactivó "spin"'],
    en: ['Widget promo-map: "spin" turned off'],
  });
  const rounded = { image: { src: 'assets/a.svg', alt: 'A', width: 9, height: 9 } };
  const image = (content: Data): Data => ({
    id: 'i',
    type: 'image',
    version: 2,
    content: { ...rounded, ...content },
  });
  expect(told([image({})], [image({ rounded: false })])).toEqual({
    es: ['Imagen "A": se desactivaron las esquinas redondeadas'],
    en: ['Image "A": rounded corners turned off'],
  });
  expect(told([image({ rounded: false })], [image({})])).toEqual({
    es: ['Imagen "A": se restablecieron las esquinas redondeadas'],
    en: ['Image "A": rounded corners back to default'],
  });
  expect(told([image({ rounded: false })], [image({ rounded: true })])).toEqual({
    es: ['Imagen "A": se activaron las esquinas redondeadas'],
    en: ['Image "A": rounded corners turned on'],
  });
});

it('tells what a new value is, and what became of those of the page', () => {
  const before = examplePage(pageData());
  const after = examplePage(pageData(undefined, { url: '/inicio' }));
  expect(toldOfPages(before, after).es).toEqual([
    'La página: cambió la dirección de "/home" a "/inicio"',
  ]);
  expect(told([hero()], [hero({ eyebrow: 'Hoy' })])).toEqual({
    es: ['Portada "Entregas que sí llegan": se agregó el antetítulo: "Hoy"'],
    en: ['Hero "Entregas que sí llegan": eyebrow added: "Hoy"'],
  });
});

it('tells the first other address and the first weight budget of a page', () => {
  const data = pageData();
  const metadata = { ...metadataData([]), budgets: { page: 500 } };
  const after = examplePage({ ...data, aliases: ['/inicio'], metadata });
  expect(toldOfPages(examplePage({ ...data, metadata: metadataData([]) }), after)).toEqual({
    es: [
      'La página: se agregó "Página completa (KiB)" en los límites de peso propios: 500; se agregó "/inicio" en las otras direcciones',
    ],
    en: [
      'The page: "Whole page (KiB)" in weight budgets of its own added: 500; "/inicio" in other addresses added',
    ],
  });
});

it('tells the first override for /p/ addresses', () => {
  const after = { ...heading, variants: { p: { text: 'Otro' } } };
  expect(told([heading], [after])).toEqual({
    es: ['Título "Vacantes": se agregó el título en rutas /p/: "Otro"'],
    en: ['Heading "Vacantes": heading on /p/ paths added: "Otro"'],
  });
  expect(told([after], [heading])).toEqual({
    es: ['Título "Vacantes": se quitó el título en rutas /p/: "Otro"'],
    en: ['Heading "Vacantes": heading on /p/ paths removed: "Otro"'],
  });
});

it('tells a corrected question beside one that was removed', () => {
  const [, second, third] = faq.content.items;
  const items = [{ ...second, question: '¿Pongo camioneta?' }, third];
  expect(told([faq], [{ ...faq, content: { items } }])).toEqual({
    es: [
      'Preguntas frecuentes: cambió la pregunta "¿Necesito camioneta?"; se quitó la pregunta "¿Cuánto pagan?"',
    ],
    en: ['FAQ: question "¿Necesito camioneta?" changed; question "¿Cuánto pagan?" removed'],
  });
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
      'Portada "Nuevo": cambió el título; cambió el texto del botón; cambió el destino del botón; se activó "Abrir en otra pestaña" del botón, y 3 cambios más',
    ],
    en: [
      'Hero "Nuevo": title changed; button text changed; button target changed; button "Open in a new tab" turned on, and 3 more changes',
    ],
  });
});

it('names a translation by its text, also where that is a number or the name of a field', () => {
  const form = (en: object) => JSON.stringify({ ...formOf(), translationMappings: { en } });
  const changes = diffFormTexts(
    form({ Nombre: 'Name', Zona: 'Zone' }),
    form({ '18': '18 or more', Zona: 'Area' }),
  );
  expect(summariseChanges(changes, 'es').map(({ text }) => text)).toEqual([
    'El formulario: se quitó "Nombre" en "en" en las traducciones: "Name"; cambió "Zona" en "en" en las traducciones de "Zone" a "Area"; se agregó "18" en "en" en las traducciones: "18 or more"',
  ]);
});
