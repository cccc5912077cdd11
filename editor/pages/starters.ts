import type { PageDocument } from '#schemas/documents/documents.ts';
import { parsePage } from '#schemas/parse/parse-page.ts';
import portadaDeEmpresa from './starters/portada-de-empresa.json' with { type: 'json' };
import preguntasFrecuentes from './starters/preguntas-frecuentes.json' with { type: 'json' };
import textoLargo from './starters/texto-largo.json' with { type: 'json' };

/** Pages to start from: documents whose texts say what to write in their place. */
export const STARTERS = {
  company: portadaDeEmpresa,
  text: textoLargo,
  faq: preguntasFrecuentes,
} as const;

export type StarterName = keyof typeof STARTERS;

/** A starter as a page; one that is invalid is a bug. */
export function starterPage(name: StarterName): PageDocument {
  const page = parsePage(STARTERS[name]);
  if (!page.ok) throw new Error(`The starter "${name}" is not a valid page.`);
  return page.value;
}
