import type { FormQuestion, QuestionType } from '../documents/documents.ts';
import { isForeignPrefill } from './field-hints.ts';
import { questionTypes } from './types/question-types.ts';

type Limit = keyof NonNullable<FormQuestion['limits']>;
type Setting = Exclude<keyof FormQuestion, 'keyId' | 'type' | 'label' | 'help' | 'visibleWhen'>;

const CHOICES: readonly QuestionType[] = ['single-choice', 'multiple-choice'];
const TEXTS: readonly QuestionType[] = ['short-text', 'long-text'];
const SEVERAL: readonly QuestionType[] = ['multiple-choice', 'resume', 'file'];

/** Types whose answers each limit narrows down. */
const LIMITED: Readonly<Record<Limit, readonly QuestionType[]>> = {
  min: ['number'],
  max: ['number'],
  minLength: TEXTS,
  maxLength: TEXTS,
  minChosen: SEVERAL,
  maxChosen: SEVERAL,
  from: ['date'],
  to: ['date'],
};

/** Types with no text that a browser could complete. */
const WITHOUT_TEXT: readonly QuestionType[] = [
  ...CHOICES,
  'yes-no',
  'licence',
  'resume',
  'file',
  'consent',
  'information',
];

/** Types whose answers no form can name. */
const UNNAMED: readonly QuestionType[] = ['resume', 'file', 'information'];

/** Whether a limit narrows down what questions of a type take. */
export function isLimitOf(limit: string, type: QuestionType): boolean {
  return Object.hasOwn(LIMITED, limit) && LIMITED[limit as Limit].includes(type);
}

/** Whether any limit narrows down what questions of a type take. */
export function isLimited(type: QuestionType): boolean {
  return Object.values(LIMITED).some((types) => types.includes(type));
}

/** What can be set at each question and does nothing where its type says so. */
const IDLE: Readonly<Record<Setting, (type: QuestionType) => boolean>> = {
  required: (type) => type === 'information',
  limits: (type) => !isLimited(type),
  options: (type) => !CHOICES.includes(type),
  autocomplete: (type) => WITHOUT_TEXT.includes(type),
  prefill: (type) => isForeignPrefill(type),
  sensitive: (type) => type === 'information' || questionTypes[type].isSensitive === true,
  ends: (type) => UNNAMED.includes(type),
};

/** Whether a setting changes nothing about questions of a type; of a type that is not known, nothing is said. */
export function isIdleSetting(name: string, type: string): boolean {
  const isKnown = Object.hasOwn(questionTypes, type) && Object.hasOwn(IDLE, name);
  return isKnown && IDLE[name as Setting](type as QuestionType);
}

interface IdleSetting {
  /** Names that lead to it, such as `limits`, `min`. */
  readonly path: readonly string[];
  /** Types of questions that it does something for. */
  readonly types: readonly QuestionType[];
}

const ALL_TYPES = Object.keys(questionTypes) as readonly QuestionType[];

/** What is set at a question and changes nothing about it; a prefill that does not fit is an error of its own. */
export function idleSettings(question: FormQuestion): readonly IdleSetting[] {
  const { type, limits = {} } = question;
  const names = Object.keys(question).filter((name) => isIdle(name, question));
  const idle = Object.keys(limits).filter((limit) => !isLimitOf(limit, type));
  return [
    ...names.map((name) => ({
      path: [name],
      types: ALL_TYPES.filter((each) => !isIdleSetting(name, each)),
    })),
    ...idle.map((limit) => ({
      path: ['limits', limit],
      types: ALL_TYPES.filter((each) => isLimitOf(limit, each)),
    })),
  ];
}

/** What a question is anyway may be said of it. */
function isIdle(name: string, question: FormQuestion): boolean {
  const { type, required = false, sensitive = false } = question;
  switch (name) {
    case 'limits':
    case 'prefill':
      return false;
    case 'required':
      return required && isIdleSetting(name, type);
    case 'sensitive':
      return sensitive ? type === 'information' : questionTypes[type].isSensitive === true;
    default:
      return isIdleSetting(name, type);
  }
}
