import { fold, headingOf } from './sections.ts';

/** What the names of mailboxes are made of. */
const NAME = '[\\p{L}\\d._+-]';
const HOST = '[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)*\\.\\p{L}{2,}(?![\\p{L}\\d.-]*\\p{L})';
const LAST_NAME = new RegExp(`(?:^|(?<=[\\s:]))\\p{L}${NAME}+$`, 'u');
const WHOLE = new RegExp(`^${NAME}+@${HOST}`, 'u');
const FROM_SIGN = new RegExp(`^@${HOST}`, 'u');
const FROM_HOST = new RegExp(`^${HOST}`, 'u');
const TO_SIGN = new RegExp(`${NAME}@$`, 'u');
const TO_HOST = /@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*(\.?)$/u;
const END = /^(\.?)(?:com|net|org|edu|gob|mx|es)(?:\.mx)?(?=$|\s)/u;
/** `ana.ruiz@hot`, `ana.ruiz@hotmail.c`: a host that its line ends within, with its last name. */
const HALF_HOST = new RegExp(`${NAME}@(?:[\\p{L}\\d-]+\\.)*([\\p{L}\\d-]*[\\p{L}\\d])$`, 'u');
const KNOWN_END = /^(?:(?:com|net|org|edu|gob)(?:\.mx)?|mx|es)$/i;
/** The rest of a host: with a name before its end, and nothing else in the line where the end is of no kind that people have. */
const REST = /^(?!www\.)(?:[\p{L}\d-]+\.)+(?:(?:com|net|org|edu|gob|mx|es)(?=$|\s)|\p{L}{2,24}$)/iu;
const LABEL = /\b(?:correo(?: electronico)?|e ?mail|mail)\b/;
const SITE = /^www\.|\.(?:com|net|org|mx|edu|gob|me|io)$/u;
/** `Correo: anarui`, and nothing that says what kind of address follows. */
const LABELLED_START =
  /:\s*(?!(?:personal|laboral|trabajo|propio|principal|alterno|familiar|opcional|otro)$)[\p{Ll}\d]{2,}$/u;
/** Marks and digits, which mailboxes have within and words have not; `B.C.` is short for something. */
const MADE_UP = /\p{L}{2}[._-]\p{L}{2}|\p{L}\d/u;

/** `ana.ruiz.` and, below, `soto@gmail.com`: an address that a narrow column broke, wherever it did. */
export function isCutAddress(text: string, below: string): boolean {
  if (headingOf(text) !== undefined) return false;
  if (TO_SIGN.test(text)) return FROM_HOST.test(below);
  const [, point] = TO_HOST.exec(text) ?? [];
  if (point !== undefined)
    return END.exec(below)?.[1] === (point === '' ? '.' : '') || isHalfHost(text, below);
  const [name] = LAST_NAME.exec(text) ?? [];
  return name !== undefined && isHalfName(text, { name, below });
}

/** @param name what the line ends with */
function isHalfName(
  text: string,
  { name, below }: { readonly name: string; readonly below: string },
): boolean {
  const isLabelled = LABEL.test(fold(text));
  const isMail = isLabelled || MADE_UP.test(name);
  if (FROM_SIGN.test(below)) return isMail;
  if (!WHOLE.test(below)) return false;
  // A sentence ends with a point, too.
  if (/[._-]$/.test(name)) return isMail || /[_-]$/.test(name);
  if (isLabelled && LABELLED_START.test(text)) return true;
  return name === text && /\p{L}{2}[._]\p{L}{2}/u.test(name) && !SITE.test(name);
}

/** Whether the next line completes the host: nothing is put to one that has an end already. */
function isHalfHost(text: string, below: string): boolean {
  const [address = '', last = ''] = HALF_HOST.exec(text) ?? [];
  if (last === '') return false;
  const isEndless = !address.includes('.', address.indexOf('@'));
  if (isEndless) return REST.test(below) || /^\.\p{L}{2,24}$/u.test(below);
  const [rest = ''] = /^[\p{L}.]+(?=$|\s)/u.exec(below) ?? [];
  return !KNOWN_END.test(last) && rest !== '' && KNOWN_END.test(last + rest);
}
