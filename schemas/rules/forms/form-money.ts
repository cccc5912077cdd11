import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';
import { plainWords } from './plain-words.ts';

export const formMoney = defineRule({
  code: 'form-money',
  severity: 'warning',
  order: 400,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question: { keyId, label }, pointer }) =>
      MONEY.test(plainWords(label))
        ? [{ pointer: `${pointer}/label`, nodeId: keyId, params: { label } }]
        : [],
    );
  },
});

/** In plain words, Spanish and English. */
const MONEY =
  / (?:clabe|nip|cvv|iban|numero de (?:tu |la )?(?:tarjeta|cuenta)|(?:tu )?cuenta (?:bancaria|de banco|de nomina)|tarjeta de (?:credito|debito)|datos bancarios|(?:deposito|cuota|pago|pagar|anticipo) (?:de |en |por |para |la |tu |el )*(?:garantia|inscripcion|registro|tramite|curso|uniforme|capacitacion)|bank (?:account|details)|(?:account|card|routing) number|(?:credit|debit) card|application fee|registration fee) /;

export const texts: ProblemTexts = {
  es: {
    message: 'La pregunta "{label}" pide dinero o datos bancarios.',
    remedy: 'Bórrala: eso se pide, si acaso, después de contratar.',
  },
  en: {
    message: 'The question "{label}" asks for money or bank data.',
    remedy: 'Delete it; that is asked for after hiring, if at all.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Whoever looks for work is often robbed this way: the words of a question ask for an account, a card, a secret number or a payment.',
  ],
  mending: ['Delete the question.'],
  pointer: '/pages/0/sections/0/questions/0/label',
  shown: '/questions',
  bad: { questions: [{ keyId: 'cuenta', type: 'short-text', label: 'CLABE o número de tarjeta' }] },
  good: { questions: [{ keyId: 'banco', type: 'short-text', label: '¿Qué ruta conoces mejor?' }] },
};
