import { pageJson } from './sites.ts';

/** Where jobs are searched. */
export function searchPage(): object {
  return pageJson('buscar', {
    url: '/buscar-empleos',
    type: 'JOB_LISTING',
    widgets: [
      { id: 'w1', type: 'job-search', content: { listWidgetId: 'lista' } },
      { id: 'lista', type: 'job-list', content: {} },
    ],
  });
}

/** Where each job is shown. */
export function jobPage(): object {
  return pageJson('job', {
    url: '/job/{urlSlug}',
    type: 'JOB_DETAIL',
    widgets: [{ id: 'w1', type: 'job-detail', content: {} }],
  });
}
