import { expect, it } from 'vitest';
import { containerName, widgetName } from './node-name.ts';

const named = (type: string, content: Record<string, unknown>) =>
  widgetName({ id: 'w', type, content }, 'es');

it('is the first text of a widget, with its kind beside it', () => {
  expect(named('hero', { eyebrow: 'Antes', title: 'Maneja' })).toEqual({
    name: 'Maneja',
    kind: 'Portada',
  });
  expect(named('button', { link: { label: 'Ver vacantes', href: '/' } }).name).toBe('Ver vacantes');
  expect(named('rich-text', { html: '<p>Hola &amp; <b>adiós</b></p><p>x' }).name).toBe(
    'Hola & adiós x',
  );
});

it('is the kind where there is no text, or an unfinished one', () => {
  expect(named('faq', { items: [] })).toEqual({ name: 'Preguntas frecuentes' });
  expect(named('heading', { text: 7 })).toEqual({ name: 'Título' });
});

it('is cut where a row has no room', () => {
  expect(named('heading', { text: 'a'.repeat(300) }).name).toHaveLength(61);
});

it('is the type of a widget that this version does not know', () => {
  expect(named('hologram', { heading: 'Hola' })).toEqual({ name: 'hologram', isUnknown: true });
});

it('tells how many a container holds', () => {
  const box = { id: 's', parentId: 'root', childIds: ['a', 'b'] };
  expect(containerName(box, 'es')).toBe('Sección de 2');
  expect(containerName({ ...box, options: { childDirection: 'horizontal' } }, 'es')).toBe(
    'Fila de 2',
  );
  expect(containerName({ ...box, childIds: [] }, 'en')).toBe('Empty section');
});
