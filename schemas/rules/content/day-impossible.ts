import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { textsIn } from '../engine/texts-in.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

/** A day, or a moment with its time and its difference from UTC, as fields of dates have them. */
const DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:]+(?:Z|[+-][\d:]+))?$/;

/** Days that their month does not have (RFC 3339, 5.7). Browsers count on into the next month. */
export const dayImpossible = defineRule({
  code: 'day-impossible',
  severity: 'error',
  order: 175,
  check({ widgets }, { fields }) {
    return widgets.flatMap((widget, index) => {
      if (!hasKnownFields(widget, fields)) return [];
      const { content, variants } = widget;
      return textsIn({ content, variants }, `/widgets/${index}`)
        .filter(({ text }) => isImpossible(text))
        .map(({ text, pointer }) => ({
          pointer,
          nodeId: widget.id,
          params: { day: text.slice(0, 10) },
        }));
    });
  },
});

function isImpossible(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  if (day === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) !== text.slice(0, 10);
}

export const texts: ProblemTexts = {
  es: {
    message: 'El {day} no existe: ese mes no tiene ese día.',
    remedy: 'Escribe el día que es; si no, la página anunciaría el mes siguiente.',
  },
  en: {
    message: 'There is no {day}: that month does not have that day.',
    remedy: 'Enter the right day; the page would announce one of the next month.',
  },
};

function fair(day: string) {
  const eventDateAndTime = { start: `${day}T10:00:00-06:00`, end: '2041-03-05T14:00:00-06:00' };
  const events = [{ id: 'leon', title: 'Feria de empleo', eventDateAndTime }];
  return { id: 'ferias', type: 'events', content: { events } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A date names a day that its month does not have, such as 30 February.',
    'Browsers read it as a day of the next month, so that people would travel on the wrong one.',
  ],
  mending: ['Enter the day that is meant.'],
  pointer: '/widgets/1/content/events/0/eventDateAndTime/start',
  shown: '/widgets/0/content/events/0/eventDateAndTime',
  bad: { widgets: [fair('2041-02-30')] },
  good: { widgets: [fair('2041-02-28')] },
};
