import type { Random } from '#server/demo/random.ts';
import { type InventedJob, pick } from './invent-person.ts';

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** One hand's way to write the months of a job. */
export interface MonthDates {
  spanOf(job: InventedJob): string;
}

/** Chosen by chance among those that people use. */
export function monthDates(random: Random): MonthDates {
  const dateOf = pick<(month: string) => string>(random, [
    (month) => `${nameOf(month)} ${month.slice(0, 4)}`,
    (month) => `${nameOf(month).slice(0, 3)}. ${month.slice(0, 4)}`,
    (month) => `${nameOf(month)} de ${month.slice(0, 4)}`,
    (month) => `${month.slice(5)}/${month.slice(0, 4)}`,
  ]);
  const now = pick(random, ['Actualidad', 'a la fecha', 'Actual', 'presente']);
  const between = pick(random, [' – ', ' - ', ' a ']);
  return {
    spanOf: ({ from, to }) => {
      const end = to === null ? now : dateOf(to);
      return end === 'a la fecha' ? `${dateOf(from)} ${end}` : dateOf(from) + between + end;
    },
  };
}

function nameOf(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? '';
}
