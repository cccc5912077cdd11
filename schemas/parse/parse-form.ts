import type { Form, FormDocument, FormQuestion } from '../documents/documents.ts';
import { isDay } from '../forms/base/days.ts';
import { validateForm } from '../generated/validators.js';
import { isRecord } from '../json/fields.ts';
import { childAt, pointerTokens } from '../json/json-pointer.ts';
import { dataTooDeepAt, MAX_NESTING } from '../json/nesting.ts';
import { createProblem } from '../problems/create-problem.ts';
import { MAX_PROBLEMS, type Problem } from '../problems/problem.ts';
import { problemsOfValidation } from '../problems/problems-of-validation.ts';
import { type Failure, fail, type Success } from '../problems/result.ts';
import { createSuggester } from '../text/closest-name.ts';
import { conditionProblems } from './form-conditions.ts';
import { parseJson } from './parse-json.ts';

/** A form with the warnings it was given, or why it is refused. */
export type ParsedForm =
  | (Success<FormDocument> & { readonly problems: readonly Problem[] })
  | Failure<Problem>;

/** In bytes of UTF-8, without white space between fields. */
const MAX_BYTES = 64 * 1024;
const MAX_QUESTIONS = 200;

/** Ids that addresses of the form service use for something else. */
export const RESERVED_FORM_IDS: readonly string[] = [
  'id',
  'submit',
  'parse-resume',
  'fetch-submission',
  'web',
  'cb',
];

/**
 * Reads and validates the text of a form document.
 * @param json what `parseJson` made of the text, where that is known already
 */
export function parseFormText(text: string, json = parseJson(text)): ParsedForm {
  return json.ok ? parseForm(json.value) : json;
}

/** Validates a form by its schema, then what the schema cannot say: keys, conditions, days and size. */
export function parseForm(data: unknown): ParsedForm {
  const pointer = dataTooDeepAt(data);
  if (pointer !== undefined)
    return fail(createProblem('document-too-deep', { pointer }, { limit: MAX_NESTING }));
  const size = new TextEncoder().encode(JSON.stringify(data)).length;
  if (size > MAX_BYTES) return fail(tooLarge(size));
  const ofSchema = problemsOfValidation(validateForm, data, { base: '', definition: 'Form' });
  if (ofSchema.length > 0) return fail(...ofSchema.map((problem) => withNode(problem, data)));
  // The schema has accepted every field; conditions become theirs below, which is why the cast comes before.
  const form = data as Form;
  const problems = structureProblems(form).slice(0, MAX_PROBLEMS);
  return problems.length > 0 ? fail(...problems) : { ok: true, value: form, problems: [] };
}

function tooLarge(size: number): Problem {
  const params = { size: Math.ceil(size / 1024), limit: MAX_BYTES / 1024 };
  return createProblem('form-too-large', { pointer: '' }, params);
}

/** Names the innermost page, section or question around a problem. */
function withNode(problem: Problem, data: unknown): Problem {
  let nodeId: unknown;
  let value: unknown = data;
  for (const token of pointerTokens(problem.pointer)) {
    value = childAt(value, token);
    if (isRecord(value) && typeof value['keyId'] === 'string') nodeId = value['keyId'];
  }
  return typeof nodeId === 'string' ? { ...problem, nodeId } : problem;
}

function structureProblems(form: Form): Problem[] {
  const reserved = RESERVED_FORM_IDS.includes(form.id)
    ? [createProblem('form-id-reserved', { pointer: '/id' }, { id: form.id })]
    : [];
  return [...reserved, ...walk(form)];
}

interface Walk {
  readonly earlier: Set<string>;
  readonly sections: Set<string>;
  readonly all: ReadonlySet<string>;
  readonly suggest: ReturnType<typeof createSuggester>;
  count: number;
}

function walk({ pages }: Form): Problem[] {
  const sections = pages.flatMap((page) => page.sections);
  const all = new Set(sections.flatMap(({ questions }) => questions.map(({ keyId }) => keyId)));
  const suggest = createSuggester(all);
  const state: Walk = { earlier: new Set(), sections: new Set(), all, suggest, count: 0 };
  const pageKeys = new Set<string>();
  return pages.flatMap((page, index) => {
    const pointer = `/pages/${index}`;
    const own = keyProblems(page.keyId, pageKeys, pointer);
    const inner = page.sections.flatMap((section, place) =>
      sectionProblems(section, `${pointer}/sections/${place}`, state),
    );
    return [...own, ...inner];
  });
}

function sectionProblems(
  { keyId, visibleWhen, questions }: Form['pages'][number]['sections'][number],
  pointer: string,
  state: Walk,
): Problem[] {
  const { earlier, all, suggest } = state;
  const place = { pointer: `${pointer}/visibleWhen`, nodeId: keyId, earlier, all, suggest };
  return [
    ...keyProblems(keyId, state.sections, pointer),
    ...conditionProblems(visibleWhen, place),
    ...questions.flatMap((question, index) =>
      questionProblems(question, `${pointer}/questions/${index}`, state),
    ),
  ];
}

function questionProblems(question: FormQuestion, pointer: string, state: Walk): Problem[] {
  const { keyId: nodeId, type, options, visibleWhen } = question;
  const { earlier, all, suggest } = state;
  const place = { pointer: `${pointer}/visibleWhen`, nodeId, earlier, all, suggest };
  const isChoice = type === 'single-choice' || type === 'multiple-choice';
  const problems = [
    ...conditionProblems(visibleWhen, place),
    ...keyProblems(nodeId, state.earlier, pointer),
    ...(isChoice && !options ? [createProblem('form-options-missing', { pointer, nodeId })] : []),
    ...dayProblems(question, pointer),
  ];
  state.count += 1;
  if (state.count !== MAX_QUESTIONS + 1) return problems;
  const limit = { limit: MAX_QUESTIONS, unit: 'items' };
  return [...problems, createProblem('value-too-long', { pointer, nodeId }, limit)];
}

function keyProblems(keyId: string, used: Set<string>, pointer: string): Problem[] {
  if (!used.has(keyId)) {
    used.add(keyId);
    return [];
  }
  const place = { pointer: `${pointer}/keyId`, nodeId: keyId };
  return [createProblem('form-key-repeated', place, { key: keyId })];
}

function dayProblems({ keyId: nodeId, limits = {} }: FormQuestion, pointer: string): Problem[] {
  return (['from', 'to'] as const).flatMap((name) => {
    const day = limits[name];
    if (day === undefined || day.startsWith('today') || isDay(day)) return [];
    return [
      createProblem('form-day-missing', { pointer: `${pointer}/limits/${name}`, nodeId }, { day }),
    ];
  });
}
