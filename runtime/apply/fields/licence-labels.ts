import type { SayMessage } from '../../context/page-context.ts';

/** Types that issuers name in words. */
const WORDS = [
  'automovilista',
  'carga',
  'chofer',
  'especial',
  'motociclista',
  'operador',
  'publico',
  'servicio-mercantil',
  'servicio-publico',
] as const;

/** A type of licence as people say it: `A1` is 'Tipo A1', `operador-B` is 'Operador B'. */
export function licenceTypeLabel(type: string, say: SayMessage): string {
  if (type === 'other') return say('apply.licence.other');
  if (/^[A-Z]\d?$/.test(type)) return say('apply.licence.letter', { type });
  const [, word, letter] = /^([a-z-]+?)(-[A-Z]\d?)?$/.exec(type) ?? [];
  const known = WORDS.find((each) => each === word);
  if (known === undefined) return type;
  return say(`apply.licence.${known}`) + (letter?.replace('-', ' ') ?? '');
}
