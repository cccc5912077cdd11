import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

/** A site that measures has a question to ask its visitors first (decisions, "Consent gates tracking"). */
export const measuringUnasked = defineRule({
  code: 'measuring-unasked',
  severity: 'error',
  order: 480,
  checkSite({ enableWidgetTracking, consent }) {
    const isUnasked = enableWidgetTracking === true && consent === undefined;
    return isUnasked ? [{ pointer: '/enableWidgetTracking' }] : [];
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'El sitio mide lo que hacen sus visitantes sin preguntarles antes.',
    remedy: 'Escribe en «Permiso para medir» con qué se les pregunta, o apaga la medición.',
  },
  en: {
    message: 'The site measures what its visitors do without asking them first.',
    remedy: 'Say under “Leave to measure” what they are asked with, or turn measuring off.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'The settings of a site turn `enableWidgetTracking` on and have no `consent`, the question that visitors are asked on every page.',
    'Nothing would be measured, and nobody would know why.',
  ],
  mending: [
    'Write `consent` with `heading`, `text` and `version`, or turn `enableWidgetTracking` off.',
  ],
  pointer: '/enableWidgetTracking',
  shown: '/site',
  bad: { site: { enableWidgetTracking: true } },
  good: {
    site: {
      enableWidgetTracking: true,
      consent: { heading: '¿Podemos medir?', text: 'Solo qué páginas ves.', version: 1 },
    },
  },
};
