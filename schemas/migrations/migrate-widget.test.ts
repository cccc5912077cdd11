import { expect, it } from 'vitest';
import type { Migrations } from '../definitions/migration.ts';
import { formatProblem } from '../problems/format-problem.ts';
import { migrateWidget } from './migrate-widget.ts';

type Data = Readonly<Record<string, unknown>>;

/** From version 2 on a text must be short, which only the step finds out. */
const steps: Migrations = {
  1: ({ texto, ...rest }) => ({ ...rest, text: texto }),
  2: (content) => {
    if (String(content['text']).length > 9) throw new Error('the text is too long');
    return content;
  },
};

function migrate(data: Data) {
  const place = { base: '/widgets/4', nodeId: 'w' };
  return migrateWidget({ data, type: 'nota', from: 1, to: 3, steps, ...place });
}

function failedAt(pointer: string) {
  const params = { version: 2, type: 'nota', detail: 'the text is too long' };
  const problem = { code: 'widget-migration-failed', severity: 'error', nodeId: 'w' };
  return { ok: false, problems: [{ ...problem, pointer, params }] };
}

it('takes content and overrides through every step', () => {
  const variants = { p: { texto: 'b' } };
  expect(migrate({ id: 'w', content: { texto: 'a', align: 'center' }, variants })).toEqual({
    ok: true,
    value: {
      id: 'w',
      version: 3,
      content: { text: 'a', align: 'center' },
      variants: { p: { text: 'b' } },
    },
  });
});

it('tells which step could not take the content, and why', () => {
  const migrated = migrate({ content: { texto: 'demasiado largo' } });
  expect(migrated).toEqual(failedAt('/widgets/4/content'));
  const [problem] = migrated.ok ? [] : migrated.problems;
  if (!problem) throw new Error('No problem');
  for (const language of ['es', 'en'] as const) {
    const { message, remedy } = formatProblem(problem, language);
    expect(message).toMatch(/nota.*2.*the text is too long|2.*nota.*the text is too long/);
    expect(message + remedy).not.toMatch(/\{\w+\}/);
  }
});

it('tells of overrides that no step could take where they stand', () => {
  const variants = { p: { texto: 'demasiado largo' } };
  expect(migrate({ content: { texto: 'a' }, variants })).toEqual(failedAt('/widgets/4/variants/p'));
});

it('lets bugs through: a step that is missing is none of the content', () => {
  const place = { base: '', nodeId: undefined };
  const widget = { data: { content: {} }, type: 'nota', from: 1, to: 3, steps: {}, ...place };
  expect(() => migrateWidget(widget)).toThrow('lack the step from version 1');
});
