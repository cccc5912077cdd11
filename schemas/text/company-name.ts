/** How companies end their names in Mexico: `, S.A. de C.V.`, ` S de RL`, ` A.C.`; migration 0081 says the same. */
const LEGAL_FORM =
  '[ ,]+(?:s[. ]*a[. ]*(?:p[. ]*i[. ]*|b[. ]*|s[. ]*)?(?:de *c[. ]*v[. ]*)?|s[. ]*(?:p[. ]*r[. ]*)?de *r[. ]*l[. ]*(?:de *c[. ]*v[. ]*)?|[sa][. ]*c[. ]*)$';

const ENDING = new RegExp(LEGAL_FORM, 'i');

/** Letters that are one to whoever looks for a company, whatever the database's language says of them. */
const SPELLED = {
  from: 'ABCDEFGHIJKLMNOPQRSTUVWXYZÁÉÍÓÚÜÑáéíóúüñ',
  to: 'abcdefghijklmnopqrstuvwxyzaeiouunaeiouun',
} as const;

const LETTERS = new Map(Array.from(SPELLED.from, (letter, at) => [letter, SPELLED.to[at]]));

/** 'Rutas del Bajío' of 'Rutas del Bajío, S.A. de C.V.' */
export function withoutLegalForm(company: string): string {
  return company.replace(ENDING, '');
}

/** The same for all ways in which feeds write a company: without legal form, capitals and accents. */
export function companyFamily(company: string): string {
  return Array.from(withoutLegalForm(company), (letter) => LETTERS.get(letter) ?? letter).join('');
}

/** The same for what people take for one name at a glance: 'DHL', 'D.H.L.', 'DHL S.A. de C.V.'. */
export function companyBrand(company: string): string {
  return companyFamily(company).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Chosen companies, each once, in the first spelling that was chosen. */
export function withoutCompaniesTwice(chosen: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return chosen.filter((name) => {
    const family = companyFamily(name);
    const isFirst = !seen.has(family);
    seen.add(family);
    return isFirst;
  });
}
