import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formResumeRequired = defineRule({
  code: 'form-resume-required',
  severity: 'warning',
  order: 420,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question: { keyId, type, required }, pointer }) =>
      type === 'resume' && required === true
        ? [{ pointer: `${pointer}/required`, nodeId: keyId, params: { key: keyId } }]
        : [],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La pregunta "{key}" exige un CV.',
    remedy: 'Déjalo opcional: muchas personas no tienen uno en el teléfono.',
  },
  en: {
    message: 'The question "{key}" demands a CV.',
    remedy: 'Leave it optional: many people have none on their phone.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: ['A CV is required: whoever has none on their phone cannot apply.'],
  mending: ['Leave out `required`.'],
  pointer: '/pages/0/sections/0/questions/0/required',
  shown: '/questions',
  bad: {
    questions: [
      { keyId: 'cv', type: 'resume', label: 'Tu CV', required: true },
      { keyId: 'acepto', type: 'consent', label: 'Acepto que usen mi CURP para esta vacante' },
    ],
  },
  good: {
    questions: [
      { keyId: 'cv', type: 'resume', label: 'Tu CV' },
      { keyId: 'acepto', type: 'consent', label: 'Acepto que usen mi CURP para esta vacante' },
    ],
  },
};
