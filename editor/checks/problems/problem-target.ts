import { useStore } from 'zustand';
import { headingNotes } from '#schemas/generated/headings.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import type { FieldOwner } from '../../document/edits/set-field.ts';
import { sectionShowing } from '../../document/page-structure.ts';
import type { PageEditor } from '../../document/store/page-editor.ts';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { PageProblems } from '../../document/store/problem-store.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import { setView } from '../../ui/view/view-store.ts';

/** Who has the field that a problem is about; the page itself where it is no section's or widget's. */
export function ownerOfProblem(page: EditedPage, { nodeId }: Pick<Problem, 'nodeId'>): FieldOwner {
  if (nodeId !== undefined && page.widgets[nodeId]) return { kind: 'widget', id: nodeId };
  if (nodeId !== undefined && page.sections[nodeId]) return { kind: 'section', id: nodeId };
  return { kind: 'head' };
}

/** What a node is selected by: the section that shows it, where one does. */
function selectionOf(page: EditedPage, nodeId: string): string {
  return page.sections[nodeId] ? nodeId : (sectionShowing(page, nodeId)?.id ?? nodeId);
}

const TABS = { head: 'page', section: 'layout', widget: 'content' } as const;

/** Selects what has a problem, and asks the inspector to put the focus into the field. */
export function showProblem(editor: PageEditor, problem: Problem): void {
  const page = editor.page.state();
  if (problem.code === 'heading-missing') {
    showMainHeading(editor);
    return;
  }
  const owner = ownerOfProblem(page, problem);
  const nodeId = owner.kind === 'head' ? null : owner.id;
  editor.selection.set(nodeId === null ? [] : [selectionOf(page, nodeId)]);
  setView({ inspectorTab: TABS[owner.kind], openPane: 'right' });
  const pointer = levelOf(page, problem) ?? withinOwner(problem, owner);
  editor.fieldFocus.setState({ request: { nodeId, pointer } });
}

const ABOUT_LEVELS: ReadonlySet<string> = new Set(['heading-repeated', 'heading-order']);

/** A field of the widget's content, for titles of items and those within formatted texts have no level of their own. */
const TITLE_POINTER = /^\/widgets\/\d+\/content\/(\w+)$/;

/** Where the level of a title is chosen, for what is not mended by other words; undefined where it has no field. */
function levelOf(page: EditedPage, { code, nodeId = '', pointer }: Problem): string | undefined {
  const [, title] = TITLE_POINTER.exec(pointer) ?? [];
  const widget = page.widgets[nodeId];
  if (!widget || title === undefined || !ABOUT_LEVELS.has(code)) return;
  const notes = headingNotes[widget.type] ?? [];
  const note = notes.find((one) => 'level' in one && one.text === title);
  const level = note && 'levelField' in note ? note.levelField : undefined;
  return level && `/content/${level}`;
}

/** A page gets its main title by the level of a heading that it has, else by a new one from the palette. */
function showMainHeading(editor: PageEditor): void {
  const page = editor.page.state();
  const nodeId = page.widgetIds.find((id) => page.widgets[id]?.type === 'heading');
  if (nodeId === undefined) {
    setView({ leftPane: 'add', openPane: 'left' });
    return;
  }
  editor.selection.set([selectionOf(page, nodeId)]);
  setView({ inspectorTab: TABS.widget, openPane: 'right' });
  editor.fieldFocus.setState({ request: { nodeId, pointer: '/content/level' } });
}

/** Selects a section or widget and shows its content in the inspector. */
export function showNode(editor: PageEditor, nodeId: string): void {
  editor.selection.set([selectionOf(editor.page.state(), nodeId)]);
  setView({ inspectorTab: 'content', openPane: 'right' });
}

/** A part of what is known to be wrong with the open page. */
export function useProblems<Part>(select: (problems: PageProblems) => Part): Part {
  return useStore(usePageEditor().problems, select);
}

export interface ProblemCounts {
  readonly errors: number;
  readonly warnings: number;
}

export function countProblems(problems: readonly Problem[]): ProblemCounts {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}
