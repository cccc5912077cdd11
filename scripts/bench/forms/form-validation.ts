import { Ajv } from 'ajv';
import type { FormQuestion } from '#schemas/documents/documents.ts';
import { interpretForm } from '#schemas/forms/interpret-form.ts';
import { formOf, question } from '#schemas/testing/forms.ts';
import { type Figure, median } from '../../measure/figures.ts';

const CONTEXT = { today: '2026-11-25' };
const QUESTIONS = 200;
const TIMES = 500;
const ROUNDS = 7;

/** What somebody answers to all questions of a form, in ms. */
const MAX_MS = 1;

/** A right answer to each type that people type or choose. */
const RIGHT: Partial<Record<FormQuestion['type'], readonly string[]>> = {
  'short-text': ['Bodega central'],
  'long-text': ['Manejo camioneta de 3.5 toneladas desde 2019, en ciudad y carretera.'],
  'full-name': ['María José Núñez Herrera'],
  email: ['maria@correo.example'],
  phone: ['55 1234 5678'],
  number: ['12'],
  date: ['31/01/2027'],
  'single-choice': ['b'],
  'multiple-choice': ['a', 'c'],
  'yes-no': ['yes'],
  'postal-code': ['37000'],
  licence: ['JAL', 'chofer'],
};

/** The most answers that a form has, judged at once, beside a plain schema of as many members. */
export function measureFormValidation(): Figure[] {
  const types = Object.entries(RIGHT);
  const asked = Array.from({ length: QUESTIONS }, (_, index) => {
    const [type, values] = types[index % types.length] ?? ['short-text', ['a']];
    const keyId = `q${index}`;
    return { question: question(keyId, type as FormQuestion['type']), values };
  });
  const form = formOf(...asked.map((each) => each.question));
  const answers = Object.fromEntries(
    asked.map(({ question: { keyId }, values }) => [keyId, values]),
  );
  const { errors } = interpretForm(form, answers, CONTEXT);
  if (errors.length > 0) throw new Error(`Right answers are refused: ${JSON.stringify(errors)}.`);
  const members = asked.map(({ question: { keyId } }) => [keyId, MEMBER] as const);
  const check = new Ajv().compile({
    type: 'object',
    properties: Object.fromEntries(members),
    required: members.map(([keyId]) => keyId),
  });
  const group = 'form interpreter';
  return [
    {
      group,
      name: `${QUESTIONS} answers judged`,
      value: millisecondsOf(() => interpretForm(form, answers, CONTEXT)),
      unit: 'ms',
      bar: { atMost: MAX_MS },
    },
    {
      group,
      name: `control: ajv over ${QUESTIONS} lists of texts`,
      value: millisecondsOf(() => check(answers)),
      unit: 'ms',
    },
  ];
}

const MEMBER = {
  type: 'array',
  minItems: 1,
  items: { type: 'string', minLength: 1, pattern: '^[\\p{L}\\p{N}\\p{P}\\p{Zs}]+$' },
};

/** Of the processor, since a busy machine shares its clock. */
function millisecondsOf(run: () => unknown): number {
  run();
  const rounds = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    for (let time = 0; time < TIMES; time += 1) run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / TIMES;
  });
  return median(rounds);
}
