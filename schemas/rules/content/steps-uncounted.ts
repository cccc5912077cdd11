import { isRecord } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** Steps keep the numbers that were given to them, also where they are moved. */
export const stepsUncounted = defineRule({
  code: 'steps-uncounted',
  severity: 'warning',
  order: 74,
  check({ widgets }) {
    return widgets.flatMap(({ id, type, content }, index) => {
      const steps = type === 'steps' && Array.isArray(content['steps']) ? content['steps'] : [];
      const numbers = steps.map((step) => (isRecord(step) ? Number(step['number']) : Number.NaN));
      const wrong = numbers.findIndex((number, at) => number !== (numbers[0] ?? 0) + at);
      if (wrong < 0) return [];
      const pointer = `/widgets/${index}/content/steps/${wrong}/number`;
      return [{ pointer, nodeId: id, params: { numbers: numbers.join(', ') } }];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Los pasos no van uno tras otro: están numerados {numbers}.',
    remedy: 'Corrige los números de los pasos en el orden en que se leen.',
  },
  en: {
    message: 'The steps do not follow one another: they are numbered {numbers}.',
    remedy: 'Correct the numbers of the steps in the order in which they are read.',
  },
};

function steps(...numbers: readonly number[]) {
  const items = numbers.map((number) => ({ number, title: 'Manda tus papeles' }));
  return { id: 'pasos', type: 'steps', content: { heading: 'Cómo entrar', steps: items } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'Steps are numbered by hand, and after one was moved or deleted their numbers do not count on.',
  ],
  mending: ['Number them in the order in which they are read.'],
  pointer: '/widgets/1/content/steps/1/number',
  shown: '/widgets/0/content/steps',
  bad: { widgets: [steps(2, 1, 3)] },
  good: { widgets: [steps(1, 2, 3)] },
};
