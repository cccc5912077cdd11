import type { DemoPay, PayPeriod } from './demo-feed-document.ts';
import { drawInteger, type Random } from './random.ts';

/** A job's pay in pesos, and the same in words. */
export interface JobPay {
  readonly min: number;
  readonly max: number;
  readonly period: PayPeriod;
  readonly text: string;
}

/** Pay is advertised in round numbers, rounder the longer the period. */
const STEPS: Readonly<Record<PayPeriod, number>> = { hour: 1, day: 10, week: 50, month: 100 };

const PERIOD_TEXTS: Readonly<Record<PayPeriod, string>> = {
  hour: 'por hora',
  day: 'al día',
  week: 'a la semana',
  month: 'al mes',
};

const pesos = new Intl.NumberFormat('es-MX');

/** @param factor what the city pays, compared with the range: 1.1 is ten per cent more */
export function drawPay(random: Random, range: DemoPay, factor: number): JobPay {
  const { period, from, to, notes = [] } = range;
  const step = STEPS[period];
  const round = (amount: number) => Math.ceil((amount * factor) / step) * step;
  const min = round(drawInteger(random, from[0], from[1]));
  const max = round(drawInteger(random, to[0], to[1]));
  const note = notes[drawInteger(random, 0, notes.length)];
  const amount =
    min === max ? `$${pesos.format(min)}` : `$${pesos.format(min)} a $${pesos.format(max)}`;
  const text = `${amount} ${PERIOD_TEXTS[period]}${note === undefined ? '' : ` + ${note}`}`;
  return { min, max, period, text };
}
