type Language = 'es' | 'en';

/** Types that issuers name in words, and the answers that need no issuer. */
const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  automovilista: { es: 'Automovilista', en: 'Car driver' },
  chofer: { es: 'Chofer', en: 'Chauffeur' },
  carga: { es: 'Carga', en: 'Freight' },
  motociclista: { es: 'Motociclista', en: 'Motorcyclist' },
  operador: { es: 'Operador', en: 'Operator' },
  publico: { es: 'Servicio público', en: 'Public service' },
  'servicio-publico': { es: 'Servicio público', en: 'Public service' },
  'servicio-mercantil': { es: 'Servicio mercantil', en: 'Commercial service' },
  especial: { es: 'Especial', en: 'Special' },
  other: { es: 'Otra', en: 'Another one' },
  none: { es: 'No tengo licencia', en: 'I have no licence' },
  pending: { es: 'En trámite', en: 'Applied for' },
};

/** What people read of a type of licence: `B` → "Tipo B", `operador-A` → "Operador tipo A". */
export function licenceTypeText(type: string, language: Language): string {
  const [, word = '', letter = ''] = /^(?:([a-z-]*[a-z]))?-?([A-Z]\d?)?$/.exec(type) ?? [];
  const named = Object.hasOwn(WORDS, word) ? WORDS[word]?.[language] : undefined;
  const kind = { es: 'Tipo', en: 'Type' }[language];
  if (letter === '') return named ?? type;
  return named === undefined ? `${kind} ${letter}` : `${named} ${kind.toLowerCase()} ${letter}`;
}
