// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { isSaved, onSavedJobsChange, savedJobsOf } from './saved-jobs.ts';

beforeEach(() => localStorage.clear());

it('tells a page that comes back from the browser’s memory', () => {
  const listener = vi.fn();
  onSavedJobsChange(listener);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(listener).toHaveBeenCalledOnce();
});

it.each(['{', '7', 'null', '[null, 1, {"urlSlug": 5}]', '[{"agencyId": "uno", "urlSlug": "x"}]'])(
  'counts rubbish in the storage as nothing: %s',
  (stored) => {
    localStorage.setItem('SAVED_JOBS', stored);
    expect(savedJobsOf('uno')).toEqual([]);
    expect(isSaved('uno', 'x')).toBe(false);
  },
);
