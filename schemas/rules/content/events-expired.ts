import { traitsOf } from '../../documents/widget-traits.ts';
import { viewsOf } from '../../documents/widget-view.ts';
import { fieldsAt } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule, firstAtEachPointer } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

export const eventsExpired = defineRule({
  code: 'events-expired',
  severity: 'warning',
  order: 170,
  check({ widgets }, { now, fields }) {
    if (now === undefined) return [];
    const findings = widgets.flatMap((widget, index) => {
      const { ends: path } = traitsOf(widget.type);
      if (path === undefined || !hasKnownFields(widget, fields)) return [];
      return viewsOf(widget, `/widgets/${index}`).flatMap(({ content, pointerOf }) => {
        const ends = fieldsAt(content, path).map(({ value }) => momentOf(value));
        const last = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
        // Not a number where one of them is no date, which settles nothing.
        if (ends.length === 0 || !(last <= now)) return [];
        const pointer = pointerOf(`/${path.split('.')[0]}`);
        return [{ pointer, nodeId: widget.id, params: { day: dayOf(last) } }];
      });
    });
    return firstAtEachPointer(findings);
  },
});

function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** `2026-11-20`, in UTC. */
function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

export const texts: ProblemTexts = {
  es: {
    message: 'Todo lo que anuncia este widget ya pasó; lo último terminó el {day}.',
    remedy: 'Pon fechas nuevas o quita el widget.',
  },
  en: {
    message: 'Everything that this widget announces is over; the last of it ended on {day}.',
    remedy: 'Enter new dates or remove the widget.',
  },
};

const now = '2026-01-15T12:00:00-06:00';

function fair(start: string, end: string) {
  const events = [{ id: 'feria', title: 'Feria de empleo', eventDateAndTime: { start, end } }];
  return { id: 'ferias', type: 'events', content: { events } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'Every event of an `events` widget is over, or a countdown has reached its end, so that the widget announces nothing.',
  ],
  mending: ['Enter new dates, or remove the widget.'],
  pointer: '/widgets/1/content/events',
  shown: '/widgets/0/content/events/0/eventDateAndTime',
  bad: { widgets: [fair('2025-03-01T10:00:00-06:00', '2025-03-01T14:00:00-06:00')], now },
  good: { widgets: [fair('2026-03-01T10:00:00-06:00', '2026-03-01T14:00:00-06:00')], now },
};
