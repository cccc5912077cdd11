import { expect, it } from 'vitest';
import { ANSWER_TEXTS, foreignTexts, SPANISH_TEXTS } from '../../generated/interface-texts.ts';
import { createContext, exampleSite } from '../../testing/documents.ts';
import { checkSite } from '../check-site.ts';

function countOf(site: Parameters<typeof exampleSite>[0]): unknown {
  const [problem] = checkSite(exampleSite(site), createContext());
  return problem?.params?.['count'];
}

const FOREIGN = Object.keys(foreignTexts);

it('is silent on a Spanish site that has the texts it began with', () => {
  expect(countOf({ locale: 'es-MX' })).toBeUndefined();
});

it('counts what is left once a Spanish site has replaced one of the others', () => {
  const [first = ''] = FOREIGN;
  expect(countOf({ locale: 'es-MX', messages: { [first]: 'Nuestro' } })).toBe(FOREIGN.length - 1);
});

it('counts all that a site of another language did not replace, but for texts of its own language', () => {
  const english = Object.values(foreignTexts).filter((lang) => lang === 'en').length;
  const spanish = { locale: 'en-US', messages: { 'page.skip': 'Skip to content' } } as const;
  expect(countOf(spanish)).toBe(SPANISH_TEXTS + FOREIGN.length - english - 1);
});

it('counts what fields say of answers in a language that it is not there in', () => {
  const portuguese = Object.values(foreignTexts).filter((lang) => lang === 'pt').length;
  const left = SPANISH_TEXTS + FOREIGN.length - portuguese;
  expect(countOf({ locale: 'pt-BR' })).toBe(left + ANSWER_TEXTS);
  const messages = { 'answer.required': 'Responda aqui', 'page.skip': 'Ir para o conteúdo' };
  expect(countOf({ locale: 'pt-BR', messages })).toBe(left + ANSWER_TEXTS - 2);
});
