import { type Static, type TObjectOptions, type TProperties, type TSchema, Type } from 'typebox';
import { count, id, list, nullable } from './shapes.ts';

export const text = Type.String();

/** Of routes about a site. */
export const siteParams = Type.Object({ siteId: id });

export type SiteParams = Static<typeof siteParams>;

/** Of routes about a page. */
export const pageParams = Type.Object({ siteId: id, pageId: id });

export type PageParams = Static<typeof pageParams>;

/** A query that no other members may be in. */
export function query<Members extends TProperties>(members: Members, options: TObjectOptions = {}) {
  return Type.Object(members, { additionalProperties: false, ...options });
}

/** The body of an answer that is a list of shapes with examples. */
export function listOf<Item extends TSchema>(items: Item) {
  const example = 'examples' in items && Array.isArray(items.examples) ? items.examples : [];
  return Type.Object({ data: list(items) }, { examples: [{ data: example }] });
}

export const siteSummary = Type.Object(
  { siteId: text, agencyId: text, name: text, sitePrefix: text },
  {
    $id: 'SiteSummary',
    description: 'A site that the token may see.',
    examples: [
      { siteId: 'repartidores-mx', agencyId: 'entregas', name: 'Repartidores', sitePrefix: '' },
    ],
  },
);

export type SiteSummary = Static<typeof siteSummary>;

const indexedAsset = Type.Object({
  hash: text,
  extension: text,
  width: Type.Integer(),
  height: Type.Integer(),
  focus: Type.Optional(Type.Object({ x: Type.Integer(), y: Type.Integer() })),
});

export const assetIndex = Type.Record(Type.String(), indexedAsset, {
  $id: 'AssetIndex',
  description: 'Pictures and videos of a site by the path that documents use.',
  examples: [
    {
      'assets/van.png': { hash: '0f3a9c1b2d4e5f60', extension: 'png', width: 1200, height: 800 },
    },
  ],
});

const severity = Type.Enum(['error', 'warning']);

export const contentProblem = Type.Object(
  {
    code: text,
    severity,
    pointer: Type.String({ description: 'JSON Pointer into the document.' }),
    nodeId: Type.Optional(text),
    message: text,
    remedy: text,
    params: Type.Record(Type.String(), Type.Unsafe<string | number>({})),
  },
  {
    $id: 'ContentProblem',
    description: 'One thing that is wrong with a document, as `npm run validate` tells it.',
    examples: [
      {
        code: 'image-alt-missing',
        severity: 'error',
        pointer: '/widgets/0/content/image/alt',
        nodeId: 'hero-1',
        message: 'The image has no text for people who do not see it.',
        remedy: 'Say what it shows.',
        params: {},
      },
    ],
  },
);

export type ContentProblem = Static<typeof contentProblem>;

/** Documents are sent as the text they were stored as. */
export const storedText = Type.Object(
  {},
  {
    additionalProperties: true,
    description: 'The document as it was stored, byte for byte; its tag is in `ETag`.',
    examples: [{ id: 'home', url: '/', type: 'CONTENT' }],
  },
);

export const savedSettings = Type.Object(
  { etag: text, problems: list(contentProblem) },
  {
    $id: 'SavedSettings',
    description: 'Settings as they were saved, with warnings alone.',
    examples: [{ etag: '"5d41402abc4b2a76"', problems: [] }],
  },
);

export const contentAssetFacts = Type.Record(
  Type.String(),
  Type.Object({
    bytes: Type.Optional(count),
    gzipBytes: Type.Optional(count),
    width: Type.Optional(count),
    height: Type.Optional(count),
  }),
  {
    $id: 'ContentAssetFacts',
    description: 'What pages are judged and weighed by of a site’s files, by path.',
    examples: [{ 'assets/van.png': { bytes: 48213, width: 1200, height: 800 } }],
  },
);

export type ContentAssetFacts = Static<typeof contentAssetFacts>;

/** Of who made something; null when it came from a file. */
export const author = nullable(Type.String());
