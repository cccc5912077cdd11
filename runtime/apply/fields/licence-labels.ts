import type { SayMessage } from '../../context/page-context.ts';

/** A type of licence as people say it: `A1` is 'Tipo A1', `servicio-publico` is 'Servicio público'. */
export function licenceTypeLabel(type: string, say: SayMessage): string {
  if (type === 'other') return say('apply.licence.other');
  if (/^[A-Z]\d?$/.test(type)) return say('apply.licence.letter', { type });
  const words = type.replaceAll('-', ' ').replace('publico', 'público');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
