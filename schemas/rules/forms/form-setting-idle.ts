import { idleSettings } from '../../forms/question-settings.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';

export const formSettingIdle = defineRule({
  code: 'form-setting-idle',
  severity: 'warning',
  order: 372,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question, pointer }) =>
      idleSettings(question).map(({ path, types }) => {
        const { keyId, type } = question;
        const params = { key: keyId, type, setting: path.join('.'), types: types.join(', ') };
        return { pointer: [pointer, ...path].join('/'), nodeId: keyId, params };
      }),
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La pregunta "{key}" es de tipo {type} y "{setting}" no cambia nada en ella.',
    remedy: 'Quítalo, o usa uno de los tipos que lo toman en cuenta: {types}.',
  },
  en: {
    message: 'The question "{key}" is of the type {type}, for which "{setting}" does nothing.',
    remedy: 'Delete it, or use one of the types that heed it: {types}.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A limit, options, answers that end the application or another setting stands at a question whose type does not heed it, so that people can answer what it seems to forbid.',
    'Often the type was changed later.',
  ],
  mending: ['Delete the setting, or change the type.'],
  pointer: '/pages/0/sections/0/questions/0/limits/maxLength',
  shown: '/questions',
  bad: {
    questions: [
      { keyId: 'placas', type: 'number', label: 'Unidades que manejas', limits: { maxLength: 2 } },
    ],
  },
  good: {
    questions: [
      { keyId: 'placas', type: 'number', label: 'Unidades que manejas', limits: { max: 99 } },
    ],
  },
};
