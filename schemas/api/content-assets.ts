import { type Static, Type } from 'typebox';
import { author, query, text } from './content.ts';
import { count, list, nullable, timestamp } from './shapes.ts';

/** Uses that are told one by one. */
export const MAX_TOLD_USES = 500;

const percent = Type.Integer({ minimum: 0, maximum: 100 });
const focusPoint = Type.Object({ x: percent, y: percent }, { additionalProperties: false });

/** What must stay visible when a picture is cropped, in percent. */
export type AssetFocus = Static<typeof focusPoint>;

const focus = Type.Unsafe<AssetFocus | null>({
  ...focusPoint,
  type: ['object', 'null'],
  description: 'What must stay visible when a picture is cropped, in percent.',
});

export const contentAsset = Type.Object(
  {
    path: Type.String({ description: 'As documents write it.' }),
    url: Type.String({ description: 'Where the file itself is, below every host.' }),
    thumbnailUrl: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'Of a picture, about 320 pixels wide.',
    }),
    type: Type.String({ description: 'Media type.' }),
    bytes: count,
    width: Type.Integer({ minimum: 0, description: 'In pixels; 0 for videos and captions.' }),
    height: count,
    focus,
    source: Type.Enum(['file', 'upload'], {
      description: '`file` lies in the repository and is changed there alone.',
    }),
    createdAt: nullable(timestamp),
    createdBy: author,
    usageCount: Type.Integer({ minimum: 0, description: 'Places of the site that show it.' }),
    etag: text,
  },
  {
    $id: 'ContentAsset',
    description: 'A file of a site as recruiters see it.',
    examples: [
      {
        path: 'assets/van.png',
        url: '/assets/0f3a9c1b2d4e5f60-1200.png',
        thumbnailUrl: '/assets/0f3a9c1b2d4e5f60-320.webp',
        type: 'image/png',
        bytes: 48213,
        width: 1200,
        height: 800,
        focus: { x: 50, y: 30 },
        source: 'upload',
        createdAt: '2026-03-01T16:20:00.000Z',
        createdBy: 'Ana (k3v9q2)',
        usageCount: 2,
        etag: '"5d41402abc4b2a76"',
      },
    ],
  },
);

export type ContentAsset = Static<typeof contentAsset>;

const contentAssetUse = Type.Object({
  pageId: Type.Optional(Type.String({ description: 'Not there for the settings of the site.' })),
  state: Type.Enum(['live', 'draft', 'unpublished', 'settings'], {
    description: '`unpublished` is what a page showed when it was last on the site.',
  }),
  pointer: Type.String({ description: 'JSON Pointer from the document.' }),
  nodeId: Type.Optional(text),
});

/** A place of a site that shows a file. */
export type ContentAssetUse = Static<typeof contentAssetUse>;

export const assetUsage = Type.Object(
  {
    path: text,
    total: count,
    data: list(contentAssetUse, { description: `The first ${MAX_TOLD_USES}.` }),
  },
  {
    $id: 'AssetUsage',
    description: 'Where a file is shown.',
    examples: [
      {
        path: 'assets/van.png',
        total: 1,
        data: [{ pageId: 'home', state: 'live', pointer: '/metadata/image' }],
      },
    ],
  },
);

export type AssetUsage = Static<typeof assetUsage>;

export const assetPathQuery = query({ path: Type.String({ minLength: 1, maxLength: 200 }) });

export const assetChanges = Type.Object(
  { focus },
  {
    $id: 'AssetChanges',
    additionalProperties: false,
    examples: [{ focus: { x: 50, y: 30 } }],
  },
);

export const removedAsset = Type.Object(
  { path: text, note: text },
  {
    $id: 'RemovedAsset',
    examples: [{ path: 'assets/van.png', note: 'The file is off the site.' }],
  },
);
