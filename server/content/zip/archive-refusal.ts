import { type Failure, fail } from '#schemas/problems/result.ts';
import type { ErrorCode } from '../../http/error-catalogue.ts';

/** Why an archive is not read any further. Nothing of it has been used then. */
export interface ArchiveRefusal {
  readonly code: Extract<
    ErrorCode,
    'archive-invalid' | 'archive-name-refused' | 'archive-too-large'
  >;
  /** What is wrong, and what to do. */
  readonly detail: Told;
}

/** In the languages of those who import. */
export type Told = Readonly<Record<'en' | 'es', string>>;

/** @param what is wrong, as a sentence */
export function invalidArchive({ en, es }: Told): Failure<ArchiveRefusal> {
  const detail = {
    en: `${en} Make the archive anew with an ordinary zip program, or export the site once more.`,
    es: `${es} Vuelve a hacer el archivo con un programa de zip común, o exporta el sitio otra vez.`,
  };
  return fail({ code: 'archive-invalid', detail });
}

export function refusedName(detail: Told): Failure<ArchiveRefusal> {
  return fail({ code: 'archive-name-refused', detail });
}

export function tooLargeArchive(detail: Told): Failure<ArchiveRefusal> {
  return fail({ code: 'archive-too-large', detail });
}

/** A name of an archive for a sentence: short, on one line, without anything that a terminal would obey. */
export function quoteName(name: string): string {
  const shown = name.length > 80 ? `${name.slice(0, 80)}…` : name;
  return `"${shown.replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�')}"`;
}
