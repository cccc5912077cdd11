import type { FormQuestion } from '../../documents/documents.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { pointedQuestions } from './form-reach.ts';
import { plainWords } from './plain-words.ts';

export const formLabourLaw = defineRule({
  code: 'form-labour-law',
  severity: 'warning',
  order: 390,
  checkForm(form) {
    return pointedQuestions(form).flatMap(({ question, pointer }) => {
      if (!asksForProtected(question)) return [];
      const params = { label: question.label };
      return [{ pointer: `${pointer}/label`, nodeId: question.keyId, params }];
    });
  },
});

/** In plain words, Spanish and English. */
const PROTECTED: readonly RegExp[] = [
  // Age
  / edad (?!(?:de|del|tiene) (?:\w+ ){0,2}(?:moto|motocicleta|vehiculo|auto|coche|camioneta|unidad|bici))/,
  / (?:cuantos anos|que edad) (?:tienes|tiene|cumples|cumpliste|cumplidos)(?: cumplidos)?(?: hoy| actualmente)? $/,
  / (?:nacimiento|naciste|nacio|cumpleanos|anos cumplidos|birth ?(?:date|day)|date of birth|how old are you|your age) /,
  /^ age $/,
  / (?:entre|de|between|from) \d\d (?:y|a|and|to) \d\d (?:anos|years)/,
  / (?:menor(?:es)? de|maximo|hasta|under|younger than) (?:[3-9]\d|2\d) (?:anos )?(?:de edad |years old )?$/,
  // Sex
  / (?:sexo|genero|sex|gender|hombre o mujer|mujer u hombre|masculino o femenino|male or female|eres (?:hombre|mujer)|(?:orientacion|preferencia) sexual|sexual orientation) /,
  // Civil status
  / (?:estado civil|casad[oa]s?|solter[oa]s?|divorciad[oa]s?|union libre|conyuge|espos[oa]|marital status|civil status|married|spouse|hij[oa]s|children) /,
  // Pregnancy
  / (?:embaraz\w*|gravidez|ingravidez|gestacion|pregnan\w*) /,
  // Health
  / (?:enfermedad(?:es)?|enferm[oa]s?|padecimientos?|padeces|discapacidad(?:es)?|medicamentos?|alergias?|alergic[oa]|vih|diabetes|hipertension|tipo de sangre|illness(?:es)?|diseases?|disabilit\w+|medications?|blood type|hiv|medical conditions?|condicion(?:es)? medicas?) /,
  / (?:estado|problemas?|condicion(?:es)?) de salud | como (?:esta|es) tu salud | health (?:conditions?|problems?|status) /,
  // Religion
  / (?:religion|religios[oa]s?|creencias|religious|catolic[oa]|iglesia|church) /,
  // Union
  / (?:sindicatos?|sindical(?:es|izad[oa])?|union member(?:ship)?|(?:labou?r|trade) unions?) /,
  // Criminal record
  / antecedentes (?:no )?(?:penales|criminales|judiciales|policiales|policiacos) | no antecedentes /,
  / (?:delitos?|carcel|prision|condenad[oa]|sentenciad[oa]|arrestad[oa]|detenid[oa] por|convicted|felony|arrested|police record|criminal (?:record|history|background)) /,
];

/** 'Over 18' is what the law itself asks of an employer; the whole label must say no more. */
const OF_AGE =
  / (?:mayor(?:es|ia)? de edad|mayor(?:es)? de 18(?: anos)?(?: de edad)?|18 anos (?:o mas|cumplidos)|18 or (?:older|over)|over 18|at least 18|legal age) /;

function asksForProtected({ type, label }: FormQuestion): boolean {
  const isClosed = type !== 'number' && type !== 'date' && type !== 'short-text';
  const words = plainWords(label);
  const judged = isClosed
    ? words.replace(OF_AGE, ' ')
    : words.replace(/ mayor(?:ia)? de edad /, ' ');
  return PROTECTED.some((each) => each.test(judged));
}

export const texts: ProblemTexts = {
  es: {
    message: 'La ley laboral no deja contratar por lo que pregunta "{label}".',
    remedy: 'Borra la pregunta; para la edad basta "¿Tienes 18 años o más?".',
  },
  en: {
    message: 'Labour law lets nobody be hired by what "{label}" asks for.',
    remedy: 'Delete the question; of the age, "Are you 18 or older?" is enough.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    "The words of a question ask for data that Mexican labour law keeps out of hiring (LFT arts. 3, 56 and 133): age beyond 'over 18', sex, civil status, pregnancy, health, religion, union, criminal record.",
    'Nobody applies gladly where they are asked for it.',
  ],
  mending: ['Delete the question, or ask for what the work needs.'],
  pointer: '/pages/0/sections/0/questions/0/label',
  shown: '/questions',
  bad: { questions: [{ keyId: 'edad', type: 'number', label: '¿Cuántos años tienes?' }] },
  good: { questions: [{ keyId: 'edad', type: 'yes-no', label: '¿Tienes 18 años o más?' }] },
};
