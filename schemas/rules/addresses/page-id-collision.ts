import type { ProblemTexts } from '../../problems/format-problem.ts';
import { knownPages } from '../engine/known-pages.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';

export const pageIdCollision = defineRule({
  code: 'page-id-collision',
  severity: 'error',
  order: 190,
  check({ id }, { pages }) {
    const { length } = knownPages(pages).byId.get(id) ?? [];
    return length > 1 ? [{ pointer: '/id', params: { id } }] : [];
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'Otra página de este sitio también tiene el identificador "{id}".',
    remedy: 'Dale otro identificador a una de las dos páginas.',
  },
  en: {
    message: 'Another page of this site has the identifier "{id}" too.',
    remedy: 'Give one of the two pages another identifier.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Two page files of the site have the same `id`, so that only one of them can be published.',
  ],
  mending: ['Give one of the two another `id`.'],
  pointer: '/id',
  shown: '/page',
  bad: { page: { id: 'home', url: '/home' }, pages: [{ id: 'home', url: '/inicio' }] },
  good: { page: { id: 'home', url: '/home' }, pages: [{ id: 'inicio', url: '/inicio' }] },
};
