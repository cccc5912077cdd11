// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderTestPage, toDocument } from '../../testing/render.ts';

it.each([
  [{ mobile: 's' }, ['mobile-s', 'tablet-s', 'desktop-s']],
  [{ mobile: 's', tablet: 'l' }, ['mobile-s', 'tablet-l', 'desktop-l']],
  [{ mobile: 'none', desktop: 'xxl' }, ['mobile-none', 'tablet-none', 'desktop-xxl']],
])('gives each width of %j its height, or that of the next smaller one', (content, heights) => {
  const page = toDocument(renderTestPage({ widgets: [{ id: 'w', type: 'spacer', content }] }));
  const { className = '' } = page.querySelector('main [aria-hidden="true"]') ?? {};
  for (const height of heights) expect(className).toContain(height);
});
