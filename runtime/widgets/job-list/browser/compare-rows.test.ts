// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { toSavedJob } from '../../../jobs/saved-job.ts';
import { createJob } from '../../../testing/job.ts';
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
    expect(rows).toEqual(['place', 'vehicle', 'pay =', 'employmentType =']);
  });

  it('say nothing where a job says nothing', () => {
    const [licence] = compareRows([
      compared({ details: { licence: 'Tipo A' } }),
      compared({ details: {} }),
    ]);
    expect(licence).toEqual({ field: 'licence', texts: ['Tipo A', ''], isSame: false });
  });

  it('hold benefits, distance and the visitor’s note', () => {
    localStorage.setItem('rumbo_zone', 'León, Guanajuato, México--21.12---101.68');
    const point = { latitude: 21.12, longitude: -101.58 };
    const one = compared({ details: { benefits: ['IMSS', 'Vales', 'IMSS'] }, point });
    const two = compared({ details: {}, point: null });
    const noted = { ...two, job: { ...two.job, note: 'Llamar' } };
    const rows = compareRows([one, noted], { far: 'a {km} km', near: 'cerca' });
    expect(rows.filter(({ isSame }) => !isSame)).toEqual([
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
    expect(rows).toEqual(['place =', 'employmentType =']);
  });

  it('are made of what the browser has where the service did not answer', () => {
    const job = { details: { schedule: 'Lunes a sábado', vehicle: 'Camioneta' } };
    const rows = fields(compared(job, { answer: undefined }), compared({ details: {} }));
    expect(rows).toEqual(['schedule', 'place =', 'employmentType =']);
  });
});
