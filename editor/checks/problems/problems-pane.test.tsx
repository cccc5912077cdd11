// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createProblem } from '#schemas/problems/create-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { buttonData, examplePage, headingData, pageData } from '#schemas/testing/documents.ts';
import { toEditedPage } from '../../document/edited-page.ts';
import { createPageEditor, type PageEditor } from '../../document/store/page-editor.ts';
import { PageEditorContext } from '../../document/store/page-editor-context.ts';
import { groupProblems } from '../../document/store/problem-store.ts';
import { viewStore } from '../../ui/view/view-store.ts';
import { ProblemBadge } from './problem-badge.tsx';
import { ProblemsPane } from './problems-pane.tsx';

afterEach(cleanup);

const DEAD = createProblem(
  'link-dead',
  { pointer: '/widgets/1/content/link/href', nodeId: 'button' },
  { href: '/nada' },
);
const UNUSED = createProblem(
  'widget-unused',
  { pointer: '/widgets/1', nodeId: 'button' },
  { id: 'button' },
);
const LONG = createProblem('heading-missing', { pointer: '' });

function show(problems: readonly Problem[] | undefined): PageEditor {
  const page = examplePage(pageData([headingData(), buttonData('/nada')]));
  const editor = createPageEditor('demo', toEditedPage(page));
  if (problems)
    editor.problems.setState({ all: problems, byNode: groupProblems(problems), isJudged: true });
  render(
    <PageEditorContext value={editor}>
      <ProblemBadge />
      <ProblemsPane />
    </PageEditorContext>,
  );
  return editor;
}

describe('the list of problems', () => {
  it('says what is wrong and what to do, at the name of what has it', () => {
    show([DEAD]);
    const node = screen.getByRole('list', { name: 'Botón "Ver"' });
    const [item] = within(node).getAllByRole('button');
    expect(item?.textContent).toContain('/nada');
  });

  it('leads to the field of a widget', () => {
    const editor = show([DEAD]);
    fireEvent.click(within(screen.getByRole('list')).getByRole('button'));
    expect(editor.selection.get()).toEqual(['section-1']);
    expect(editor.fieldFocus.getState().request).toEqual({
      nodeId: 'button',
      pointer: '/content/link/href',
    });
    expect(viewStore.getState()).toMatchObject({ inspectorTab: 'content', openPane: 'right' });
  });

  it.each([
    ['Ponerlo en la página', true],
    ['Borrarlo', false],
  ])('mends a widget that nothing shows: %s', (name, stays) => {
    const editor = show([UNUSED]);
    const { rootId } = editor.page.state();
    editor.edit(() => ({
      label: 'edit.remove',
      change: (draft) => {
        draft.sections[rootId]?.childIds?.pop();
        delete draft.sections['section-1'];
      },
    }));
    fireEvent.click(screen.getByRole('button', { name }));
    const { sections, widgetIds } = editor.page.state();
    expect(widgetIds.includes('button')).toBe(stays);
    expect(Object.values(sections).some(({ widgetId }) => widgetId === 'button')).toBe(stays);
    editor.page.undo();
    expect(editor.page.state().widgetIds).toContain('button');
  });

  it('leads to the options of a section and to the page itself', () => {
    const pointer = '/metadata/layout/subSections/0/options/background';
    const low = { ...DEAD, pointer, nodeId: 'section-0' };
    const title = createProblem('property-missing', { pointer: '/metadata' }, { name: 'title' });
    const editor = show([low, title]);
    const [section, page] = screen
      .getAllByRole('list')
      .flatMap((list) => within(list).getAllByRole('button'));
    fireEvent.click(section as Element);
    expect(editor.fieldFocus.getState().request).toEqual({
      nodeId: 'section-0',
      pointer: '/options/background',
    });
    expect(viewStore.getState().inspectorTab).toBe('layout');
    fireEvent.click(page as Element);
    expect(editor.selection.get()).toEqual([]);
    expect(editor.fieldFocus.getState().request).toEqual({
      nodeId: null,
      pointer: '/metadata/title',
    });
    expect(viewStore.getState().inspectorTab).toBe('page');
  });

  it('shows errors or warnings alone', () => {
    const error: Problem = { ...DEAD, severity: 'error' };
    const warning: Problem = { ...LONG, severity: 'warning' };
    show([error, warning]);
    expect(screen.getAllByRole('list')).toHaveLength(2);
    fireEvent.click(screen.getByRole('radio', { name: 'Errores' }));
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.getByRole('list', { name: /Botón/ })).toBeTruthy();
  });

  it('is glad where there are none, and waits before the first judgement', () => {
    show([]);
    expect(screen.getByText('Todo en orden')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sin problemas' })).toBeTruthy();
    cleanup();
    show(undefined);
    expect(screen.queryByText('Todo en orden')).toBeNull();
    expect(screen.getByRole('button', { name: 'Revisando la página' })).toBeTruthy();
  });

  it('follows what is judged, and the badge counts it', () => {
    const editor = show([]);
    const all: readonly Problem[] = [
      { ...DEAD, severity: 'error' },
      { ...LONG, severity: 'warning' },
    ];
    act(() => editor.problems.setState({ all, byNode: groupProblems(all), isJudged: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Errores: 1. Avisos: 1. Ver problemas' }));
    expect(viewStore.getState()).toMatchObject({ leftPane: 'problems', openPane: 'left' });
  });

  it('shows no more of a hostile page than somebody can read', () => {
    const all = Array.from(
      { length: 300 },
      (_, i): Problem => ({
        ...DEAD,
        pointer: `/widgets/1/content/cards/${i}`,
      }),
    );
    show(all);
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(100);
    expect(screen.getByText(/200 más/)).toBeTruthy();
  });

  it('takes what people wrote for text', () => {
    show([{ ...DEAD, params: { href: '<img src=x onerror=alert(1)>' } }]);
    expect(document.querySelector('img')).toBeNull();
  });
});
