/** The first letters of a name's first two words: `RB` for Rutas del Bajío. */
export function companyInitials(company: string | null): string {
  const words = (company ?? '').match(/\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('');
}
