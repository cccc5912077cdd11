import type { AssetFacts } from '../documents/asset-facts.ts';
import { errors, shared, siteParams } from './content.ts';

/** What pages are judged and weighed by of a site's files, by the path that documents use. */
export type ContentAssetFacts = Readonly<Record<string, AssetFacts>>;

const count = { type: 'integer' } as const;

/** `GET /content/v1/sites/{siteId}/asset-facts` */
export const readAssetFactsRoute = {
  ...shared,
  summary: 'What the files of a site weigh, as pages are judged by it',
  params: siteParams,
  response: {
    200: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { bytes: count, gzipBytes: count, width: count, height: count },
      },
    },
    ...errors,
  },
} as const;
