import type { FormQuestion, QuestionType } from '../documents/documents.ts';
import type { PlacedQuestion } from './form-questions.ts';

/** Reading a label, deciding and touching: the mental operator of the Keystroke-Level Model is 1.35 s (Card, Moran, Newell 1983). */
const SECONDS_PER_TAP = 1.3;
/** On a phone, 40 words a minute; the mean of 37,000 people is 36 (Palin et al. 2019, 'How do people type on mobile devices?'). */
const CHARACTERS_PER_SECOND = 3.3;
/** Waiting for a page and finding one's way about it. */
const SECONDS_PER_PAGE = 3;

interface Effort {
  readonly taps: number;
  readonly characters: number;
}

/** Of one answer of usual length. */
const EFFORTS: Readonly<Record<QuestionType, Effort>> = {
  'short-text': typed(20),
  'long-text': typed(120),
  'full-name': typed(24),
  email: typed(24),
  phone: typed(10),
  number: typed(2),
  date: typed(8),
  'single-choice': tapped(1),
  'multiple-choice': tapped(2),
  'yes-no': tapped(1),
  // The first letters, then one of the cities proposed.
  location: { taps: 2, characters: 6 },
  'postal-code': typed(5),
  curp: typed(18),
  rfc: typed(13),
  nss: typed(11),
  // Two lists, each opened and chosen from.
  licence: tapped(4),
  resume: tapped(3),
  file: tapped(3),
  consent: tapped(1),
  information: tapped(0),
};

/** The field is touched once. */
function typed(characters: number): Effort {
  return { taps: 1, characters };
}

function tapped(taps: number): Effort {
  return { taps, characters: 0 };
}

/** Seconds that somebody with a phone needs for the questions that show, the buttons between their pages and the review. */
export function secondsToAnswer(shown: readonly PlacedQuestion[]): number {
  const pages = new Set(shown.map(({ pageIndex }) => pageIndex)).size;
  const steps = pages > 1 ? pages + 1 : pages;
  const ofPages = steps * (SECONDS_PER_PAGE + SECONDS_PER_TAP);
  return shown.reduce((sum, { question }) => sum + secondsOf(question), ofPages);
}

function secondsOf(question: FormQuestion): number {
  const { taps, characters } = effortOf(question);
  return taps * SECONDS_PER_TAP + characters / CHARACTERS_PER_SECOND;
}

/** Within the limits of the question. */
function effortOf({ type, limits = {} }: FormQuestion): Effort {
  const usual = EFFORTS[type];
  const { minLength, maxLength, minChosen, maxChosen } = limits;
  if (type === 'short-text' || type === 'long-text')
    return { ...usual, characters: within(usual.characters, minLength, maxLength) };
  if (type === 'multiple-choice')
    return { ...usual, taps: within(usual.taps, minChosen, maxChosen) };
  return usual;
}

function within(value: number, least = 0, most = Number.POSITIVE_INFINITY): number {
  return Math.max(Math.min(value, most), least);
}
