import { expect, it } from 'vitest';
import type { Theme, ThemeColors } from '../../documents/documents.ts';
import { createContext, exampleSite } from '../../testing/documents.ts';
import { contrastLow } from './contrast-low.ts';

const { theme } = exampleSite();

function problemsWith(colors: Partial<ThemeColors>, changes: Partial<Theme> = {}) {
  const changed = { ...theme, ...changes, colors: { ...theme.colors, ...colors } };
  return contrastLow.checkSite(exampleSite({ theme: changed }), createContext());
}

it('accepts a theme that reads well', () => {
  expect(problemsWith({})).toEqual([]);
});

it('finds pale text on every ground it stands on, with the ratio', () => {
  const muted = problemsWith({ muted: '#9ca3af', paper: '#ffffff' });
  expect(muted.map(({ params }) => params['groundColor'])).toEqual(['paper', 'surface', 'tint']);
  expect(muted[0]).toEqual({
    code: 'contrast-low',
    severity: 'error',
    pointer: '/theme/colors/muted',
    params: { textColor: 'muted', groundColor: 'paper', color: '#ffffff', ratio: '2.5' },
  });
});

it.each([
  ['onAction', 'action', { action: '#d97706' }],
  ['onAction', 'actionHover', { actionHover: '#f59e0b' }],
  ['onAccent', 'accent', { onAccent: '#ffffff' }],
  ['accent', 'ink', { ink: '#9a9aff' }],
] as const)('finds %s on %s', (text, ground, colors) => {
  expect(problemsWith(colors)).toContainEqual(
    expect.objectContaining({
      params: expect.objectContaining({ textColor: text, groundColor: ground }),
    }),
  );
});

it('judges the sky by all its colours but the glow at the end', () => {
  const sky = (...colors: Theme['sky']) => problemsWith({}, { sky: colors });
  expect(sky('#112233', '#f59e0b')).toEqual([]);
  expect(sky('#f59e0b', '#112233')).toMatchObject([
    { params: { groundColor: 'sky', color: '#f59e0b' } },
  ]);
});
