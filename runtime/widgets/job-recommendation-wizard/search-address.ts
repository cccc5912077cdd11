import { readAnswers } from './wizard-answers.ts';

/** The job search with what the form says of it; what was left empty is not in the address. */
export function searchAddress(form: HTMLFormElement): string {
  const address = new URL(form.action);
  const { text, place } = readAnswers(form);
  for (const [name, value] of new FormData(form)) {
    const isIdle = name === 'radius' && text === '';
    const known = name === 'location' ? place || text : value;
    if (typeof known === 'string' && known !== '' && !isIdle)
      address.searchParams.append(name, known);
  }
  return address.href;
}
