import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Form, FormQuestion } from '#schemas/documents/documents.ts';
import { readAnswerTree, toAnswerTree } from '#schemas/forms/answer-tree.ts';
import type { Answers } from '#schemas/forms/base/answers.ts';
import { placedQuestions } from '#schemas/forms/form-questions.ts';
import { type AnswerProblem, interpretForm } from '#schemas/forms/interpret-form.ts';
import { answersShowing, decideReachability } from '#schemas/forms/reach/reachability.ts';
import { parseForm } from '#schemas/parse/parse-form.ts';
import { checkForm } from '#schemas/rules/check-form.ts';
import { formOf } from '#schemas/testing/forms.ts';
import { generatedForms, isSeen, trialsOf } from '#schemas/testing/generated-forms.ts';
import { type Figure, median } from '../../measure/figures.ts';

const CONTEXT = { today: '2026-11-25' };
const INTERPRETED = 100_000;
const JUDGED = 10_000;
const BATCH = 500;
const MAX_QUESTIONS = 30;
const ROUNDS = 3000;

/** The editor's, in whatever time a busy machine takes. */
const BUDGET = { steps: 200_000, milliseconds: 600_000 };

/** Ten times the size in at most this many times the time: linear, and what a busy machine adds. */
const MAX_GROWTH = 14;

/** The interpreter and the verifier over forms and answers that chance makes, the same in each run. */
export function measureGeneratedForms(): Figure[] {
  return [...interpretationFigures(), ...verifierFigures()];
}

function interpretationFigures(): Figure[] {
  const group = 'form interpreter';
  let crashes = 0;
  let unequal = 0;
  let spent = 0;
  for (const { form, answers } of samples(INTERPRETED)) {
    const start = performance.now();
    try {
      const { errors } = interpretForm(form, answers, CONTEXT);
      spent += performance.now() - start;
      if (!isDeepStrictEqual(errors, errorsOfServer(form, answers))) unequal += 1;
    } catch {
      crashes += 1;
    }
  }
  return [
    {
      group,
      name: `crashes in ${INTERPRETED} forms`,
      value: crashes,
      unit: '',
      bar: { atMost: 0 },
    },
    {
      group,
      name: 'verdicts of browser and server that differ',
      value: unequal,
      unit: '',
      bar: { atMost: 0 },
    },
    { group, name: 'forms with answers', value: (INTERPRETED / spent) * 1000, unit: 'forms/s' },
    {
      group,
      name: 'time of ten times the questions',
      value: growth(),
      unit: '×',
      bar: { atMost: MAX_GROWTH },
    },
  ];
}

/** Of a server that reads what a browser wrote. */
function errorsOfServer(form: Form, answers: Answers): readonly AnswerProblem[] {
  const sent: unknown = JSON.parse(JSON.stringify(toAnswerTree(form, answers)));
  return interpretForm(form, readAnswerTree(form, sent).answers, CONTEXT).errors;
}

function verifierFigures(): Figure[] {
  const group = 'form verifier';
  const times: number[] = [];
  let undecided = 0;
  let unreal = 0;
  for (const { form } of samples(JUDGED)) {
    const parsed = parseForm(form);
    if (!parsed.ok) continue;
    const start = performance.now();
    const problems = checkForm(parsed.value, { ...CONTEXT, budget: BUDGET });
    times.push(performance.now() - start);
    if (problems.some(({ code }) => code === 'form-undecided')) undecided += 1;
    unreal += unrealExamples(parsed.value);
  }
  const slowest = times.reduce((most, time) => Math.max(most, time), 0);
  return [
    { group, name: `forms judged of ${JUDGED}`, value: times.length, unit: '' },
    { group, name: 'undecided', value: undecided, unit: '', bar: { atMost: 0 } },
    {
      group,
      name: 'examples under which nothing shows',
      value: unreal,
      unit: '',
      bar: { atMost: 0 },
    },
    { group, name: 'all rules over a form', value: median(times), unit: 'ms' },
    { group, name: 'over the slowest form', value: slowest, unit: 'ms' },
  ];
}

/** How many of the answers that are to show a question show it to nobody. */
function unrealExamples(form: Form): number {
  const reachability = decideReachability(form, CONTEXT, BUDGET);
  const shown = [...reachability.ofQuestion.keys()].map((keyId) => {
    const answers = answersShowing(reachability, keyId);
    return answers === undefined || isSeen(form, keyId, answers);
  });
  return shown.filter((isReal) => !isReal).length;
}

interface Sample {
  readonly form: Form;
  readonly answers: Answers;
}

/** Each batch is made when it is wanted: a hundred thousand forms do not fit into memory well. */
function* samples(count: number): Generator<Sample> {
  for (let seed = 1; seed <= count / BATCH; seed += 1) {
    const drawn = fc.tuple(generatedForms(MAX_QUESTIONS), fc.infiniteStream(fc.nat(999)));
    for (const [form, picks] of fc.sample(drawn, { numRuns: BATCH, seed }))
      yield { form, answers: drawAnswers(form, picks) };
  }
}

function drawAnswers(form: Form, picks: Iterator<number>): Answers {
  return Object.fromEntries(
    placedQuestions(form).map(({ question: { keyId, type } }) => {
      const trials = trialsOf(type);
      return [keyId, trials[Number(picks.next().value ?? 0) % trials.length] ?? []];
    }),
  );
}

/** How many times as long a form of 200 questions, the most, takes as one of 20, in time of the processor. */
function growth(): number {
  const small = chain(20);
  const large = chain(200);
  timeOf(small, ROUNDS);
  return (timeOf(large, ROUNDS) / timeOf(small, ROUNDS * 10)) * 10;
}

/** Each question shows by the one before it. */
function chain(length: number): Sample {
  const questions = Array.from({ length }, (_, index): FormQuestion => {
    const question = { keyId: `q${index}`, type: 'yes-no', label: `q${index}` } as const;
    if (index === 0) return question;
    return { ...question, visibleWhen: { question: `q${index - 1}`, is: 'yes' } };
  });
  const answers = Object.fromEntries(questions.map(({ keyId }) => [keyId, ['yes']]));
  return { form: formOf(...questions), answers };
}

function timeOf({ form, answers }: Sample, times: number): number {
  const start = process.cpuUsage();
  for (let time = 0; time < times; time += 1) interpretForm(form, answers, CONTEXT);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
