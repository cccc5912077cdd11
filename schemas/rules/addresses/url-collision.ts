import { pageNameOf } from '../../pages/page-summary.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import { collisionKey, knownPages } from '../engine/known-pages.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { addressFields } from './page-addresses.ts';

export const urlCollision = defineRule({
  code: 'url-collision',
  severity: 'error',
  order: 180,
  check(page, { pages }) {
    const { byId, byKey } = knownPages(pages);
    const own = byId.get(page.id)?.[0];
    return addressFields(page).flatMap(({ url, pointer }) => {
      const other = byKey.get(collisionKey(url))?.find((each) => each !== own);
      return other ? [{ pointer, params: { url, page: pageNameOf(other) } }] : [];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message: 'La dirección "{url}" ya es de la página "{page}".',
    remedy: 'Cambia la dirección de una de las dos páginas.',
  },
  en: {
    message: 'The address "{url}" already belongs to the page "{page}".',
    remedy: 'Change the address of one of the two pages.',
  },
};

const pages = [{ id: 'buscar', title: 'Vacantes', url: '/vacantes' }];

export const documentation: RuleDocumentation = {
  explanation: [
    'Another page of the site has the same address, as its `url` or among its `aliases`.',
    'Names of parameters do not make addresses different: `/job/{urlSlug}` and `/job/{id}` collide.',
    'Capitals do.',
    'Pages of type `SYSTEM` have no address.',
    'Here a page `buscar` has the address `/vacantes`.',
  ],
  mending: ['Change the address of one of the two pages.'],
  pointer: '/url',
  shown: '/page',
  bad: { page: { id: 'home', url: '/vacantes' }, pages },
  good: { page: { id: 'home', url: '/home' }, pages },
};
