import { type Failure, fail } from '#schemas/problems/result.ts';
import type { ErrorCode } from '../../http/error-catalogue.ts';

/** Why an archive is not read any further. Nothing of it has been used then. */
export interface ArchiveRefusal {
  readonly code: Extract<
    ErrorCode,
    'archive-invalid' | 'archive-name-refused' | 'archive-too-large'
  >;
  /** What is wrong, and what to do. */
  readonly detail: string;
}

/** @param what is wrong, as a sentence */
export function invalidArchive(what: string): Failure<ArchiveRefusal> {
  const detail = `${what} Make the archive anew with an ordinary zip program, or export the site once more.`;
  return fail({ code: 'archive-invalid', detail });
}

export function refusedName(detail: string): Failure<ArchiveRefusal> {
  return fail({ code: 'archive-name-refused', detail });
}

export function tooLargeArchive(detail: string): Failure<ArchiveRefusal> {
  return fail({ code: 'archive-too-large', detail });
}

/** A name of an archive for a sentence: short, on one line, without anything that a terminal would obey. */
export function quoteName(name: string): string {
  const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  return JSON.stringify(shown.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�'));
}
