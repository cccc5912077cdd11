import { expect, it } from 'vitest';
import { answerTexts, foreignTexts, spanishTexts } from '../../generated/interface-texts.ts';
import { createContext, exampleSite } from '../../testing/documents.ts';
import { checkSite } from '../check-site.ts';

function countOf(site: Parameters<typeof exampleSite>[0]): unknown {
  return paramsOf(site, 'message-untranslated')?.['count'];
}

function paramsOf(site: Parameters<typeof exampleSite>[0], code: string) {
  const problems = checkSite(exampleSite(site), createContext());
  return problems.find((problem) => problem.code === code)?.params;
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
  expect(countOf(spanish)).toBe(spanishTexts.length + FOREIGN.length - english - 1);
});

it('counts what fields say of answers in a language that it is not there in', () => {
  const portuguese = Object.values(foreignTexts).filter((lang) => lang === 'pt').length;
  const left = spanishTexts.length + FOREIGN.length - portuguese;
  expect(countOf({ locale: 'pt-BR' })).toBe(left + answerTexts.length);
  const messages = { 'answer.required': 'Responda aqui', 'page.skip': 'Ir para o conteúdo' };
  expect(countOf({ locale: 'pt-BR', messages })).toBe(left + answerTexts.length - 2);
});

it('counts a misspelled key as no translation, and names the key that was meant', () => {
  const messages = { 'job-list.postd': 'Desde {date}', 'anwser.required': 'Responda' };
  const site = { locale: 'pt-BR', messages } as const;
  expect(countOf(site)).toBe(countOf({ locale: 'pt-BR' }));
  expect(paramsOf(site, 'message-unknown')).toMatchObject({
    key: 'job-list.postd',
    suggestion: 'job-list.posted',
  });
});

it('tells a Spanish site of what is left where the only text that it replaced is misspelled', () => {
  const messages = { 'jobs.untilted': 'Vacante sin título' };
  expect(countOf({ locale: 'es-MX', messages })).toBe(FOREIGN.length);
  expect(countOf({ locale: 'es-MX', messages: { 'nada.que.ver': 'Hola' } })).toBeUndefined();
});

it('names a text that is left', () => {
  const site = { locale: 'es-MX', messages: { [FOREIGN[0] ?? '']: 'Nuestro' } };
  expect(paramsOf(site, 'message-untranslated')).toMatchObject({ key: FOREIGN[1] });
});
