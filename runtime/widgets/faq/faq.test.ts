import { expect, it } from 'vitest';
import { renderTestPage } from '../../testing/render.ts';

it('opens the first answer only and groups all, so that the browser closes one when another opens', () => {
  const items = ['uno', 'dos', 'tres'].map((question) => ({ question, answer: '<p>Sí.</p>' }));
  const { html } = renderTestPage({ widgets: [{ id: 'w7', type: 'faq', content: { items } }] });
  const rows = html.match(/<details[^>]*>/g) ?? [];
  expect(rows.map((row) => row.includes(' open=""'))).toEqual([true, false, false]);
  expect(rows.filter((row) => row.includes('name="faq-w7"'))).toHaveLength(3);
});
