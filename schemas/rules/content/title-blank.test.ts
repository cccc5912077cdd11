import { expect, it } from 'vitest';
import { judgeExample } from '../../testing/rule-example.ts';

/** Letters without width, a no-break space and a direction mark. */
const NOTHING = '\u200b\u00a0\u200f';

it.each([
  ['title', { title: NOTHING, description: 'Cómo son los turnos.' }],
  ['description', { title: 'Turnos', description: NOTHING }],
] as const)('a %s of which nothing can be seen is told at its field', (name, texts) => {
  const subSections = [{ sectionId: 'seccion-titulo', widgetId: 'title' }];
  const layout = { sectionId: 'root', subSections };
  expect(judgeExample({ page: { metadata: { ...texts, layout } } })).toEqual([
    expect.objectContaining({
      code: 'title-blank',
      severity: 'error',
      pointer: `/metadata/${name}`,
    }),
  ]);
});
