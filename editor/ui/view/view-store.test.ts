// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { setView, shownScale, viewStore, zoomBy, zoomIn, zoomOut } from './view-store.ts';

function zoomAfter(scale: number, change: () => void): unknown {
  setView({ zoom: 'fit' });
  shownScale.setState({ scale });
  change();
  return viewStore.getState().zoom;
}

it('goes to the next step from the factor at which the page is fitted', () => {
  expect(zoomAfter(0.56, zoomIn)).toBe(0.67);
  expect(zoomAfter(0.56, zoomOut)).toBe(0.5);
});

it('stays between half and double size, and never enlarges on the way out', () => {
  expect(zoomAfter(2, zoomIn)).toBe(2);
  expect(zoomAfter(0.4, zoomOut)).toBe(0.4);
  expect(zoomAfter(1, () => zoomBy(10))).toBe(2);
  expect(zoomAfter(1, () => zoomBy(0.01))).toBe(0.5);
});
