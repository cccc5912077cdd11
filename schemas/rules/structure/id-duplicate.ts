import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import { createProblem, type ProblemPlace } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';

/** Sections and widgets share one namespace, so that an id alone names a node of the page. */
export const idDuplicate: Rule = {
  code: 'id-duplicate',
  check(page) {
    const seen = new Set<string>();
    return nodesOf(page).flatMap(({ id, pointer }) => {
      if (seen.has(id)) return [createProblem('id-duplicate', { pointer, nodeId: id }, { id })];
      seen.add(id);
      return [];
    });
  },
};

function nodesOf({ metadata, widgets }: PageDocument): (ProblemPlace & { readonly id: string })[] {
  const sections = visitSections(metadata.layout).map(({ section, pointer }) => ({
    id: section.sectionId,
    pointer: `${pointer}/sectionId`,
  }));
  return [
    ...sections,
    ...widgets.map(({ id }, index) => ({ id, pointer: `/widgets/${index}/id` })),
  ];
}
