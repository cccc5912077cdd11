import type { ReadField } from '#schemas/api/resumes.ts';
import { parseEmailAddress } from '#schemas/text/email-address.ts';
import { cutOff } from '../layout/cut-mailbox.ts';
import { ownLines } from '../layout/own-lines.ts';
import { fold, type PlacedLine } from '../layout/sections.ts';
import { foundField } from './found-field.ts';
import { mendAddresses } from './mend-addresses.ts';
import { OTHER_PEOPLE } from './other-people.ts';
import { readPhone } from './read-phone.ts';

const EMAIL = /[^\s@"(),:;<>[\]\\|]{1,64}@[\p{L}\d.-]{1,190}\.\p{L}{2,24}/gu;
/** Mailboxes of offices. */
const OFFICE =
  /^(?:rh|rrhh|recursos[._-]?humanos|capital[._-]?humano|reclutamiento|seleccion|nominas?|ventas|contacto|info|informes|atencion|empleos?|vacantes|bolsa[._-]?de[._-]?trabajo)\d*@/;

/** @param name the person's; empty where none is known */
export function readContact(lines: readonly PlacedLine[], name: string): ReadField[] {
  const own = ownLines(lines);
  const unshared = own.flatMap((line) => {
    const cells = line.text.split('\t').filter((cell) => fold(cell).search(OTHER_PEOPLE) < 0);
    return cells.length === 0 ? [] : [{ ...line, text: cells.join('\t') }];
  });
  return [findEmail(unshared, name), readPhone(own), findPostalCode(unshared)].filter(
    (field) => field !== undefined,
  );
}

function findEmail(lines: readonly PlacedLine[], name: string): ReadField | undefined {
  for (const [index, line] of lines.entries())
    for (const { 0: match, index: at } of mendAddresses(line.text).matchAll(EMAIL)) {
      const above = at === 0 ? (lines[index - 1]?.text ?? '') : '';
      const email = parseEmailAddress(cutOff(above, match, name) + match.replace(/[.-]+$/, ''));
      if (email !== undefined && !OFFICE.test(email))
        return foundField('email', email, { confidence: 0.98, line });
    }
  return undefined;
}

const POSTAL_CODE = /\b(?:C\.?\s?P\.?|c[oó]digo postal):?\s*(\d{5})\b/i;

function findPostalCode(lines: readonly PlacedLine[]): ReadField | undefined {
  const line = lines.find(({ text, section }) => {
    return (section === 'head' || section === 'contact') && POSTAL_CODE.test(text);
  });
  const [, code = ''] = POSTAL_CODE.exec(line?.text ?? '') ?? [];
  return line && foundField('postalCode', code, { confidence: 0.95, line });
}
