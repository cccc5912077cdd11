import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** Something that JSON does not have, and where it stands. The details are those of `messages/`. */
export interface SyntaxFault {
  readonly detail: string;
  readonly offset: number;
}

/** Lines that a merge leaves where it could not decide. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7})(?=\s|$)/m;
/** Marks of texts in other languages and programs, where JSON has `"`. */
const OTHER_QUOTE = /^['`´‘’“”„«»]/;
const UNFINISHED = new Set([
  ...['PropertyNameExpected', 'ValueExpected', 'ColonExpected', 'CommaExpected'],
  ...['CloseBraceExpected', 'CloseBracketExpected'],
]);

/** The first fault of a text that is no JSON, told as the person knows it who made it. */
export function syntaxFaultOf(text: string): SyntaxFault {
  if (text.trim() === '') return { detail: 'Empty', offset: 0 };
  const mark = MERGE_MARK.exec(text);
  if (mark !== null) return { detail: 'MergeMark', offset: mark.index };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first === undefined) return { detail: 'InvalidSymbol', offset: 0 };
  const fault = { detail: printParseErrorCode(first.error), offset: first.offset };
  return commaTooMany(text, fault) ?? knownFault(text, fault) ?? fault;
}

/** The parser tells a comma too many at what follows, as something that is missing there. */
function commaTooMany(text: string, fault: SyntaxFault): SyntaxFault | undefined {
  const { offset } = fault;
  if (!['PropertyNameExpected', 'ValueExpected'].includes(fault.detail)) return undefined;
  const detail = 'CommaTooMany';
  if (text[offset] === ',') return { detail, offset };
  const before = text.slice(0, offset).trimEnd();
  const isAtEnd = text[offset] === '}' || text[offset] === ']';
  return isAtEnd && before.endsWith(',') ? { detail, offset: before.length - 1 } : undefined;
}

/** What the parser tells by what it lacks there. */
function knownFault(text: string, { detail, offset }: SyntaxFault): SyntaxFault | undefined {
  const rest = text.slice(offset);
  if (detail === 'InvalidSymbol' && rest.startsWith('<')) return { detail: 'Markup', offset };
  if (detail === 'InvalidSymbol' && OTHER_QUOTE.test(rest)) return { detail: 'OtherQuote', offset };
  if (UNFINISHED.has(detail) && rest.trim() === '') return { detail: 'CutOff', offset };
  const isZero = detail === 'CommaExpected' && /^\d/.test(rest) && text[offset - 1] === '0';
  if (isZero) return { detail: 'LeadingZero', offset: offset - 1 };
  const isBroken = detail === 'UnexpectedEndOfString' && /^"[^"\n]*\n/.test(rest);
  return isBroken ? { detail: 'LineInText', offset } : undefined;
}
