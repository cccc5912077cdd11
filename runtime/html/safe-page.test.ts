// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { testPage } from '../testing/page.ts';
import { renderTestPage, toDocument } from '../testing/render.ts';

function sectionOf(widget: { readonly type: string; readonly version?: number }) {
  const widgets = [
    { id: 'w', content: { heading: 'Secreto', html: '<p>Secreto</p>' }, ...widget },
    { id: 'otro', type: 'heading', content: { text: 'Vacantes', level: 1 } },
  ];
  const page = toDocument(renderTestPage({ widgets }));
  expect(page.querySelector('h1')?.textContent).toBe('Vacantes');
  return page.getElementById('s-seccion-w')?.innerHTML;
}

it.each(['rich-text', 'custom-html', 'sign-up', 'job-list', 'header', 'tabs'])(
  'shows a newer version of %s as it shows an unknown type',
  (type) => {
    const unknown = sectionOf({ type: 'desconocido' });
    expect(sectionOf({ type, version: 99 })).toBe(unknown);
    expect(unknown).not.toContain('Secreto');
  },
);

it('hands components nothing of a newer version', () => {
  const widget = { id: 'w', type: 'rich-text', version: 99, content: { html: '<b>x</b>' } };
  expect(testPage({ widgets: [widget] }).widgets).toEqual([
    { id: 'w', type: 'rich-text@99', content: {} },
  ]);
});
