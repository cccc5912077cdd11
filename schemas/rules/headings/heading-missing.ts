import type { PageDocument } from '../../documents/documents.ts';
import { visitSections } from '../../documents/layout.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';
import { outlinesOf } from './page-outlines.ts';

/**
 * Pages that only errors show are left alone, and those that show nothing yet. A page that shows an unknown widget
 * gets the benefit of the doubt.
 */
export const headingMissing: Rule = {
  code: 'heading-missing',
  check(page, { now }) {
    if (page.type === 'SYSTEM' || isEmpty(page)) return [];
    const lacks = outlinesOf(page, now).some(
      ({ headings, isWhole }) => isWhole && headings.every(({ level }) => level !== 1),
    );
    return lacks ? [createProblem('heading-missing', { pointer: '/widgets' })] : [];
  },
};

function isEmpty({ metadata }: PageDocument): boolean {
  return visitSections(metadata.layout).every(({ section }) => section.widgetId === undefined);
}
