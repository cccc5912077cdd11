import path from 'node:path';
import { expect, it } from 'vitest';
import { createDemoJobs } from '#server/demo/demo-jobs.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';
import { projectRoot } from '../../base/project-root.ts';
import { USEFUL } from './relevance-metrics.ts';
import { QUERY_KINDS, readJudgedQueries } from './relevance-queries.ts';

const known = readJudgedQueries('known');
const unseen = readJudgedQueries('unseen');
const queries = [...known, ...unseen];

it.each([
  ['known', known],
  ['unseen', unseen],
])('asks nothing twice: %s', (_set, of) => {
  expect(new Set(of.map(({ query }) => query)).size).toBe(of.length);
});

it('asks what people ask, in all ways', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  for (const kind of QUERY_KINDS)
    expect(queries.filter((query) => query.kind === kind).length, kind).toBeGreaterThanOrEqual(5);
});

it('names what is worth finding, unless there is nothing', () => {
  const isFindable = queries.map(({ grades }) =>
    [...grades.values()].some((each) => each >= USEFUL),
  );
  expect(isFindable).toEqual(queries.map(({ kind }) => kind !== 'none'));
});

it('judges jobs of the demo that are open', async () => {
  const feed = await readDemoFeed(path.join(projectRoot, 'pages/repartidores-mx'));
  if (feed === undefined) throw new Error('The site has no demo jobs.');
  const open = [...createDemoJobs(feed)].filter(({ isClosed }) => !isClosed);
  const references = new Set(open.map(({ referenceNumber }) => referenceNumber));
  const judged = new Set(queries.flatMap(({ grades }) => [...grades.keys()]));
  expect([...judged].filter((reference) => !references.has(reference))).toEqual([]);
});
