import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { reachOf } from './form-reach.ts';

export const formPageUnreachable = defineRule({
  code: 'form-page-unreachable',
  severity: 'error',
  order: 320,
  checkForm(form, context) {
    const { ofPage } = reachOf(form, context).reachability;
    return form.pages.flatMap(({ keyId }, index) =>
      ofPage[index] === 'unreachable'
        ? [{ pointer: `/pages/${index}`, nodeId: keyId, params: { key: keyId } }]
        : [],
    );
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Nadie puede llegar a la página "{key}": nunca muestra una pregunta.',
    remedy: 'Agrégale preguntas, corrige sus condiciones o bórrala.',
  },
  en: {
    message: 'Nobody can get to the page "{key}": it never shows a question.',
    remedy: 'Add questions, correct its conditions or delete it.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'A page on which nothing shows is skipped, and on this one nothing ever shows: it has no questions, or nobody can get to any of them.',
  ],
  mending: ['Add questions, correct the conditions, or delete the page.'],
  pointer: '/pages/1',
  shown: '/form/pages',
  bad: {
    form: {
      pages: [
        {
          keyId: 'datos',
          title: 'Datos',
          sections: [
            {
              keyId: 's-nombre',
              questions: [{ keyId: 'nombre', type: 'full-name', label: 'Nombre' }],
            },
          ],
        },
        { keyId: 'contacto', title: 'Contacto', sections: [] },
      ],
    },
  },
  good: {
    form: {
      pages: [
        {
          keyId: 'datos',
          title: 'Datos',
          sections: [
            {
              keyId: 's-nombre',
              questions: [{ keyId: 'nombre', type: 'full-name', label: 'Nombre' }],
            },
          ],
        },
        {
          keyId: 'contacto',
          title: 'Contacto',
          sections: [
            {
              keyId: 's-telefono',
              questions: [{ keyId: 'telefono', type: 'phone', label: 'Teléfono' }],
            },
          ],
        },
      ],
    },
  },
};
