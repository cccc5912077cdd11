// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { toSavedJob } from '../../../jobs/saved-job.ts';
import { createJob } from '../../../testing/job.ts';
import { JOB_WORDS } from '../../../testing/job-words.ts';
import { type ComparedJob, compareRows } from './compare-rows.ts';

function compared(fields: Partial<Job>, extra: Partial<ComparedJob> = {}): ComparedJob {
  const job = createJob(fields);
  return { job: toSavedJob(job), answer: { details: job.details, point: job.point }, ...extra };
}

afterEach(() => localStorage.clear());

const fields = (...jobs: ComparedJob[]) =>
  compareRows(jobs).map(({ field, isSame }) => (isSame ? `${field} =` : field));

describe('the rows of compared jobs', () => {
  it('begin with what differs', () => {
    const pay = { text: '$3,000 a la semana' };
    const rows = fields(
      compared({ city: 'León', details: { pay, vehicle: 'Motocicleta' } }),
      compared({ city: 'Celaya', details: { pay, vehicle: 'Camioneta' } }),
    );
    expect(rows).toEqual(['place', 'vehicle', 'pay =', 'employmentType =', 'schedule', 'licence']);
  });

  it('say nothing where a job says nothing', () => {
    const licence = compareRows([
      compared({ details: { licence: 'Tipo A' } }),
      compared({ details: {} }),
    ]).find(({ field }) => field === 'licence');
    expect(licence).toEqual({ field: 'licence', texts: ['Tipo A', ''], isSame: false });
  });

  it('stand for pay, hours and licence even where no job tells them, after all that is told', () => {
    const rows = compareRows([compared({ details: {} }), compared({ details: {} })]);
    expect(rows.slice(-3)).toEqual(
      ['pay', 'schedule', 'licence'].map((field) => ({ field, texts: ['', ''], isSame: false })),
    );
  });

  it('never tell an amount of nothing for pay that is not told', () => {
    const pays = [
      { min: 0, period: 'week' },
      { min: 0, max: 2500, period: 'week' },
    ] as const;
    const rows = compareRows(
      pays.map((pay) => compared({ details: { pay } })),
      JOB_WORDS,
    );
    expect(rows.find(({ field }) => field === 'pay')?.texts).toEqual(['', '$2,500 por semana']);
  });

  it('stand for the distance once the visitor has a zone', () => {
    const jobs = [compared({ point: null }), compared({ point: null })];
    const hasDistance = () => compareRows(jobs).some(({ field }) => field === 'distance');
    expect(hasDistance()).toBe(false);
    localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
    expect(hasDistance()).toBe(true);
  });

  it('hold benefits, distance and the visitor’s note', () => {
    localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
    const point = { latitude: 21.12, longitude: -101.58 };
    const one = compared({ details: { benefits: ['IMSS', 'Vales', 'IMSS'] }, point });
    const two = compared({ details: {}, point: null });
    const noted = { ...two, job: { ...two.job, note: 'Llamar' } };
    const rows = compareRows([one, noted], { far: 'a {km} km', near: 'cerca' });
    const told = rows.filter(({ isSame, texts }) => !isSame && texts.some(Boolean));
    expect(told).toEqual([
      { field: 'distance', texts: ['a 10 km', ''], isSame: false },
      { field: 'benefits', texts: ['IMSS, Vales', ''], isSame: false },
      { field: 'note', texts: ['', 'Llamar'], isSame: false },
    ]);
  });

  it('take an answer that is something else for none', () => {
    const details = { vehicle: 7, licence: null, benefits: 'todas' };
    const rows = fields(
      compared({ details: {} }, { answer: { details } }),
      compared({ details: {} }),
    );
    expect(rows).toEqual(['place =', 'employmentType =', 'pay', 'schedule', 'licence']);
  });

  it('are made of what the browser has where the service did not answer', () => {
    const job = { details: { schedule: 'Lunes a sábado', vehicle: 'Camioneta' } };
    const rows = fields(compared(job, { answer: undefined }), compared({ details: {} }));
    expect(rows).toEqual(['schedule', 'place =', 'employmentType =', 'pay', 'licence']);
  });
});
