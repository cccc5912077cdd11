import type { ResumeReading, ResumeReason } from '#schemas/api/resumes.ts';

/** Kinds of files whose text is read. */
export const READABLE_KINDS = ['pdf', 'docx', 'txt'] as const;
export type ReadableKind = (typeof READABLE_KINDS)[number];

/** A reading of nothing, with why. */
export function unread(reason: ResumeReason): ResumeReading {
  return { text: 'none', reasons: [reason], lines: [], fields: [] };
}
