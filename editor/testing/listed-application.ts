import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';

/** Somebody whose application to no particular job has just come in. */
export const LISTED_APPLICATION = {
  id: '1f0c6a0e-8b0f-4b5e-9a53-3c9f4f8a2d11',
  status: 'APPLY_FINISH',
  name: 'Ana Ruiz Soto',
  email: null,
  phone: '+525512345678',
  place: null,
  jobId: null,
  jobTitle: null,
  formId: 'solicitud',
  formVersion: 1,
  channel: 'web',
  source: null,
  step: 'nueva',
  stepReason: null,
  assignee: null,
  mayBeDuplicate: false,
  createdAt: '2026-01-15T12:00:00.000Z',
  at: '2026-01-15T12:04:00.000Z',
  etag: '"0"',
} as const satisfies ApplicationSummary;
