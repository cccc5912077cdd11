import { traitsOf } from '../../documents/widget-traits.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const widgetRepeated = defineRule({
  code: 'widget-repeated',
  severity: 'warning',
  order: 50,
  check({ widgets }) {
    const seen = new Set<string>();
    return widgets.flatMap(({ id, type }, index) => {
      const isRepeated = traitsOf(type).once && seen.has(type);
      seen.add(type);
      return isRepeated ? [{ pointer: `/widgets/${index}`, nodeId: id, params: { type } }] : [];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La página ya tiene otro bloque como este, y solo necesita uno.',
    remedy: 'Borra uno de los dos.',
  },
  en: {
    message: 'The page already has another block like this one, and needs only one.',
    remedy: 'Delete one of the two.',
  },
};

const categories = [{ id: 'basic', name: 'Básicas', description: 'Siempre', required: true }];
const content = { heading: 'Cookies', text: 'Usamos cookies.', version: 1, categories };
const widget = { id: 'cookies', type: 'cookie-consent', content };

export const documentation: RuleDocumentation = {
  explanation: [
    'A page needs one widget of this type, such as `header`, `footer` or `cookie-consent`: two headers or footers are two landmarks of one kind, and two consents ask visitors the same thing twice.',
  ],
  mending: ['Delete one of the two.'],
  pointer: '/widgets/2',
  shown: '/widgets/1',
  bad: { widgets: [widget, { ...widget, id: 'cookies-2' }] },
  good: { widgets: [widget] },
};
