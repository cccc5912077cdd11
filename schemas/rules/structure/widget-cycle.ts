import type { ProblemTexts } from '../../problems/format-problem.ts';
import { MAX_PROBLEMS } from '../../problems/problem.ts';
import { defineRule, type Finding, firstAtEachPointer } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { type WidgetField, widgetFields } from '../engine/widget-fields.ts';

/** Pages and their `/p/` variants are judged apart: a circle must close within one of them. */
export const widgetCycle = defineRule({
  code: 'widget-cycle',
  severity: 'error',
  order: 30,
  check(page, { fields }) {
    const references = widgetFields(page, ['WidgetRef'], fields);
    const findings = ['variant', 'default'].flatMap((view) =>
      cyclesAmong(references.filter(({ shownOn }) => shownOn === 'all' || shownOn === view)),
    );
    return firstAtEachPointer(findings);
  },
});

/** One finding for each reference that leads back to a widget which contains it. */
function cyclesAmong(fields: readonly WidgetField[]): Finding[] {
  const references = byWidget(fields);
  const finished = new Set<string>();
  const path: string[] = [];
  const findings: Finding[] = [];
  for (const id of references.keys()) visit(id);
  return findings;

  function visit(id: string): void {
    if (finished.has(id) || findings.length >= MAX_PROBLEMS) return;
    path.push(id);
    for (const { value, pointer } of references.get(id) ?? []) {
      if (typeof value !== 'string') continue;
      const start = path.indexOf(value);
      if (start < 0) visit(value);
      else findings.push({ pointer, nodeId: id, params: { path: circle(path.slice(start)) } });
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

/** `a → b → a` */
function circle(ids: readonly string[]): string {
  return [...ids, ...ids.slice(0, 1)].join(' → ');
}

export const texts: ProblemTexts = {
  es: {
    message: 'Los widgets se contienen en círculo: {path}.',
    remedy: 'Quita una de las referencias del círculo.',
  },
  en: {
    message: 'Widgets contain each other in a circle: {path}.',
    remedy: 'Remove one reference of the circle.',
  },
};

const sections = [{ sectionId: 'vacantes', widgetId: 'turnos' }];

const list = { id: 'lista', type: 'heading', content: { text: 'Vacantes de hoy', level: 3 } };

function tabs(id: string, widgetId: string) {
  return { id, type: 'tabs', content: { tabs: [{ name: 'Hoy', widgetId }] } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'Widgets show each other in a circle, so that the page would never end: `turnos → ofertas → turnos`.',
  ],
  mending: ['Remove one of the references of the circle.'],
  pointer: '/widgets/2/content/tabs/0/widgetId',
  shown: '/widgets/1',
  bad: { widgets: [tabs('turnos', 'ofertas'), tabs('ofertas', 'turnos')], sections },
  good: {
    widgets: [tabs('turnos', 'ofertas'), tabs('ofertas', 'lista'), list],
    sections,
  },
};
