import { expect, it } from 'vitest';
import { toJobPay } from './job-pay.ts';

it.each([
  ['semanal', 'week'],
  ['Semanales', 'week'],
  ['por semana', 'week'],
  ['a la semana', 'week'],
  ['weekly', 'week'],
  ['mensual', 'month'],
  ['al mes', 'month'],
  ['MENSUALES', 'month'],
  ['diario', 'day'],
  ['por día', 'day'],
  ['x dia', 'day'],
  ['por hora', 'hour'],
  ['hr.', 'hour'],
  ['quincenal', 'fortnight'],
  ['por quincena', 'fortnight'],
  ['catorcenal', undefined],
  ['semanalmente no', undefined],
])('a pay %s has its period', (period, expected) => {
  const told: string[] = [];
  const job = { line: 1, fields: {}, benefits: [], others: {}, pay: { min: '2500', period } };
  const pay = toJobPay(job, (code) => told.push(code));
  expect(pay?.period).toBe(expected);
  expect(told).toEqual(expected === undefined ? ['pay-period-unknown'] : []);
});
