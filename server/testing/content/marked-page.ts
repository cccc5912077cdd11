import { checksumOf } from '../../sites/site-folder.ts';
import { pageJson } from '../sites.ts';

/** Enough to take several pages of the database. */
const FILLER = Array.from({ length: 800 }, (_, i) => `Entrega ${i}`).join(' ');

/**
 * A document that says the same marker, which begins with `marca-`, in its title, its description and two widgets.
 */
export function markedPage(id: string, marker: string, type = 'CONTENT'): string {
  const widget = (name: string, html: string) => ({
    id: name,
    type: 'rich-text',
    content: { html },
  });
  const widgets = [
    widget('w1', `<p>marca-${marker}</p>`),
    widget('w2', `<p>${FILLER}</p>`),
    widget('w3', `<p>marca-${marker}</p>`),
  ];
  const subSections = widgets.map(({ id: widgetId }, i) => ({ sectionId: `s${i}`, widgetId }));
  const metadata = {
    title: `marca-${marker}`,
    description: `marca-${marker}`,
    layout: { sectionId: 'root', subSections },
  };
  return `${JSON.stringify(pageJson(id, { type, metadata, widgets }), null, 2)}\n`;
}

/** The different markers of a text: one, where it is one whole document or page. */
export function markersOf(text: string): string[] {
  return [...new Set(text.match(/marca-[\w-]+/g))];
}

/** What tells a text from every other one, for messages that can be read. */
export function brief(text: string): string {
  return `${markersOf(text)} ${checksumOf(text)}`;
}
