import { expect, it } from 'vitest';
import type { RawJob } from './feed-item.ts';
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
  ['catorcenal', 'fortnight'],
  ['cada semana', 'week'],
  ['/mes', 'month'],
  ['per yr', 'month'],
  ['MENSUAL NETO', 'month'],
  ['mensual (bruto)', 'month'],
  ['Pago semanal', 'week'],
  ['weekly_salary', 'week'],
  ['cada 15 días', 'fortnight'],
  ['c/15 dias', 'fortnight'],
  ['cada catorce días', 'fortnight'],
  ['twice a month', 'fortnight'],
  ['S', 'week'],
  ['Q', 'fortnight'],
  ['M', 'month'],
  ['cada 3 días', undefined],
  ['por viaje', undefined],
  ['semanalmente no', undefined],
])('a pay %s has its period', (period, expected) => {
  const { pay, told } = read({ pay: `<min>2500</min><period>${period}</period>` });
  expect(pay?.period).toBe(expected);
  expect(told).toEqual(expected === undefined ? ['pay-period-unknown'] : []);
});

it.each([
  ['2,500.00', 2500],
  ['12 500', 12_500],
  ['MXN 2500', 2500],
  ['$2,500.50 M.N.', 2500.5],
  ['12.000', 12_000],
  ['12.500,50', 12_500.5],
  ['12 mil', 12_000],
  ['12.5k', 12_500],
  ['95.5', 95.5],
  ['$8,000.00 MXN neto', 8000],
  ['desde 8,000', 8000],
  ['8000 netos', 8000],
  ['8,000 aprox.', 8000],
  ['$8´000', 8000],
  ['8,000.ºº', 8000],
  ['8,000.-', 8000],
  ['８０００', 8000],
  ['a convenir', undefined],
  ['1.2.3', undefined],
  ['-5', undefined],
])('%s is an amount', (text, amount) => {
  const { pay, told } = read({ pay: `<min>${text}</min><period>mes</period>` });
  expect(pay?.min).toBe(amount);
  expect(told).toEqual(amount === undefined ? ['pay-unreadable'] : []);
});

it.each([
  ...['MXN', 'mxn', 'M.N.', '$', 'pesos', 'Pesos mexicanos', 'MX$'],
  ...['Mex$', '484', 'Pesos Mexicanos (MXN)', 'MXN - Peso'],
])('%s is the currency of Mexico', (currency) => {
  const { pay } = read({ pay: `<min>1</min><currency>${currency}</currency>` });
  expect(pay?.currency).toBe('MXN');
});

const WHOLE = { min: 12_000, max: 15_000, currency: 'MXN', period: 'month' };

it.each<[keyof RawJob['fields'], string]>([
  ['pay', '<minimum>12000</minimum><maximum>15000</maximum><moneda>MXN</moneda><unit>mes</unit>'],
  [
    'pay',
    '<range><from>12000</from><to>15000</to></range>\n<currency>MXN</currency><period>MONTH</period>',
  ],
  [
    'salary',
    '<mínimo>12000</mínimo><máximo>15000</máximo><moneda>pesos</moneda><periodo>mensual</periodo>',
  ],
  [
    'salary',
    '<currency>MXN</currency><value><minValue>12000</minValue><maxValue>15000</maxValue><unitText>MONTH</unitText></value>',
  ],
  [
    'salary',
    '<Min currency="MXN">12000</Min><Max>15000</Max><Currency>MXN</Currency><Period>Monthly</Period>',
  ],
  [
    'salary',
    '<highend><amount>15000</amount></highend><lowend><amount>12000</amount><currencycode>MXN</currencycode></lowend><type>BASE_SALARY</type><period>MONTHLY</period>',
  ],
  [
    'salary',
    '<salary_min>12000</salary_min><salary_max>15000</salary_max><salary_currency>MXN</salary_currency><salary_period>mensual</salary_period>',
  ],
])('the elements of <%s> are read: %s', (field, text) => {
  expect(read({ [field]: text })).toEqual({ pay: WHOLE, told: [] });
});

it.each(['<amount>12000-15000</amount>', '<min>$12,000.00 a $15,000.00</min>'])(
  'one element may hold both amounts: %s',
  (amounts) => {
    const { pay, told } = read({ pay: `${amounts}<period>mes</period>` });
    expect([pay, told]).toEqual([{ min: 12_000, max: 15_000, period: 'month' }, []]);
  },
);

it('a single amount is the least', () => {
  const { pay } = read({ salary: '<amount>12000</amount><period>mes</period>' });
  expect(pay).toEqual({ min: 12_000, period: 'month' });
});

it('the words of one field stand beside the amounts of the other', () => {
  const given = { pay: '<min>4000</min><period>semana</period>', salary: 'Desde $4,000 semanales' };
  expect(read(given).pay).toEqual({ min: 4000, period: 'week', text: 'Desde $4,000 semanales' });
});

it('pay in words stays in words, and one without a period is told', () => {
  expect(read({ pay: '2,500 a la semana' })).toEqual({
    pay: { text: '2,500 a la semana', period: 'week' },
    told: [],
  });
  const bare = { pay: { text: '$12,000 - $15,000' }, told: ['pay-period-unknown'] };
  expect(read({ salary: '$12,000 - $15,000' })).toEqual(bare);
  expect(read({ pay: ' ' })).toEqual({ pay: undefined, told: [] });
});

it.each([
  ['12000', { min: 12_000 }],
  ['$12,000 - $15,000', { min: 12_000, max: 15_000 }],
  ['12 mil a 15 mil', { min: 12_000, max: 15_000 }],
  ['12 a 15 mil', { min: 12_000, max: 15_000 }],
  ['De $12,000 a $15,000', { min: 12_000, max: 15_000 }],
  ['entre 12k y 15k', { min: 12_000, max: 15_000 }],
  ['12000 más bonos', { text: '12000 más bonos' }],
])('a bare amount whose period stands beside it is no text: %s', (salary, amounts) => {
  const pay = '<period>mensual</period>';
  expect(read({ salary, pay })).toEqual({ pay: { ...amounts, period: 'month' }, told: [] });
  expect(read({ pay: salary + pay })).toEqual({ pay: { ...amounts, period: 'month' }, told: [] });
});

it('of nothing is none', () => {
  for (const salary of ['0', '$0.00', '$0 - $0', '0.00 MXN'])
    expect(read({ salary })).toEqual({ pay: undefined, told: [] });
  const open = '<min>8000</min><max>0</max><period>mes</period>';
  expect(read({ pay: open })).toEqual({ pay: { min: 8000, period: 'month' }, told: [] });
});

it.each(['$8,000.00 MXN neto', '8 mil', 'Desde 8,000', 'MX$8,000–MX$10,000', '8k-10k'])(
  'words that say an amount and not what it is for are told: %s',
  (salary) => {
    expect(read({ salary })).toEqual({ pay: { text: salary }, told: ['pay-period-unknown'] });
  },
);

it.each([
  'A convenir',
  '$1,200 por turno de 12 horas',
  '$15 por entrega',
  'Pago semanal',
  '$12,000 mensuales, pago semanal',
])('words that say what they are for, or no amount, are not: %s', (salary) => {
  expect(read({ salary })).toEqual({ pay: { text: salary }, told: [] });
});

it.each([
  ['8 mil quincenales', 'fortnight'],
  ['$4,000 cada 15 días', 'fortnight'],
  ['2,500 x sem', 'week'],
  ['$12,000/mes', 'month'],
  ['$350 al día', 'day'],
  ['$45 por hora', 'hour'],
])('words have the one period that they say: %s', (salary, period) => {
  expect(read({ salary })).toEqual({ pay: { text: salary, period }, told: [] });
});

function read(fields: RawJob['fields']) {
  const told: string[] = [];
  return { pay: toJobPay({ fields }, (code) => told.push(code)), told };
}
