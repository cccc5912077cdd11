import type { QuestionType } from '../../documents/documents.ts';
import { type AnswerCode, EMPTY } from '../base/verdict.ts';
import { readConsentBox, readMultipleChoice, readSingleChoice, readYesNo } from './choice.ts';
import { readEmail, readFullName, readPhone } from './contact.ts';
import { readDate } from './date.ts';
import { readCurp, readNss, readRfc } from './identifiers.ts';
import { readLicence } from './licence.ts';
import { orNothing } from './no-answer.ts';
import { readNumber } from './number.ts';
import { readLocation, readPostalCode } from './place.ts';
import type { AnswerReader } from './reader.ts';
import { readLongText, readShortText } from './text.ts';
import { readUpload } from './upload.ts';

interface QuestionTypeRules {
  readonly read: AnswerReader;
  /** Said where an answer is required and missing. */
  readonly missing: AnswerCode;
  /** How conditions compare its values; as texts where nothing is said. */
  readonly compared?: 'numbers' | 'days';
  /** Needs express consent and never rests on the device, whatever the form says. */
  readonly isSensitive?: true;
}

/** Everything that a type does of its own. */
export const questionTypes: Readonly<Record<QuestionType, QuestionTypeRules>> = {
  'short-text': { read: readShortText, missing: 'required' },
  'long-text': { read: readLongText, missing: 'required' },
  'full-name': { read: readFullName, missing: 'required' },
  email: { read: orNothing(readEmail), missing: 'required' },
  phone: { read: orNothing(readPhone), missing: 'required' },
  number: { read: readNumber, missing: 'required', compared: 'numbers' },
  date: { read: orNothing(readDate), missing: 'required', compared: 'days' },
  'single-choice': { read: readSingleChoice, missing: 'required-choice' },
  'multiple-choice': { read: readMultipleChoice, missing: 'required-choice' },
  'yes-no': { read: readYesNo, missing: 'required-choice' },
  location: { read: readLocation, missing: 'required' },
  'postal-code': { read: orNothing(readPostalCode), missing: 'required' },
  curp: { read: orNothing(readCurp), missing: 'required', isSensitive: true },
  rfc: { read: orNothing(readRfc), missing: 'required', isSensitive: true },
  nss: { read: orNothing(readNss), missing: 'required', isSensitive: true },
  licence: { read: readLicence, missing: 'required-choice' },
  resume: { read: readUpload, missing: 'required-file', isSensitive: true },
  file: { read: readUpload, missing: 'required-file', isSensitive: true },
  consent: { read: readConsentBox, missing: 'required-consent' },
  information: { read: () => EMPTY, missing: 'required' },
};
