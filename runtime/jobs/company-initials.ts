import { withoutLegalForm } from '#schemas/text/company-name.ts';

/** Words that names are joined by. */
const JOINS = /^(?:de|del|la|las|los|el|y|e)$/i;

/** Letters with points between them are one word: `D.H.L.`, `J. R.` */
const POINTED = /(?<=(?<![\p{L}\p{N}])\p{L})\.[ ]?(?=\p{L}(?:\.|$))/gu;

/** The first letters of a name's first two words: `RB` for Rutas del Bajío, whatever spelling a feed has of it. */
export function companyInitials(company: string | null): string {
  const words = withoutLegalForm(company ?? '')
    .replace(POINTED, '')
    .match(/\p{L}[\p{L}\p{N}.'’]*/gu);
  return (words ?? [])
    .filter((word) => !JOINS.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1).normalize('NFD').slice(0, 1).toUpperCase())
    .join('');
}
