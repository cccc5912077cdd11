import { expect, it } from 'vitest';
import { containerRowName, widgetRowName } from './row-names.ts';

const named = (type: string, content: Record<string, unknown>) =>
  widgetRowName({ id: 'w', type, content }, 'es');

it('is the first text of a widget, with its kind beside it', () => {
  expect(named('hero', { eyebrow: 'Antes', title: 'Maneja' })).toEqual({
    name: 'Maneja',
    kind: 'Portada',
  });
});

it('is read as written where some of its words are bold', () => {
  const html = '<p>Con <strong>moto</strong>, <em>bici</em> o a&nbsp;pie.</p><p>Tú eliges.</p>';
  expect(named('rich-text', { html }).name).toBe('Con moto, bici o a pie. Tú eliges.');
});

it('is the kind where there is no text', () => {
  expect(named('faq', { items: [] })).toEqual({ name: 'Preguntas frecuentes' });
});

it('is cut where a row has no room', () => {
  expect(named('heading', { text: 'a'.repeat(300) }).name).toHaveLength(61);
});

it('is the type of a widget that this version does not know', () => {
  expect(named('hologram', { heading: 'Hola' })).toEqual({ name: 'hologram', isUnknown: true });
});

it('tells how many a container holds', () => {
  const box = { id: 's', parentId: 'root', childIds: ['a', 'b'] };
  expect(containerRowName(box, 'es')).toBe('Sección de 2');
  expect(containerRowName({ ...box, options: { childDirection: 'horizontal' } }, 'es')).toBe(
    'Fila de 2',
  );
  expect(containerRowName({ ...box, childIds: [] }, 'en')).toBe('Empty section');
});
