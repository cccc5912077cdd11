import { type Static, Type } from 'typebox';
import { list, timestamp } from '../shapes.ts';
import { applicationId } from './applications.ts';

/** Applications that are named to a recruiter as not opened; nobody counts further. */
export const MAX_UNREAD = 500;

export const unreadApplications = Type.Object(
  {
    ids: list(applicationId, { maxItems: MAX_UNREAD, description: 'The newest first.' }),
    hasMore: Type.Boolean({ description: 'Whether there are more than are named.' }),
    asOf: timestamp,
  },
  {
    $id: 'UnreadApplications',
    examples: [
      {
        ids: ['1f0c6a0e-8b0f-4b5e-9a53-3c9f4f8a2d11'],
        hasMore: false,
        asOf: '2026-01-15T12:04:00.000Z',
      },
    ],
  },
);
export type UnreadApplications = Static<typeof unreadApplications>;

/** As `asOf` is written. */
const INSTANT =
  '^[12]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$';

export const readUntilRequest = Type.Object(
  { until: Type.String({ pattern: INSTANT, description: '`asOf` of what was seen.' }) },
  {
    $id: 'ReadUntilRequest',
    additionalProperties: false,
    examples: [{ until: '2026-01-15T12:04:00.000Z' }],
  },
);
