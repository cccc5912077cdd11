import type { SiteDocument } from '../../documents/documents.ts';
import {
  ANSWER_LANGUAGES,
  answerTexts,
  foreignTexts,
  spanishTexts,
} from '../../generated/interface-texts.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { misspelledTexts } from '../engine/text-keys.ts';

export const messageUntranslated = defineRule({
  code: 'message-untranslated',
  severity: 'warning',
  order: 470,
  checkSite({ locale, messages = {} }) {
    const [key, ...others] = untranslated(locale.slice(0, 2), messages);
    if (key === undefined) return [];
    return [{ pointer: '/messages', params: { count: others.length + 1, locale, key } }];
  },
});

/**
 * Texts that visitors read in another language than the site's. The Portuguese and English ones that every Spanish site
 * begins with are told once somebody has replaced one of them: then the others were forgotten.
 */
function untranslated(
  language: string,
  messages: NonNullable<SiteDocument['messages']>,
): readonly string[] {
  const isLeft = (key: string) => !messages[key]?.trim();
  const foreign = Object.keys(foreignTexts).filter((key) => foreignTexts[key] !== language);
  const left = foreign.filter(isLeft);
  if (language === 'es') return isBegun(foreign, messages) ? left : [];
  const answers = ANSWER_LANGUAGES.includes(language) ? [] : answerTexts;
  return [...left, ...spanishTexts.filter(isLeft), ...answers.filter(isLeft)];
}

/** Whether somebody replaced one of the texts, or wanted to and misspelled its key. */
function isBegun(
  keys: readonly string[],
  messages: NonNullable<SiteDocument['messages']>,
): boolean {
  const meant = misspelledTexts(messages).map(({ suggestion }) => suggestion);
  return keys.some((key) => messages[key]?.trim() || meant.includes(key));
}

export const texts: ProblemTexts = {
  es: {
    message:
      'Quedan {count} textos de la interfaz en otro idioma que el del sitio ({locale}), como "{key}".',
    remedy: 'Escríbelos en los ajustes del sitio, en «Textos».',
  },
  en: {
    message:
      '{count} interface texts are left in another language than the site’s ({locale}), such as "{key}".',
    remedy: 'Write them in the settings of the site, under "Texts".',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Visitors read buttons and notices in another language than that of the site.',
    'The texts of the product are Spanish, some are Portuguese or English. A Spanish site is told of those once it has replaced one of them, other sites of all that they did not.',
  ],
  mending: ['Write them in the settings of the site (`messages`).'],
  pointer: '/messages',
  shown: '/site',
  bad: { site: { messages: { 'jobs.untitled': 'Vacante sin título' } } },
  good: { site: { messages: { 'page.skip': 'Ir al contenido' } } },
};
