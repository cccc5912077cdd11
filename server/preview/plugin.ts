import type { Access } from '../access/access.ts';
import type { Api } from '../http/api.ts';
import type { PageForms, PageJobs } from '../pages/page-jobs.ts';
import type { PreviewOptions } from './previews.ts';
import { addPreviewRoutes } from './routes.ts';
import { addSharedPreviewRoutes } from './shared-preview-routes.ts';

export interface PreviewPluginOptions extends Omit<PreviewOptions, 'jobs' | 'forms'> {
  readonly access: Access;
  readonly pageJobs: PageJobs;
  readonly pageForms: PageForms;
}

/** Drafts as visitors would see them, for those who may read a site and for whoever has a link. */
export async function previewPlugin(api: Api, options: PreviewPluginOptions): Promise<void> {
  const previews = { ...options, jobs: options.pageJobs, forms: options.pageForms };
  addPreviewRoutes(api, previews);
  addSharedPreviewRoutes(api, previews);
}
