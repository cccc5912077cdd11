import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { textsIn } from '../engine/texts-in.ts';
import { hasKnownFields } from '../engine/widget-fields.ts';

const END = /\/end$/;

/** What ends before it begins is over as soon as it is there, and no visitor ever sees it. */
export const endBeforeStart = defineRule({
  code: 'end-before-start',
  severity: 'warning',
  order: 172,
  check({ widgets }, { fields }) {
    return widgets.flatMap((widget, index) => {
      if (!hasKnownFields(widget, fields)) return [];
      const { content, variants } = widget;
      const texts = textsIn({ content, variants }, `/widgets/${index}`);
      const at = new Map(texts.map(({ pointer, text }) => [pointer, text]));
      return texts.flatMap(({ pointer, text: end }) => {
        const start = END.test(pointer) ? at.get(pointer.replace(END, '/start')) : undefined;
        // Not a number where one of them is no date, which settles nothing.
        if (start === undefined || !(Date.parse(end) < Date.parse(start))) return [];
        return [{ pointer, nodeId: widget.id, params: { start: shown(start), end: shown(end) } }];
      });
    });
  },
});

/** `2041-03-01 10:00`, as the field shows it. */
function shown(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ');
}

export const texts: ProblemTexts = {
  es: {
    message: 'Termina antes de empezar: empieza el {start} y termina el {end}.',
    remedy: 'Corrige una de las dos fechas; así nadie lo ve anunciado.',
  },
  en: {
    message: 'It ends before it begins: it begins on {start} and ends on {end}.',
    remedy: 'Correct one of the dates; as it is nobody sees it announced.',
  },
};

function fair(end: string) {
  const eventDateAndTime = { start: '2041-03-01T10:00:00-06:00', end };
  const events = [{ id: 'leon', title: 'Feria de empleo', eventDateAndTime }];
  return { id: 'ferias', type: 'events', content: { events } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'An event has an end that lies before its start, so that it counts as over from the beginning and is never shown.',
  ],
  mending: ['Correct the start or the end.'],
  pointer: '/widgets/1/content/events/0/eventDateAndTime/end',
  shown: '/widgets/0/content/events/0/eventDateAndTime',
  bad: { widgets: [fair('2040-03-01T14:00:00-06:00')] },
  good: { widgets: [fair('2041-03-01T14:00:00-06:00')] },
};
