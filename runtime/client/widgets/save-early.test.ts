// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { toSavedJob } from '../../jobs/saved-job.ts';
import { createJob } from '../../testing/job.ts';
import { saveEarly } from './save-early.ts';

const ONE = toSavedJob(createJob({ id: '1', urlSlug: 'uno' }));
const TWO = toSavedJob(createJob({ id: '2', urlSlug: 'dos' }));

const stored = () => localStorage.getItem('SAVED_JOBS');

function tap(urlSlug: string): void {
  document.querySelector<HTMLElement>(`[data-save-job="${urlSlug}"]`)?.click();
}

document.addEventListener('click', saveEarly);

beforeEach(() => {
  localStorage.clear();
  const buttons = [ONE, TWO].map(
    ({ urlSlug, agencyId }) =>
      `<button data-save-job="${urlSlug}" data-agency="${agencyId}"><svg></svg></button>`,
  );
  document.body.innerHTML = `${buttons.join('')}<script type="application/json" data-jobs></script>`;
  const data = document.querySelector('script');
  if (data) data.textContent = JSON.stringify([ONE, TWO]);
});

it('saves the job of a tapped heart, newest first', () => {
  tap('uno');
  tap('dos');
  expect(JSON.parse(stored() ?? '')).toEqual([TWO, ONE]);
});

it('takes a job out that was saved, and none of another agency', () => {
  const other = { ...ONE, id: '3', agencyId: 'otra' };
  localStorage.setItem('SAVED_JOBS', JSON.stringify([ONE, other]));
  tap('uno');
  expect(JSON.parse(stored() ?? '')).toEqual([other]);
});

it('does nothing by other taps, and leaves what it cannot read', () => {
  document.body.click();
  expect(stored()).toBeNull();
  localStorage.setItem('SAVED_JOBS', '{"a":1}');
  tap('uno');
  expect(stored()).toBe('{"a":1}');
});
