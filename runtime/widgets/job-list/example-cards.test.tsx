// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Job } from '#schemas/api/jobs.ts';
import { OnCanvas } from '../../context/on-canvas.ts';
import { PageContext } from '../../context/page-context.ts';
import { toPageContext } from '../../context/to-page-context.ts';
import { QueryContext } from '../../data/query-context.ts';
import { createJob } from '../../testing/job.ts';
import { REQUEST } from '../../testing/job-list.ts';
import { searchResults } from '../../testing/search-results.ts';
import { testSite } from '../../testing/site.ts';
import { data } from './data.ts';
import { JobList } from './job-list.tsx';

/** Lists that depend on who visits, and what is said where the site has no jobs at all. */
const LISTS = [
  ['NEARBY', 'Elige desde dónde buscar'],
  ['RECOMMENDED', 'Por ahora no hay vacantes para esta lista'],
  ['BROWSING_BASED', 'Aún no has visto vacantes'],
  ['VIEWED', 'Aún no abres vacantes'],
  ['APPLIED', 'Aún no hay solicitudes aquí'],
  ['SAVED', 'Aún no guardas empleos'],
  ['SIMILAR', 'Por ahora no hay vacantes.'],
] as const;

/** What is seen of a list on the canvas; before the service answered where `jobs` are undefined. */
async function drawn(listType: (typeof LISTS)[number][0], jobs: readonly Job[] | undefined) {
  const content = { heading: 'Para ti', variantConfig: { listType } };
  const results = await searchResults(jobs ? data.examples(content) : [], { jobs: jobs ?? [] });
  const page = { id: 'inicio', metadata: {} };
  document.body.innerHTML = renderToStaticMarkup(
    <PageContext value={toPageContext({ site: testSite(), page, assets: {}, ...REQUEST })}>
      <OnCanvas value={true}>
        <QueryContext value={results}>
          <JobList id="lista" content={content} />
        </QueryContext>
      </OnCanvas>
    </PageContext>,
  );
  // What the styles hide once a list of saved jobs is drawn.
  const unseen = '[hidden], template, [data-saved-list="drawn"] [data-personal="waiting"]';
  for (const each of document.querySelectorAll(unseen)) each.remove();
  return {
    text: document.body.textContent ?? '',
    waiting: document.querySelectorAll('[aria-hidden="true"] [data-card]').length,
  };
}

describe.each(LISTS)('on the canvas a list %s', (listType, nothing) => {
  it('shows the one job that the site has', async () => {
    const job = createJob({ title: 'Repartidora en moto' });
    expect((await drawn(listType, [job])).text).toContain('Repartidora en moto');
  });

  it('says that there is nothing where the site has no job, and waits for none', async () => {
    const { text, waiting } = await drawn(listType, []);
    expect(text).toContain(nothing);
    expect(waiting).toBe(0);
  });

  it('waits while it is not known which jobs there are', async () => {
    expect((await drawn(listType, undefined)).waiting).toBeGreaterThan(0);
  });
});
