import { type Static, Type } from 'typebox';
import { author, text } from './content.ts';
import { id, list, timestamp } from './shapes.ts';

export const versionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const pageVersionSummary = Type.Object(
  {
    version: Type.Integer(),
    source: Type.Enum(['file', 'editor']),
    reason: Type.Enum(['published', 'kept'], {
      description:
        '`kept` versions were drafts that a restored or imported document took the place of.',
    }),
    isLive: Type.Boolean(),
    etag: text,
    createdAt: timestamp,
    createdBy: author,
  },
  {
    $id: 'PageVersionSummary',
    description: 'What a document was.',
    examples: [
      {
        version: 3,
        source: 'editor',
        reason: 'published',
        isLive: true,
        etag: '"5d41402abc4b2a76"',
        createdAt: '2026-03-01T16:20:00.000Z',
        createdBy: 'Ana (k3v9q2)',
      },
    ],
  },
);

export type PageVersionSummary = Static<typeof pageVersionSummary>;

export const documentDiff = Type.Object(
  {
    summary: list(Type.Object({ nodeId: text, nodeKind: text, text }), {
      description: 'One sentence a node.',
    }),
    changes: list(Type.Object({ text }, { additionalProperties: true })),
  },
  {
    $id: 'DocumentDiff',
    description: 'What changed between two states of a document, in the reader’s language.',
    examples: [
      {
        summary: [{ nodeId: 's1', nodeKind: 'section', text: 'The text of the hero changed.' }],
        changes: [{ text: 'The text of the hero changed.', kind: 'field', nodeId: 'hero-1' }],
      },
    ],
  },
);

export const restoreRequest = Type.Unsafe<{ readonly sectionId?: string } | null>({
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { sectionId: id },
  description: 'The one section to take back; without it, the whole document.',
  examples: [{ sectionId: 'hero' }],
});

export const settingsVersionSummary = Type.Object(
  {
    version: Type.Integer(),
    source: Type.Enum(['file', 'editor']),
    etag: text,
    createdAt: timestamp,
    createdBy: author,
  },
  {
    $id: 'SettingsVersionSummary',
    description: 'What the settings of a site were.',
    examples: [
      {
        version: 2,
        source: 'editor',
        etag: '"5d41402abc4b2a76"',
        createdAt: '2026-03-01T16:20:00.000Z',
        createdBy: 'Ana (k3v9q2)',
      },
    ],
  },
);

export type SettingsVersionSummary = Static<typeof settingsVersionSummary>;
