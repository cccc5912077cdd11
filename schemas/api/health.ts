import { problemDetails } from './problem-details.ts';

const healthy = {
  type: 'object',
  required: ['status'],
  properties: { status: { const: 'ok' } },
} as const;

/** `GET /healthz` */
export const healthRoute = {
  tags: ['operation'],
  summary: 'Whether pages can be served',
  response: { 200: healthy },
} as const;

/** `GET /readyz` */
export const readyRoute = {
  tags: ['operation'],
  summary: 'Whether the database answers',
  response: { 200: healthy, 503: problemDetails },
} as const;
