import { beforeEach, expect, it } from 'vitest';
import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { shapeAt } from '#schemas/fields/shape-at.ts';
import { pointerTokens } from '#schemas/json/json-pointer.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { documentedRules } from '#schemas/rules/generated/documented-rules.ts';
import { pageData } from '#schemas/testing/documents.ts';
import { judgeExample, pageOfExample } from '#schemas/testing/rule-example.ts';
import { toEditedPage } from '../../document/edited-page.ts';
import { ownerValue } from '../../document/edits/set-field.ts';
import { createPageEditor, type PageEditor } from '../../document/store/page-editor.ts';
import { setView, viewStore } from '../../ui/view/view-store.ts';
import { ownerOfProblem, showProblem } from './problem-target.ts';

beforeEach(() => setView({ leftPane: 'problems' }));

/** Mended by whatever can be done with the block that is selected; the example of the last has a block of no known type. */
const OF_BLOCKS = ['id-duplicate', 'widget-dangling', 'form-unknown'];

/** The editor gives no two pages one id: files alone do. */
const OF_FILES = ['page-id-collision'];

const pageRules = documentedRules.flatMap(({ rule, documentation: { bad } }) =>
  'check' in rule && !OF_FILES.includes(rule.code) ? [[rule.code, bad] as const] : [],
);

/** Whether the inspector has the field that was asked for. */
function hasField(editor: PageEditor, problem: Problem, pointer: string): boolean {
  const tokens = pointerTokens(pointer);
  const page = editor.page.state();
  const owner = ownerOfProblem(page, problem);
  if (owner.kind === 'section')
    return objectSchemaOf('SectionOptions')?.fields.some(({ name }) => name === tokens[1]) ?? false;
  const named = tokens.findLastIndex((token) => !/^\d+$/.test(token));
  const above = pointer
    .split('/')
    .slice(0, named + 1)
    .join('/');
  const definition = owner.kind === 'widget' ? 'WidgetEnvelope' : 'Page';
  const shape = shapeAt({ definition, data: ownerValue(page, owner), pointer: above });
  return shape !== undefined && Object.hasOwn(shape.fields, tokens[named] ?? '');
}

it.each(pageRules)(
  '%s leads to a field of the inspector or to the block that has it',
  (code, bad) => {
    const [problem] = judgeExample(bad);
    const editor = createPageEditor('demo', toEditedPage(pageOfExample(bad)));
    if (problem === undefined) throw new Error('The bad example has no problem.');
    showProblem(editor, problem);
    const { request } = editor.fieldFocus.getState();
    const isOfBlock = request?.pointer === '' || OF_BLOCKS.includes(code);
    if (code === 'heading-missing') expect(request?.pointer).toBe('/content/level');
    else if (code === 'heading-repeated') expect(request?.pointer).toBe('/content/headingLevel');
    else if (isOfBlock) expect(editor.selection.get()).toHaveLength(1);
    else expect(hasField(editor, problem, request?.pointer ?? '')).toBe(true);
  },
);

it('a main title that is missing is added where the page has no heading to raise', () => {
  const text = { id: 'texto', type: 'rich-text', content: { html: '<p>Hoy</p>' } };
  const bad = { widgets: [], page: { ...pageData([text]) } };
  const editor = createPageEditor('demo', toEditedPage(pageOfExample(bad)));
  const missing = { code: 'heading-missing', severity: 'warning', pointer: '/widgets' } as const;
  showProblem(editor, { ...missing, params: {} });
  expect(viewStore.getState()).toMatchObject({ leftPane: 'add', openPane: 'left' });
});
