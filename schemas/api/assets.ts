import { problemDetails } from './problem-details.ts';

export interface AssetParams {
  readonly file: string;
}

/** `GET /assets/{file}` */
export const assetRoute = {
  tags: ['pages'],
  summary: 'A picture or video; its address never changes its content',
  params: {
    type: 'object',
    required: ['file'],
    properties: {
      file: {
        type: 'string',
        description: '{hash}-{width}.{extension}, or as the head of a page names it',
      },
    },
  },
  response: { 404: problemDetails },
} as const;
