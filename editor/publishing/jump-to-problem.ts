import type { ReportedProblem } from '../api/reported-problem.ts';
import { sectionShowing } from '../document/page-structure.ts';
import type { PageEditor } from '../page-editor/page-editor.ts';
import { setView } from '../view/view-store.ts';

/** Selects what a problem of the open page is about and asks for its field; the dialog closes. */
export function jumpToProblem(
  editor: PageEditor,
  { nodeId, pointer }: Pick<ReportedProblem, 'nodeId' | 'pointer'>,
): void {
  const page = editor.page.state();
  const isWidget = nodeId !== undefined && page.widgets[nodeId] !== undefined;
  const isSection = nodeId !== undefined && page.sections[nodeId] !== undefined;
  if (isWidget) editor.selection.set([sectionShowing(page, nodeId)?.id ?? nodeId]);
  else editor.selection.set(isSection ? [nodeId] : []);
  const ownTab = isWidget ? 'content' : 'layout';
  setView({
    dialog: null,
    openPane: 'right',
    inspectorTab: isWidget || isSection ? ownTab : 'page',
  });
  const request =
    isWidget || isSection ? { nodeId, pointer: withinNode(pointer) } : { nodeId: null, pointer };
  editor.fieldFocus.setState({ request });
}

/** `/widgets/3/content/text` → `/content/text`: fields tell their place from their owner. */
function withinNode(pointer: string): string {
  return pointer
    .replace(/^\/widgets\/\d+/, '')
    .replace(/^\/metadata\/layout(?:\/subSections\/\d+)*/, '');
}
