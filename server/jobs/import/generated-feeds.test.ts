import { beforeAll, describe, expect, it } from 'vitest';
import { toCardTexts } from '#runtime/jobs/card-texts.ts';
import { JOB_WORDS } from '#runtime/testing/job-words.ts';
import { toJobPosting } from '#runtime/widgets/job-detail/job-posting.ts';
import { WEEKS_OF_MONTH } from '#schemas/api/constants.ts';
import type { Job, PayPeriod } from '#schemas/api/jobs.ts';
import { openTestDatabase } from '../../testing/database.ts';
import {
  type FeedJob,
  feedJob,
  feedXml,
  imported,
  loadAllJobs,
  resetJobs,
} from '../../testing/job-imports.ts';
import { setUp } from '../../testing/set-up.ts';
import { toJob } from '../records/to-job.ts';
import { hasMask, maskOf, type StoredTerm } from '../terms/term-bits.ts';

/** How feeds write the same pay: each way with each period and each pair of amounts. */
interface Given {
  readonly min: number;
  readonly max: number;
  /** As the feed names it. */
  readonly period: string;
}

const PERIODS: readonly (readonly [string, PayPeriod, number | undefined])[] = [
  ['semanal', 'week', 1],
  ['WEEK', 'week', 1],
  ['por semana', 'week', 1],
  ['quincenal', 'fortnight', WEEKS_OF_MONTH / 2],
  ['mensual', 'month', WEEKS_OF_MONTH],
  ['al mes', 'month', WEEKS_OF_MONTH],
  ['Monthly', 'month', WEEKS_OF_MONTH],
  ['por hora', 'hour', undefined],
];

const AMOUNTS: readonly (readonly [number, number])[] = [
  ...([2500, 3000, 5600, 9500, 12_400] as const).map((amount) => [amount, amount] as const),
  ...([1200, 2350, 8200, 11_000] as const).map((amount) => [amount, amount + 1500] as const),
];

const grouped = (amount: number) => amount.toLocaleString('en-US');

const IN_PARTS: readonly ((given: Given) => FeedJob)[] = [
  ({ min, max, period }) => ({
    pay: { min: String(min), max: String(max), currency: 'MXN', period },
  }),
  ({ min, max, period }) => ({
    salary: { minimum: grouped(min), maximum: grouped(max), unit: period, moneda: 'pesos' },
  }),
  ({ min, max, period }) => ({
    salarymin: `$${grouped(min)}.00`,
    salarymax: `${max} MXN`,
    salaryperiod: period,
  }),
  ({ min, max, period }) => ({
    sueldo: { desde: `${min}`, hasta: `${max}`, periodo: period, currency: 'M.N.' },
  }),
  // The wrong way round.
  ({ min, max, period }) => ({ pay: { max: String(min), min: String(max), period } }),
  ({ min, max, period }) => ({ salario: `${grouped(min)} - ${grouped(max)}`, period }),
];

const IN_WORDS: readonly ((given: Given) => string)[] = [
  ({ min, max, period }) => `$${grouped(min)} a $${grouped(max)} ${period}`,
  ({ min, max, period }) => `$${min}-$${max} ${period}`,
  ({ min, max, period }) => `${grouped(min)}–${grouped(max)} pesos ${period} más bonos`,
  ({ min, max, period }) => `De $${grouped(min)}.00 a $${grouped(max)}.00 ${period}`,
];

/** What else advertisements say of money, and what is none of the pay. */
const BESIDE: readonly string[] = [
  'Bono de puntualidad de $450 semanales y vales de $1,100 mensuales.',
  'Gana hasta $9,900 semanales con propinas.',
  'Rentamos la moto en $650 por semana, sin depósito de $2,000.',
  'Manejo de valores de hasta $15,000 diarios.',
  'Bono de $3,000 al mes por recomendado; seguro de vida por $200,000.',
];

/** Fields of a job and sentences that say the same of it. */
const TERMS: readonly {
  readonly fields: FeedJob;
  readonly text: string;
  readonly said: Partial<Record<StoredTerm, readonly string[]>>;
}[] = [
  {
    fields: { horario: 'Lunes a sábado de 7:00 a 15:00', licencia: 'Tipo B' },
    text: 'Turno de 7 de la mañana a 3 de la tarde, de lunes a sábado. Licencia tipo B e INE.',
    said: { shift: ['morning'], days: ['6'], licence: ['b'] },
  },
  {
    fields: { turno: 'L-V 14:00-22:00 hrs', vehiculo: 'Moto propia' },
    text: 'Turno vespertino de lunes a viernes. Trae tu moto.',
    said: { shift: ['evening'], days: ['5'], vehicle: ['own'] },
  },
  {
    fields: { schedule: '22:00 a 06:00, 6 días a la semana', vehicle: 'Camioneta de la empresa' },
    text: 'De 10 de la noche a 6 de la mañana. La camioneta la pone la empresa. 6 días a la semana.',
    said: { shift: ['night'], days: ['6'], vehicle: ['company'] },
  },
  {
    fields: { license: 'Federal B y E', vehiculo: 'Unidad asignada por la empresa' },
    text: 'Licencia federal tipos B y E. Unidad de la empresa. Entrevistas de 9 a 13 hrs.',
    said: { licence: ['federal-b', 'federal-e'], vehicle: ['company'] },
  },
  {
    fields: { licencia: 'No requiere', vehicle: 'Sin vehículo' },
    text: 'Reparto a pie, no necesitas licencia. Ventanas de entrega de 18:00 a 22:00 horas.',
    said: { licence: ['none'], vehicle: ['none'] },
  },
];

interface Fed {
  readonly job: Job;
  readonly weekly: number | null;
  readonly terms: number;
  readonly given: Given;
  readonly period: PayPeriod;
  readonly weeks: number | undefined;
  readonly words: string | undefined;
  /** Whether fields or texts say `said`. */
  readonly isTold: boolean;
  readonly said: Partial<Record<StoredTerm, readonly string[]>>;
}

const database = setUp(openTestDatabase);
let fed: readonly Fed[] = [];

type Written = Omit<Fed, 'job' | 'weekly' | 'terms'> & { readonly feed: FeedJob };

/** Every way to write pay with every period and amount; terms stand in fields, in texts or in both by turns. */
function write(): readonly Written[] {
  const ways = [
    ...IN_PARTS.map((parts) => ({ parts, words: undefined })),
    ...IN_WORDS.map((words) => ({ parts: undefined, words })),
  ];
  const pays = AMOUNTS.flatMap(([min, max]) =>
    PERIODS.flatMap(([name, period, weeks]) =>
      ways.map((way) => ({ given: { min, max, period: name }, period, weeks, way })),
    ),
  );
  return pays.map(({ given, period, weeks, way }, index) => {
    const beside = BESIDE[index % BESIDE.length] ?? '';
    const { fields, text, said } = TERMS[Math.floor(index / 4) % TERMS.length] ?? {
      fields: {},
      text: '',
      said: {},
    };
    const where = index % 4;
    const words = way.words?.(given);
    const feed = feedJob(`G-${index}`, {
      ...{ city: 'León', state: 'Guanajuato', country: 'México' },
      ...(words === undefined ? way.parts?.(given) : { salary: words }),
      ...(where % 2 === 0 && fields),
      description: `<p>${beside}</p><p>${where < 2 ? text : 'Únete.'}</p>`,
    });
    return { feed, given, period, weeks, words, said, isTold: where < 3 };
  });
}

beforeAll(async () => {
  await resetJobs(database);
  const written = write();
  const report = await imported(database, feedXml(...written.map(({ feed }) => feed)));
  expect(report).toMatchObject({ added: written.length, skipped: [] });
  const rows = new Map(
    (await loadAllJobs(database)).map((row) => [row.reference_number, row] as const),
  );
  fed = written.flatMap((one, index) => {
    const row = rows.get(`G-${index}`);
    return row === undefined
      ? []
      : [{ ...one, job: toJob(row), weekly: row.pay_weekly, terms: Number(row.terms) }];
  });
}, 300_000);

const amountsIn = (text: string) =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, digits = '']) => Number(digits.replaceAll(',', '')));

/** Null where no filter goes by it. */
function leastAWeek({ min }: Given, weeks: number | undefined): number | null {
  const least = weeks === undefined ? 0 : Math.floor(min / weeks + 1e-6);
  return least >= 700 && least <= 25_000 ? least : null;
}

const endsOf = ({ min, max }: Given) => [...new Set([min, max])];

describe('of jobs of feeds in every shape', () => {
  it('cards say the amounts that the feed gave, and its own words where it has words', () => {
    expect(fed.length).toBe(AMOUNTS.length * PERIODS.length * (IN_PARTS.length + IN_WORDS.length));
    for (const { job, given, words, period } of fed) {
      const { pay } = toCardTexts(job, JOB_WORDS);
      if (words !== undefined) expect(pay, job.referenceNumber).toBe(words);
      else {
        expect(amountsIn(pay), job.referenceNumber).toEqual(endsOf(given));
        expect(pay, job.referenceNumber).toContain(JOB_WORDS[period]);
      }
    }
  });

  it('search engines are told no other amount', () => {
    for (const { job, given, period } of fed) {
      const told = JSON.stringify(toJobPosting(job) ?? {});
      const times = period === 'fortnight' ? 2 : 1;
      const amounts = [...told.matchAll(/"(?:value|minValue|maxValue)":(\d+)/g)].map(([, at]) =>
        Number(at),
      );
      if (told.includes('baseSalary'))
        expect(amounts, job.referenceNumber).toEqual(endsOf(given).map((at) => at * times));
    }
  });

  it('filters go by the least that the feed gave, whatever else the text says of money', () => {
    for (const { job, weekly, given, weeks, words } of fed) {
      const least = leastAWeek(given, weeks);
      const told = `${job.referenceNumber} ${words ?? JSON.stringify(job.details.pay)}`;
      expect(words === undefined ? [least] : [null, least], told).toContain(weekly);
    }
  });

  it('filters find what fields or texts say, and nothing else', () => {
    const differing = fed.flatMap(({ job, terms, said, isTold }) =>
      (['shift', 'days', 'vehicle', 'licence'] as const).flatMap((term) => {
        const right = isTold ? (said[term] ?? []) : [];
        const others = maskOf(term) - maskOf(term, right);
        const isRight =
          !hasMask(terms, others) && right.every((value) => hasMask(terms, maskOf(term, [value])));
        return isRight ? [] : [{ term, right, details: job.details, text: job.description }];
      }),
    );
    expect(differing).toEqual([]);
  });
});
