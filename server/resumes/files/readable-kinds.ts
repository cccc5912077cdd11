import type { ResumeReading, ResumeReason } from '#schemas/api/resumes.ts';

/** Kinds of files whose text is read; that of pictures where the recogniser is installed. */
export const READABLE_KINDS = ['pdf', 'docx', 'txt', 'jpg', 'png'] as const;
export type ReadableKind = (typeof READABLE_KINDS)[number];

/** A file that unpacks to too much. */
export class TooLargeError extends Error {}

/** A reading of nothing, with why. */
export function unread(reason: ResumeReason): ResumeReading {
  return { text: 'none', reasons: [reason], lines: [], fields: [] };
}

/** What the process says before it recognises a picture, for which it has longer. */
export const RECOGNISING = 'recognising';

/** What the process is told where it may recognise pictures. */
export const WITH_PICTURES = 'with-pictures';
