import type { ApplicationSummary } from '#schemas/api/recruiting/applications.ts';

type Contacted = Pick<ApplicationSummary, 'name' | 'jobTitle' | 'place' | 'phone' | 'email'>;

/**
 * A message with `{nombre}`, `{vacante}` and `{ciudad}` filled in: the first name, the job, and the place up to its
 * first comma. What is not known is left out with the words that only lead to it.
 */
export function fillTemplate(text: string, { name, jobTitle, place }: Contacted): string {
  const values: Readonly<Record<string, string>> = {
    nombre: name?.trim().split(/\s+/)[0] ?? '',
    vacante: jobTitle ?? '',
    ciudad: place?.split(',')[0]?.trim() ?? '',
  };
  return text
    .replace(/(?: (?:en|para|de|in|for))? ?\{(nombre|vacante|ciudad)\}/g, (whole, key: string) => {
      const value = values[key] ?? '';
      return value === '' ? '' : whole.replace(`{${key}}`, value);
    })
    .replace(/[ ,]+([,.;:!?])/g, '$1')
    .replace(/^[ ,]+/, '')
    .trim();
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
