// Pages for tests of the sentences that people are told.
import type { PageDocument } from '../../documents/documents.ts';
import { examplePage, metadataData, pageData } from '../../testing/documents.ts';

export type Data = Readonly<Record<string, unknown>>;

export const heading = { id: 'jobs', type: 'heading', content: { text: 'Vacantes', level: 2 } };

export const faq = {
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

export function hero(content: Data = {}): Data {
  const cta = { label: 'Ver vacantes', href: '/jobs' };
  return {
    id: 'hero',
    type: 'hero',
    content: { title: 'Entregas que sí llegan', cta, ...content },
  };
}

export interface Sentences {
  readonly es: string[];
  readonly en: string[];
}

/** A page whose sections each show a widget, unless a layout says otherwise. */
export function page(
  widgets: readonly Data[],
  layout: readonly Data[] = sectionsShowing(widgets),
): PageDocument {
  return examplePage(pageData(widgets, { metadata: metadataData(layout) }));
}

export function sectionsShowing(widgets: readonly Data[]): Data[] {
  return widgets.map(({ id }) => ({ sectionId: `s-${id}`, widgetId: id }));
}
