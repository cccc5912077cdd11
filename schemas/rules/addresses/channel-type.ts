import type { ProblemTexts } from '../../problems/format-problem.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { addressFields } from './page-addresses.ts';

/** Last parts of an address that are channels of a form: in the browser, and inside a chat. */
const CHANNELS: ReadonlySet<string> = new Set(['web', 'cb']);

export const channelType = defineRule({
  code: 'channel-type',
  severity: 'warning',
  order: 210,
  check(page) {
    if (page.type === 'APPLY') return [];
    return addressFields(page).flatMap(({ url, pointer }) => {
      const channel = url.slice(url.lastIndexOf('/') + 1);
      if (!CHANNELS.has(channel)) return [];
      return [{ pointer, params: { url, channel } }];
    });
  },
});

export const texts: ProblemTexts = {
  es: {
    message:
      'La dirección "{url}" termina en "{channel}", como las de los formularios, pero la página no es de tipo APPLY.',
    remedy: 'Cambia el tipo a APPLY o la última parte de la dirección.',
  },
  en: {
    message:
      'The address "{url}" ends in "{channel}", as those of forms do, but the page is not of type APPLY.',
    remedy: 'Change the type to APPLY or the last part of the address.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'Addresses that end in `web` or `cb` are the channels of a form (`cb` is drawn without header and footer), but the page is not of type `APPLY`.',
  ],
  mending: ['Write `"type": "APPLY"`, or end the address otherwise.'],
  pointer: '/url',
  shown: '/page',
  bad: { page: { url: '/aplicar/web', type: 'CONTENT' } },
  good: { page: { url: '/aplicar/web', type: 'APPLY' } },
};
