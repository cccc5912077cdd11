import type { SectionNode } from '../../documents/documents.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Rule } from '../engine/rule.ts';

/** Sections and columns with nothing in them, which visitors see as a gap. One problem for all that is empty inside of another. */
export const sectionEmpty: Rule = {
  code: 'section-empty',
  check({ metadata }) {
    return emptyBelow(metadata.layout, '/metadata/layout');
  },
};

function emptyBelow({ subSections = [] }: SectionNode, parent: string): Problem[] {
  return subSections.flatMap((section, index) => {
    const pointer = `${parent}/subSections/${index}`;
    if (!isEmpty(section)) return emptyBelow(section, pointer);
    const { sectionId } = section;
    return [createProblem('section-empty', { pointer, nodeId: sectionId }, { id: sectionId })];
  });
}

function isEmpty({ widgetId, subSections = [] }: SectionNode): boolean {
  return widgetId === undefined && subSections.every(isEmpty);
}
