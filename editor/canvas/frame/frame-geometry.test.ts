import { expect, it } from 'vitest';
import { frameGeometry } from './frame-geometry.ts';

const desk = { width: 784, height: 864 };

it('fits a wide sheet between the margins and keeps the frame as high as the desk allows', () => {
  expect(frameGeometry(desk, 1440, 'fit')).toEqual({ scale: 0.5, height: 1600 });
});

it('never enlarges a narrow sheet', () => {
  expect(frameGeometry(desk, 390, 'fit')).toEqual({ scale: 1, height: 800 });
});

it('shows actual size on request', () => {
  expect(frameGeometry(desk, 1440, 1)).toEqual({ scale: 1, height: 800 });
});

it('has no negative sizes before the desk is measured', () => {
  expect(frameGeometry({ width: 0, height: 0 }, 1440, 'fit')).toEqual({ scale: 0.2, height: 0 });
});
