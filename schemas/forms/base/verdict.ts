/** What is wrong with an answer, or worth a second look. `runtime/messages/answer-texts.ts` words each. */
export type AnswerCode =
  | 'required'
  | 'required-choice'
  | 'required-consent'
  | 'required-file'
  | 'one-answer'
  | 'leave-empty'
  | 'text-short'
  | 'text-long'
  | 'name-letters'
  | 'name-short'
  | 'email-at'
  | 'email-format'
  | 'email-local'
  | 'email-one'
  | 'email-domain'
  | 'email-accent'
  | 'phone-digits'
  | 'phone-area'
  | 'phone-one'
  | 'phone-only'
  | 'number-format'
  | 'number-min'
  | 'number-max'
  | 'number-point'
  | 'number-unit'
  | 'number-zero'
  | 'date-format'
  | 'date-missing'
  | 'date-year'
  | 'date-order'
  | 'date-from'
  | 'date-to'
  | 'choice-unknown'
  | 'chosen-min'
  | 'chosen-max'
  | 'location-typed'
  | 'postal-code-digits'
  | 'postal-code-unknown'
  | 'curp-length'
  | 'curp-digit-at'
  | 'curp-letter-at'
  | 'curp-character-at'
  | 'curp-enye'
  | 'curp-state'
  | 'curp-date'
  | 'curp-word'
  | 'curp-check'
  | 'rfc-length'
  | 'rfc-format'
  | 'rfc-digit-at'
  | 'rfc-letter-at'
  | 'rfc-character-at'
  | 'rfc-company'
  | 'rfc-date'
  | 'rfc-generic'
  | 'rfc-homoclave'
  | 'rfc-check'
  | 'nss-digits'
  | 'nss-check'
  | 'licence-issuer'
  | 'licence-type'
  | 'files-min'
  | 'files-max'
  | 'file-link'
  | 'file-empty'
  | 'file-size'
  | 'file-type'
  | 'file-heic'
  | 'file-picture'
  | 'file-word'
  | 'file-macros'
  | 'file-password'
  | 'file-damaged'
  | 'file-pixels'
  | 'left-blank';

export type AnswerParams = Readonly<Record<string, string | number>>;

/** What a question makes of the values that were typed. */
export type Verdict = Accepted | Remarked;

interface Accepted {
  readonly verdict: 'empty' | 'valid';
  /** In normal form; none where the answer is empty. */
  readonly values: readonly string[];
  /** A slip that it may hold: it stands as it is unless the person changes it. */
  readonly hint?: Remark;
}

interface Remark {
  readonly code: AnswerCode;
  readonly params: AnswerParams;
}

interface Remarked extends Remark {
  /** `warn`: accepted, with a hint. */
  readonly verdict: 'warn' | 'invalid';
  /** In normal form; none where the answer is invalid. */
  readonly values: readonly string[];
}

export const EMPTY: Verdict = { verdict: 'empty', values: [] };

export function valid(...values: readonly string[]): Verdict {
  return { verdict: 'valid', values };
}

export function hinted(value: string, code: AnswerCode, params: AnswerParams = {}): Verdict {
  return { verdict: 'valid', values: [value], hint: { code, params } };
}

export function warn(values: readonly string[], code: AnswerCode): Verdict {
  return { verdict: 'warn', values, code, params: {} };
}

export function invalid(code: AnswerCode, params: AnswerParams = {}): Verdict {
  return { verdict: 'invalid', values: [], code, params };
}
