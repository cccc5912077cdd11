// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { neighboursOf } from './opened-list.ts';
import { rememberOpenedLists } from './remember-list.ts';

rememberOpenedLists();

const card = (slug: string) =>
  `<li><article data-card><a data-job="${slug}" href="/job/${slug}?returnToUrl=%2Fb">${slug}</a></article></li>`;

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = `<ul>${['uno', 'dos', 'tres'].map(card).join('')}</ul>`;
  document.querySelector<HTMLElement>('[data-job="dos"]')?.click();
});

it('knows the jobs before and after one in the list that it was opened from', () => {
  const titles = (slug: string) => neighboursOf(slug).map((job) => job?.title);
  expect(titles('dos')).toEqual(['uno', 'tres']);
  expect(titles('uno')).toEqual([undefined, 'dos']);
  expect(titles('otra')).toEqual([]);
  expect(neighboursOf('uno')[1]?.href).toBe('/job/dos?returnToUrl=%2Fb');
});

it('leads to no other site, whatever somebody wrote there', () => {
  const foreign = [{ slug: 'a', href: '//mal.example', title: 'x' }, 7, null, { slug: 'b' }];
  sessionStorage.setItem('rumbo_list', JSON.stringify(foreign));
  expect(neighboursOf('a')).toEqual([]);
});
