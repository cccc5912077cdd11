import { viewsOf } from '../../documents/widget-view.ts';
import { fieldsAt } from '../../json/fields.ts';
import { createProblem } from '../../problems/create-problem.ts';
import { firstAtEachPointer } from '../engine/first-at-each-pointer.ts';
import type { Rule } from '../engine/rule.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

/** Widgets that are about a time to come: where their list stands, and in it the moment that ends each item. */
const DATED: Readonly<Record<string, { readonly field: string; readonly end: string }>> = {
  events: { field: 'events', end: 'events.*.eventDateAndTime.end' },
  'countdown-timer': { field: 'target', end: 'target' },
};

export const eventsExpired: Rule = {
  code: 'events-expired',
  check({ widgets }, { now, fields }) {
    if (now === undefined) return [];
    const problems = widgets.flatMap((widget, index) => {
      const dated = Object.hasOwn(DATED, widget.type) ? DATED[widget.type] : undefined;
      if (dated === undefined || !hasKnownFields(widget, fields)) return [];
      return viewsOf(widget, `/widgets/${index}`).flatMap(({ content, pointerOf }) => {
        const ends = fieldsAt(content, dated.end).map(({ value }) => momentOf(value));
        const last = ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
        // Not a number where one of them is no date, which settles nothing.
        if (ends.length === 0 || !(last <= now)) return [];
        const place = { pointer: pointerOf(`/${dated.field}`), nodeId: widget.id };
        return [createProblem('events-expired', place, { day: dayOf(last) })];
      });
    });
    return firstAtEachPointer(problems);
  },
};

function momentOf(value: unknown): number {
  return typeof value === 'string' ? Date.parse(value) : Number.NaN;
}

/** `2026-11-20`, in UTC. */
function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
