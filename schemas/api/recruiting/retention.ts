import { type Static, Type } from 'typebox';
import { count, nullable } from '../shapes.ts';
import { applicationSettings } from './settings.ts';

export const retentionQuery = Type.Object(
  { days: applicationSettings.properties.retentionDays },
  { additionalProperties: false },
);

export const retention = Type.Object(
  {
    atOnce: { ...count, description: 'Deleted within an hour after that is saved.' },
    nextWeek: { ...count, description: 'Deleted in the seven days that follow.' },
    nextAt: nullable(
      Type.String({
        format: 'date-time',
        description: 'RFC 3339; when the first of those that stay goes, if nobody changes it.',
      }),
    ),
  },
  {
    $id: 'Retention',
    examples: [{ atOnce: 12, nextWeek: 3, nextAt: '2026-12-03T15:00:00.000Z' }],
  },
);
export type Retention = Static<typeof retention>;
