import path from 'node:path';
import { expect, it } from 'vitest';
import { createDemoJobs } from '#server/demo/demo-jobs.ts';
import { readDemoFeed } from '#server/demo/read-demo-feed.ts';
import { projectRoot } from '../project-root.ts';
import { USEFUL } from './relevance-metrics.ts';
import { QUERY_KINDS, readJudgedQueries } from './relevance-queries.ts';

const queries = readJudgedQueries();

it('asks what people ask, in all ways, and nothing twice', () => {
  expect(queries.length).toBeGreaterThanOrEqual(150);
  expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
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
  const known = new Set(open.map(({ referenceNumber }) => referenceNumber));
  const judged = new Set(queries.flatMap(({ grades }) => [...grades.keys()]));
  expect([...judged].filter((reference) => !known.has(reference))).toEqual([]);
});
