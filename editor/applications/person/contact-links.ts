import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';

export type Contacted = Pick<ApplicationSummary, 'name' | 'jobTitle' | 'place'> & {
  /** Address of 'Mis datos'; null where there is none. */
  readonly dataLink: string | null;
};

/** What a message may have in braces, to be filled in. */
export const TEMPLATE_WORDS = ['nombre', 'vacante', 'ciudad', 'datos'] as const;
type TemplateWord = (typeof TEMPLATE_WORDS)[number];

/** Something in braces that is nothing to be filled in, and would be sent as it is. */
export const UNKNOWN_WORD = /\{(?!(?:nombre|vacante|ciudad|datos)\})[^{}]*\}/;

/**
 * A message with `{nombre}`, `{vacante}`, `{ciudad}` and `{datos}` filled in: the first name, the job, the place up to its
 * first comma, and the address of 'Mis datos'. What is not known is left out with the words that only lead to it.
 */
export function fillTemplate(text: string, contacted: Contacted): string {
  const values = valuesOf(contacted);
  return text
    .replace(
      /(?: (?:en|para|de|in|for))? ?\{(nombre|vacante|ciudad|datos)\}/g,
      (whole, key: TemplateWord) => {
        const value = values[key];
        return value === '' ? '' : whole.replace(`{${key}}`, value);
      },
    )
    .replace(/[ ,]+([,.;:!?])/g, '$1')
    .replace(/^[ ,]+/, '')
    .trim();
}

/** Words of a message that nothing is known for. */
export function missingWords(text: string, contacted: Contacted): readonly TemplateWord[] {
  const values = valuesOf(contacted);
  return TEMPLATE_WORDS.filter((word) => text.includes(`{${word}}`) && values[word] === '');
}

function valuesOf({
  name,
  jobTitle,
  place,
  dataLink,
}: Contacted): Readonly<Record<TemplateWord, string>> {
  return {
    nombre: name?.trim().split(/\s+/)[0] ?? '',
    vacante: jobTitle ?? '',
    ciudad: place?.split(',')[0]?.trim() ?? '',
    datos: dataLink ?? '',
  };
}

/** Whether a message wants the address of 'Mis datos', which is made for it. */
export function asksForData(text: string): boolean {
  return text.includes('{datos}');
}

/** Opens a chat with the text written and not sent. */
export function whatsAppUrl(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}

export function mailUrl(
  email: string,
  { subject, text }: { subject: string; text: string },
): string {
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return `mailto:${encodeURIComponent(email)}?${query}`;
}
