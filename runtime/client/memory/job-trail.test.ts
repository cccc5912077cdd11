// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { toSavedJob } from '../../jobs/saved-job.ts';
import { createJob } from '../../testing/job.ts';
import { markApplied } from '../apply/applied-jobs.ts';
import { deedOf, forgetViewed, rememberTrail, settleTrail, trailOf } from './job-trail.ts';

const jobOf = (urlSlug: string, agencyId = 'agency') =>
  toSavedJob(createJob({ id: urlSlug, urlSlug, agencyId }));
const slugs = () => trailOf('agency').map(({ job }) => job.urlSlug);

beforeEach(() => localStorage.clear());

it('has each job once, the newest first, and those of the agency alone', () => {
  for (const slug of ['a', 'b', 'a']) rememberTrail(jobOf(slug), 'viewed');
  rememberTrail(jobOf('x', 'otra'), 'viewed');
  expect(slugs()).toEqual(['a', 'b']);
});

it('keeps that somebody applied when the job is looked at again', () => {
  rememberTrail(jobOf('a'), 'leaving');
  rememberTrail(jobOf('a'), 'viewed');
  expect(deedOf(jobOf('a'))).toBe('leaving');
  settleTrail(jobOf('a'), true);
  rememberTrail(jobOf('a'), 'viewed');
  expect(deedOf(jobOf('a'))).toBe('applied');
  settleTrail(jobOf('a'), false);
  expect(deedOf(jobOf('a'))).toBe('viewed');
});

it('forgets what was looked at, and keeps what was applied for', () => {
  rememberTrail(jobOf('a'), 'viewed');
  rememberTrail(jobOf('b'), 'applied');
  rememberTrail(jobOf('x', 'otra'), 'viewed');
  forgetViewed('agency');
  expect([slugs(), trailOf('otra')]).toEqual([['b'], [expect.anything()]]);
});

it('keeps what was applied for by a form of this site, and what any number of opened jobs came after', () => {
  rememberTrail(jobOf('chat'), 'applied');
  rememberTrail(jobOf('7'), 'viewed');
  markApplied('7');
  for (let i = 0; i < 70; i += 1) rememberTrail(jobOf(`v-${i}`), 'viewed');
  expect(slugs()).toHaveLength(62);
  forgetViewed('agency');
  expect(slugs()).toEqual(['7', 'chat']);
});

it('holds sixty jobs, without their descriptions', () => {
  for (let i = 0; i < 70; i += 1) rememberTrail(jobOf(`v-${i}`), 'viewed');
  expect(slugs()).toHaveLength(60);
  expect(slugs()[0]).toBe('v-69');
  expect(localStorage.getItem('rumbo_mine')).not.toContain('<p>');
});

it.each(['{', '7', '[null, {"job": 1, "deed": "viewed"}, {"job": {"id": "1"}, "deed": "x"}]'])(
  'counts rubbish in the storage as nothing: %s',
  (stored) => {
    localStorage.setItem('rumbo_mine', stored);
    expect(trailOf('agency')).toEqual([]);
  },
);
