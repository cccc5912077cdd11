import type { SiteDocument } from '../../documents/documents.ts';
import {
  ANSWER_LANGUAGES,
  ANSWER_TEXTS,
  foreignTexts,
  SPANISH_TEXTS,
} from '../../generated/interface-texts.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const messageUntranslated = defineRule({
  code: 'message-untranslated',
  severity: 'warning',
  order: 470,
  checkSite({ locale, messages = {} }) {
    const count = countUntranslated(locale.slice(0, 2), messages);
    return count > 0 ? [{ pointer: '/messages', params: { count, locale } }] : [];
  },
});

/**
 * Texts that visitors read in another language than the site's. The Portuguese and English ones that every Spanish site
 * begins with are told once somebody has replaced one of them: then the others were forgotten.
 */
function countUntranslated(
  language: string,
  messages: NonNullable<SiteDocument['messages']>,
): number {
  const isReplaced = (key: string) => messages[key]?.trim();
  const foreign = Object.entries(foreignTexts).filter(([, lang]) => lang !== language);
  const left = foreign.filter(([key]) => !isReplaced(key)).length;
  if (language === 'es') return left < foreign.length ? left : 0;
  const own = Object.keys(messages).filter(
    (key) => !Object.hasOwn(foreignTexts, key) && isReplaced(key),
  );
  const answers = own.filter((key) => key.startsWith('answer.'));
  const spanish = Math.max(0, SPANISH_TEXTS - (own.length - answers.length));
  if (ANSWER_LANGUAGES.includes(language)) return left + spanish;
  return left + spanish + Math.max(0, ANSWER_TEXTS - answers.length);
}

export const texts: ProblemTexts = {
  es: {
    message: 'Quedan {count} textos de la interfaz en otro idioma que el del sitio ({locale}).',
    remedy: 'Escríbelos en los ajustes del sitio, en «Textos».',
  },
  en: {
    message: '{count} interface texts are left in another language than the site’s ({locale}).',
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
