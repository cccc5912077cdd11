// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { rememberedJobs } from '../../client/memory/job-history.ts';
import { deedOf } from '../../client/memory/job-trail.ts';
import { keepVisitSource } from '../../client/memory/visit-source.ts';
import { toSavedJob } from '../../jobs/saved-job.ts';
import { createJob } from '../../testing/job.ts';

await import('./apply-links.ts');
await import('./ask-applied.ts');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function follow(href: string, { append = true, event = 'CTA_Click', shown = '7' } = {}): string {
  document.body.innerHTML = `<div ${append ? 'data-append-tracking' : ''}>
    <article ${shown && `data-shown-job="${shown}" data-agency="entregas"`}>
    <a data-event="${event}"><b>Aplicar</b></a></article></div>`;
  const link = document.querySelector('a');
  link?.setAttribute('href', href);
  link?.addEventListener('click', (clicked) => clicked.preventDefault());
  for (let times = 0; times < 2; times++) link?.querySelector('b')?.click();
  return link?.getAttribute('href') ?? '';
}

const ARRIVED =
  'https://empleos.example/job/x?utm_source=f%26b&source=qr&utm_=no&gclid=1&fbclid=2&jobId=3&userId=4';

it('takes along where the visitor came from, once, and nothing that tells who it is', () => {
  location.href = ARRIVED;
  expect(follow('https://chat.example/a?b=1#c')).toBe(
    'https://chat.example/a?b=1&utm_source=f%26b&source=qr#c',
  );
});

it('takes it along from the page where the visit began', () => {
  location.href = 'https://empleos.example/home?utm_campaign=mayo';
  keepVisitSource();
  location.href = 'https://empleos.example/job/x?returnToUrl=%2Fhome';
  expect(follow('https://empleos.example/aplicar/web?jobId=7')).toBe(
    'https://empleos.example/aplicar/web?jobId=7&utm_campaign=mayo',
  );
});

it('changes nothing that the link says already', () => {
  location.href = ARRIVED;
  expect(follow('https://chat.example/?source=feed')).toBe(
    'https://chat.example/?source=feed&utm_source=f%26b',
  );
});

it('leaves other links alone, and all of a site that does not want it', () => {
  location.href = ARRIVED;
  expect(follow('https://chat.example/', { append: false })).toBe('https://chat.example/');
  expect(follow('https://chat.example/', { event: 'Tab_Change' })).toBe('https://chat.example/');
  expect(follow('https://chat.example/', { shown: '' })).toBe('https://chat.example/');
});

it('remembers the job that was applied for, also where no source is passed on', () => {
  follow('https://chat.example/', { append: false });
  expect(rememberedJobs('entregas', 'applied')).toEqual(['7']);
  expect(rememberedJobs('entregas', 'viewed')).toEqual([]);
});

it('takes a job as applied for when its link is opened in another tab, not when its menu is', () => {
  follow('https://chat.example/');
  localStorage.clear();
  const link = document.querySelector('a');
  link?.dispatchEvent(new MouseEvent('auxclick', { button: 2, bubbles: true }));
  expect(rememberedJobs('entregas', 'applied')).toEqual([]);
  link?.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true }));
  expect(rememberedJobs('entregas', 'applied')).toEqual(['7']);
});

it('keeps the job whose form or chat was opened, and asks of the chat alone what came of it', () => {
  const job = toSavedJob(createJob({ id: '7', urlSlug: 'chofer' }));
  const open = (target: string) => {
    document.body.innerHTML = `<article data-shown-job="7" data-slug="chofer" data-agency="entregas">
      <a data-event="CTA_Click" ${target} href="#">Aplicar</a></article>
      <script type="application/json" data-jobs>${JSON.stringify([job])}</script>`;
    const link = document.querySelector('a');
    link?.addEventListener('click', (clicked) => clicked.preventDefault());
    link?.click();
    return deedOf(job);
  };
  expect(open('')).toBe('viewed');
  expect(open('target="_blank"')).toBe('leaving');
});
