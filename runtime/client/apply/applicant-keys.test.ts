// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { removeSavedJobs } from '../memory/saved-jobs.ts';
import {
  forgetSubmission,
  readProgress,
  readSubmissionId,
  rememberSubmission,
  replaceSubmission,
  savedValues,
  saveValues,
  wipeApplicant,
} from './applicant-keys.ts';
import { isApplied, markApplied, markDropOffApplied } from './applied-jobs.ts';
import { removeText } from './device-storage.ts';
import type { FormSubject } from './form-subject.ts';

afterEach(() => {
  vi.restoreAllMocks();
  for (const key of ['submissions', 'submissionId', 'applied']) removeText(key);
  localStorage.clear();
});

const about = (rest: Partial<FormSubject> = {}): FormSubject => ({
  siteId: 'uno',
  agencyId: 'agency-a',
  channel: 'web',
  version: 'v2',
  formId: 'solicitud',
  stage: 0,
  query: '',
  ...rest,
});

const NOTICE = { text: 'Aviso', version: '1', voluntary: ['alertas'] };

describe('the submission that an application goes on with', () => {
  it('is the one of its job or form, never of another', () => {
    rememberSubmission(about({ jobId: '7' }), 'siete', 2);
    expect(readSubmissionId(about({ jobId: '7' }))).toBe('siete');
    expect(readProgress(about({ jobId: '7' }))?.pageNumber).toBe(2);
    expect(readSubmissionId(about({ jobId: '8' }))).toBeUndefined();
    expect(readSubmissionId(about())).toBeUndefined();
    expect(localStorage.getItem('submissionId')).toBe('siete');
  });

  it('is first the one of the address', () => {
    rememberSubmission(about(), 'propia', 0);
    expect(readSubmissionId(about({ query: '?submissionId=otra' }))).toBe('otra');
    expect(readSubmissionId(about({ query: '?submissionId=' }))).toBe('propia');
  });

  it('is none once it has gone, also where the address still names it', () => {
    const named = about({ query: '?submissionId=ida' });
    replaceSubmission(named, 'ida');
    expect(readSubmissionId(named)).toBeUndefined();
    rememberSubmission(named, 'nueva', 1);
    expect(readSubmissionId(named)).toBe('nueva');
  });

  it('goes with its application, those of others stay', () => {
    rememberSubmission(about({ jobId: '7' }), 'siete', 0);
    rememberSubmission(about({ jobId: '8' }), 'ocho', 0);
    forgetSubmission(about({ jobId: '7' }));
    expect(localStorage.getItem('submissionId')).toBe('ocho');
    forgetSubmission(about({ jobId: '8' }));
    expect(localStorage.getItem('submissionId')).toBeNull();
    expect(localStorage.getItem('submissions')).toBeNull();
  });
});

it.each([
  '{',
  '7',
  '[]',
  '{"solicitud":{"submissionId":5}}',
  `{"solicitud":{"submissionId":"${'x'.repeat(101)}"}}`,
])('what somebody else wrote is no submission: %s', (stored) => {
  localStorage.setItem('submissions', stored);
  localStorage.setItem('applied', stored);
  localStorage.setItem('values_v2', stored);
  expect(readSubmissionId(about())).toBeUndefined();
  expect(isApplied('solicitud')).toBe(false);
  expect(savedValues('uno')).toBeUndefined();
});

it('values are kept by site, with the notice that was agreed to', () => {
  const saved = { values: { nombre: ['Ana'] }, formId: 'solicitud', notice: NOTICE };
  saveValues('uno', saved);
  saveValues('dos', { ...saved, resumeFrom: 'abc', location: 'León' });
  expect(savedValues('uno')).toEqual(saved);
  expect(savedValues('dos')).toMatchObject({ resumeFrom: 'abc', location: 'León' });
});

it('the next person finds nothing', async () => {
  rememberSubmission(about(), 'propia', 1);
  saveValues('uno', { values: { nombre: ['Ana'] }, formId: 'solicitud', notice: NOTICE });
  markApplied('solicitud');
  markDropOffApplied('solicitud');
  expect(localStorage.getItem('dropOffApplied')).toBe('["solicitud"]');
  localStorage.setItem('_juid', 'visitor');
  wipeApplicant();
  await vi.dynamicImportSettled();
  expect(Object.keys(localStorage)).toEqual(['rumbo_person_left']);
});

it('the id of the visitor stays for saved jobs, and goes with the last of them', async () => {
  localStorage.setItem('_juid', 'visitor');
  localStorage.setItem('SAVED_JOBS', '[{"urlSlug":"moto-1","agencyId":"a","id":"1"}]');
  wipeApplicant();
  await vi.dynamicImportSettled();
  expect(localStorage.getItem('_juid')).toBe('visitor');
  removeSavedJobs('a', new Set(['moto-1']));
  await vi.dynamicImportSettled();
  expect(localStorage.getItem('_juid')).toBeNull();
});

it('where storage refuses everything the page itself remembers', () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  rememberSubmission(about(), 'propia', 1);
  markApplied('solicitud');
  expect([readSubmissionId(about()), isApplied('solicitud')]).toEqual(['propia', true]);
});
