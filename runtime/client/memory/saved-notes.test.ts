// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toSavedJob } from '../../jobs/saved-job.ts';
import { createJob } from '../../testing/job.ts';
import { savedJobsOf, toggleSavedJob } from './saved-jobs.ts';
import { keepNote } from './saved-notes.ts';

const ONE = toSavedJob(createJob({ id: '1', urlSlug: 'uno' }));
const TWO = toSavedJob(createJob({ id: '2', urlSlug: 'dos' }));

const notes = () => savedJobsOf(ONE.agencyId).map(({ urlSlug, note }) => [urlSlug, note]);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());
// What an empty list takes along is loaded late.
afterAll(() => vi.dynamicImportSettled());

describe('a note', () => {
  it('stands with its job, and goes when it is empty', () => {
    for (const job of [TWO, ONE]) toggleSavedJob(job);
    expect(keepNote(ONE, '  Hablé con Lupe\n')).toBe(true);
    expect(notes()).toEqual([
      ['uno', 'Hablé con Lupe'],
      ['dos', undefined],
    ]);
    keepNote(ONE, ' ');
    expect(localStorage.getItem('SAVED_JOBS')).not.toContain('note');
  });

  it('goes with its job, and comes back where the same page saves it again', () => {
    toggleSavedJob(ONE);
    keepNote(ONE, 'Turno bueno');
    toggleSavedJob(ONE);
    expect(localStorage.getItem('SAVED_JOBS')).not.toContain('Turno');
    toggleSavedJob(ONE);
    expect(notes()).toEqual([['uno', 'Turno bueno']]);
  });

  it('is not another job’s', () => {
    toggleSavedJob(ONE);
    keepNote(ONE, 'Turno bueno');
    toggleSavedJob(ONE);
    toggleSavedJob(TWO);
    expect(notes()).toEqual([['dos', undefined]]);
  });

  it('of a job that is not saved is nowhere', () => {
    keepNote(ONE, 'Turno bueno');
    expect(notes()).toEqual([]);
  });

  it('says whether the browser kept it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(keepNote(ONE, 'Turno bueno')).toBe(false);
  });
});
