import { describe, expect, it } from 'vitest';
import { PLACEHOLDER_PICTURE } from '#schemas/definitions/widget-starter.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import {
  buttonData,
  examplePage,
  exampleSite,
  headingData,
  pageData,
} from '#schemas/testing/documents.ts';
import { toEditedPage, toPageDocument } from '../../document/edited-page.ts';
import { setField } from '../../document/edits/set-field.ts';
import { createPageEditor } from '../../document/store/page-editor.ts';
import { judgePage } from '../judge/judge-page.ts';
import { problemText } from './problem-text.ts';

function problemsAfter(pointer: string, value: unknown, id = 'button') {
  const page = examplePage(pageData([headingData(), buttonData('/jobs')]));
  const editor = createPageEditor('demo', toEditedPage(page));
  editor.page.apply(setField({ owner: { kind: 'widget', id }, pointer, value }));
  const state = editor.page.state();
  const around = { site: exampleSite(), pages: undefined, assets: {} };
  const { problems } = judgePage(JSON.stringify(toPageDocument(state)), around, 0);
  return problems.map((problem) => problemText(state, problem, 'es').message);
}

describe('words of a problem', () => {
  it('name a field as the inspector does', () => {
    expect(problemsAfter('/content/link/label', undefined)).toEqual(['Falta llenar «Texto».']);
    expect(problemsAfter('/content/link/href', 'a b')).toEqual(['«Destino» no está bien escrito.']);
    expect(problemsAfter('/content/text', undefined, 'heading')).toEqual([
      'Falta llenar «Título».',
    ]);
    expect(problemsAfter('/content/level', 9, 'heading')).toContain('«Nivel» está fuera de rango.');
  });

  it('ask for a picture where a new block on a site without files has none yet', () => {
    const page = toEditedPage(examplePage(pageData()));
    const missing = (src: string): Problem => ({
      ...{ code: 'asset-missing', severity: 'error', pointer: '/widgets/0/content/image/src' },
      params: { src },
    });
    const { message } = problemText(page, missing(PLACEHOLDER_PICTURE), 'es');
    expect(message).toBe('Falta elegir la imagen o el video de este bloque.');
    expect(problemText(page, missing('assets/a.png'), 'es').message).toContain('a.png');
  });

  it('name a block, not its id', () => {
    const page = toEditedPage(examplePage(pageData([headingData(), buttonData('/jobs')])));
    const problem: Problem = {
      code: 'page-over-budget',
      severity: 'warning',
      pointer: '/widgets/1',
      nodeId: 'button',
      params: { size: '500', limit: 400, widget: 'button', share: '300' },
    };
    expect(problemText(page, problem, 'es').message).toContain('lo que más pesa es Botón "Ver"');
  });

  it('say that something is missing where nothing was chosen yet', () => {
    const page = toEditedPage(examplePage(pageData()));
    const problem: Problem = {
      code: 'value-wrong-type',
      severity: 'error',
      pointer: '/widgets/0/content/text',
      nodeId: 'heading',
      params: { expected: 'string', found: 'null' },
    };
    expect(problemText(page, problem, 'es').message).toBe('Falta llenar «Título».');
  });

  const ofSection = (path: string) => {
    const page = toEditedPage(examplePage(pageData()));
    const pointer = `/metadata/layout/subSections/0${path}`;
    const problem: Problem = {
      code: 'value-wrong-type',
      severity: 'error',
      pointer,
      nodeId: 'section-0',
      params: { expected: 'number' },
    };
    return problemText(page, problem, 'es').message;
  };

  it('name an option of a section, whatever width it is about', () => {
    expect(ofSection('/options/gap/mobile')).toContain('«Separación»');
  });

  it('are the common ones where no schema names the field', () => {
    expect(ofSection('/subSections')).toContain('número');
  });
});
