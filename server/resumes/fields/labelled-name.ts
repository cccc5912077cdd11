import type { ReadField } from '#schemas/api/resumes.ts';
import { fold, type PlacedLine, type SectionKind } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { mayBeName, toName, turned } from './name-words.ts';
import { isGivenOnly } from './names/given-names.ts';
import { isCompanyLike } from './work-words.ts';

/** `Nombre:`, and not that of a parent. */
const NAME_LABEL =
  /^(?:mi )?(?:nombres?(?: s)?(?: completo| del (?:solicitante|candidato|aspirante|interesado|trabajador|empleado|postulante|prospecto|titular)| y apellidos)?|name|full name)$/;
const SURNAME_LABEL = /^(?:apellidos|apellido paterno|apellido materno)$/;
/** Labels of forms, several of which may stand in a line. */
const LABELS =
  /(?<!\p{L})((?:apellidos?(?: paterno| materno)?|(?:mi )?nombres?(?:\(s\))?(?: completo| del (?:solicitante|candidato|aspirante|interesado|trabajador|empleado|postulante|prospecto|titular)| y apellidos| de la madre| del padre)?|full name|name))\s*:\s*/giu;
/** What stands behind a name in the same line: another label, an age, a remark. */
const BEHIND =
  /\s*(?:[;|(]|,?\s*\d|(?<!\p{L})(?:edad|sexo|g[eé]nero|fecha|lugar|nacionalidad|estado civil|curp|rfc|nss|imss|tel[eé]fonos?|tel|cel|celular|m[oó]vil|whatsapp|correo|e-?mail|domicilio|direcci[oó]n|puesto|vacante|firma|ciudad)(?!\p{L})).*$/iu;

/** `Datos` alone is the heading of a part of its own. */
const NAMED_IN: ReadonlySet<SectionKind> = new Set(['head', 'contact', 'summary', 'skills']);

/** Below it forms take no name. */
const UNSURE = 0.7;

interface Labelled {
  readonly label: string;
  readonly value: string;
  readonly line: PlacedLine;
}

/** @param lines those that speak of the person */
export function labelledName(lines: readonly PlacedLine[]): ReadField | undefined {
  const own = lines.filter(({ section }) => NAMED_IN.has(section));
  const parts = labelledParts(own);
  const named = parts.find(({ label }) => NAME_LABEL.test(label)) ?? unmarkedName(own);
  if (named === undefined || !mayBeName(named.value) || isCompanyLike(named.value))
    return undefined;
  const surnames = parts.filter(({ label }) => SURNAME_LABEL.test(label)).map(({ value }) => value);
  const name = toName([turned(named.value), ...surnames].join(' '));
  if (name === undefined) return undefined;
  const confidence = surnames.length === 0 && isGivenOnly(name) ? UNSURE : 0.97;
  return foundField('name', name, { confidence, line: named.line });
}

/** `Apellido paterno: Campos   Apellido materno: Castro` names two things. */
function labelledParts(lines: readonly PlacedLine[]): Labelled[] {
  return lines.flatMap((line, index) => {
    const below = lines[index + 1]?.text ?? '';
    const label = fold(line.text);
    const isLabel = NAME_LABEL.test(label) || SURNAME_LABEL.test(label);
    // A label alone stands above its value.
    if (isLabel) return isValue(below) ? [{ label, value: below, line }] : [];
    const text = line.text.replace(/\t/g, '  ');
    const parts = [...text.matchAll(LABELS)];
    return parts.map((match, part) => {
      const end = parts[part + 1]?.index ?? text.length;
      const value = text.slice(match.index + match[0].length, end).trim();
      return { label: fold(match[1] ?? ''), value: value.replace(BEHIND, ''), line };
    });
  });
}

function isValue(text: string): boolean {
  return /^[\p{L}\p{M}\s'’.,-]+$/u.test(text) && !text.includes('\t') && mayBeName(text);
}

/** A row whose first cell is the label. */
function unmarkedName(lines: readonly PlacedLine[]): Labelled | undefined {
  for (const line of lines) {
    const [label = '', cell = ''] = line.text.split('\t');
    const value = cell.replace(BEHIND, '');
    if (NAME_LABEL.test(fold(label)) && value !== '') return { label, value, line };
  }
  return undefined;
}
