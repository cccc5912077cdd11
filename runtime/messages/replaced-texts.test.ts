// @vitest-environment jsdom
import { memoize } from 'lodash-es';
import { describe, expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { currentVersion } from '#schemas/documents/widget-version.ts';
import type { ApiPort } from '../data/api-port.ts';
import { loadQueries } from '../data/query.ts';
import { sampleRegistry } from '../generated/sample-registry.ts';
import { serverRegistry } from '../generated/server-registry.ts';
import { createJob } from '../testing/job.ts';
import { noForms } from '../testing/no-forms.ts';
import { testPage } from '../testing/page.ts';
import { renderTestPage, toBody, toDocument } from '../testing/render.ts';
import { defaultMessages } from './messages.ts';

const PLACEHOLDER = /\{\w+\}/g;
/** Shorter texts, such as "de" or "Todo", are parts of contents by chance. */
const TELLING = 5;

const keys = Object.entries(defaultMessages).map(([key, { text }]) => ({ key, text }));
/** Each text is its key with what is filled in. */
const replaced = Object.fromEntries(
  keys.map(({ key, text }) => [key, `[${key}]${(text.match(PLACEHOLDER) ?? []).join('')}`]),
);
const usual = keys
  .filter(({ text }) => text.replace(PLACEHOLDER, '').trim().length >= TELLING)
  .map(({ key, text }) => {
    const parts = text
      .split(PLACEHOLDER)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { key, pattern: new RegExp(`^${parts.join('.*')}$`) };
  });
/** Pages say mostly the same: each text is compared once. */
const keysOf = memoize((said: string) =>
  usual.filter(({ pattern }) => pattern.test(said)).map(({ key }) => key),
);

const JOBS = [createJob(), createJob({ id: 'job-2', title: null, alikeCount: 2 })];
const FACETS: Readonly<Record<string, readonly string[]>> = {
  city: [...'ABCDEFGHIJ'].map((letter) => `Ciudad ${letter}`),
  pay: ['3000', 'unknown'],
  shift: ['night', 'unknown'],
  vehicle: ['company', 'unknown'],
  licence: ['federal-b', 'none', 'unknown'],
  days: ['5', 'unknown'],
  posted: ['today'],
};
const facets = Object.fromEntries(
  Object.entries(FACETS).map(([field, values]) => [
    field,
    values.map((value) => ({ value, count: 7 })),
  ]),
);

function portOf(jobs: readonly Job[]): ApiPort {
  return {
    ...noForms,
    findPlace: () => Promise.resolve(null),
    findJob: () => Promise.resolve(jobs.length === 0 ? null : createJob()),
    similarJobs: () => Promise.resolve(jobs),
    searchJobs: ({ pageSize, pageNumber }) =>
      Promise.resolve({
        ...{ records: jobs, totalRecords: jobs.length * 20, pageNumber, pageSize, facets },
        ...(jobs.length === 0 && { relaxations: [{ kind: 'without-words', count: 3 }] }),
      }),
  };
}

/** What people read or hear of a page: texts, and what attributes say. */
function saidIn(page: Document): readonly string[] {
  const templates = [...page.querySelectorAll('template')].map(({ content }) => content);
  const texts = [page.body, ...templates]
    .flatMap((root) => [...root.querySelectorAll('*')])
    .filter(({ localName }) => localName !== 'script' && localName !== 'style')
    .flatMap(({ childNodes, attributes }) => [
      ...[...childNodes].filter(({ nodeType }) => nodeType === 3),
      ...attributes,
    ]);
  return texts.map(({ nodeValue }) => (nodeValue ?? '').trim());
}

/** Texts of a content or a job, HTML among them. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]*>/g, '\n')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

interface Sample {
  readonly type: string;
  readonly content: object;
}

async function usualTexts({ type, content }: Sample, jobs: readonly Job[], query: string) {
  const request = { path: '/prueba', params: { urlSlug: 'chofer-1' }, query, now: 0 };
  const widgets = [{ id: 'w1', type, version: currentVersion(type), content }];
  const [widget] = testPage({ widgets }).widgets;
  const queries = serverRegistry.get(type)?.data?.queries?.(widget?.content ?? {}, request) ?? [];
  const results = await loadQueries(queries, portOf(jobs));
  const input = { ...request, results, hasApplyPage: true };
  const page = renderTestPage({ widgets, site: { messages: replaced }, input });
  const own = textsIn([content, jobs]).join('\n');
  return saidIn(toBody(page))
    .filter((text) => keysOf(text).length > 0 && !own.includes(text))
    .flatMap(keysOf);
}

const cases = Object.entries(sampleRegistry).map(([type, samples]) => ({ type, samples }));
const SEARCH = 'keyword=moto&location=Narnia&pay=3000&shift=night&page=2';

describe('a site with a wording of its own for every interface text', () => {
  it.each(cases)('shows none of the usual ones in $type', async ({ type, samples }) => {
    // What asks for nothing shows the same whatever is found.
    const found = serverRegistry.get(type)?.data?.queries ? [JOBS, []] : [JOBS];
    for (const { name, content } of samples)
      for (const jobs of found)
        for (const query of ['', SEARCH])
          expect(await usualTexts({ type, content }, jobs, query), name).toEqual([]);
  });

  it('says the miles of a service in its words', () => {
    const content = { variantConfig: { listType: 'NEARBY' } };
    const widgets = [{ id: 'w1', type: 'job-list', content }];
    const site = { messages: { 'jobs.miles': '[según el servicio: {miles}]' } };
    const template = toDocument(
      renderTestPage({ widgets, site }),
    ).querySelector<HTMLTemplateElement>('template[data-card-template]');
    const miles = template?.content.querySelector('[data-field="miles"]');
    expect(miles?.textContent).toBe(' [según el servicio: {miles}]');
    expect(miles?.hasAttribute('lang')).toBe(false);
  });
});
