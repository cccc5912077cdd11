import { createProblem } from '../../problems/create-problem.ts';
import { MAX_PROBLEMS, type Problem } from '../../problems/problem.ts';
import { firstAtEachPointer } from '../engine/first-at-each-pointer.ts';
import type { Rule } from '../engine/rule.ts';
import { type WidgetField, widgetFields } from '../engine/widget-fields.ts';

/** Pages and their `/p/` variants are judged apart: a circle must close within one of them. */
export const widgetCycle: Rule = {
  code: 'widget-cycle',
  check(page, { fields }) {
    const references = widgetFields(page, ['WidgetRef'], fields);
    const problems = ['variant', 'default'].flatMap((view) =>
      cyclesAmong(references.filter(({ shownOn }) => shownOn === 'all' || shownOn === view)),
    );
    return firstAtEachPointer(problems);
  },
};

/** One problem for each reference that leads back to a widget which contains it. */
function cyclesAmong(fields: readonly WidgetField[]): Problem[] {
  const references = byWidget(fields);
  const finished = new Set<string>();
  const path: string[] = [];
  const problems: Problem[] = [];
  for (const id of references.keys()) visit(id);
  return problems;

  function visit(id: string): void {
    if (finished.has(id) || problems.length >= MAX_PROBLEMS) return;
    path.push(id);
    for (const { value, pointer } of references.get(id) ?? []) {
      if (typeof value !== 'string') continue;
      const start = path.indexOf(value);
      if (start < 0) visit(value);
      else problems.push(cycle([...path.slice(start), value], pointer, id));
    }
    path.pop();
    finished.add(id);
  }
}

function byWidget(fields: readonly WidgetField[]): Map<string, WidgetField[]> {
  const groups = new Map<string, WidgetField[]>();
  for (const field of fields) {
    const group = groups.get(field.nodeId);
    if (group) group.push(field);
    else groups.set(field.nodeId, [field]);
  }
  return groups;
}

function cycle(ids: readonly string[], pointer: string, nodeId: string): Problem {
  return createProblem('widget-cycle', { pointer, nodeId }, { path: ids.join(' → ') });
}
