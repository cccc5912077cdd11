import type { FormQuestion } from '#schemas/documents/documents.ts';
import { findLicenceIssuer } from '#schemas/forms/types/licence-issuers.ts';
import type { SayMessage } from '../../context/page-context.ts';
import { shownValue } from '../filling/form-values.ts';
import { licenceTypeLabel } from './licence-labels.ts';

/** An answer in the words that were chosen. */
export function answerText(
  question: FormQuestion,
  values: readonly string[],
  say: SayMessage,
): string {
  if (values.length === 0) return say('apply.unanswered');
  switch (question.type) {
    case 'yes-no':
      return say(values[0] === 'yes' ? 'apply.yes' : 'apply.no');
    case 'consent':
      return say('apply.agreed');
    case 'resume':
    case 'file':
      return say('apply.file.kept');
    case 'licence':
      return licenceText(values, say);
    default:
      return values.map((value) => optionLabel(question, value)).join(', ');
  }
}

function licenceText([issuer = '', type = '']: readonly string[], say: SayMessage): string {
  if (issuer === 'none' || issuer === 'pending') return say(`apply.licence.${issuer}`);
  const name = findLicenceIssuer(issuer)?.name ?? issuer;
  return type === '' ? name : `${name}, ${licenceTypeLabel(type, say)}`;
}

function optionLabel(question: FormQuestion, value: string): string {
  const option = question.options?.find((each) => each.value === value);
  return option?.label ?? shownValue(question, value);
}
