import { createProblem } from '../../problems/create-problem.ts';
import type { Rule } from '../engine/rule.ts';
import { addressFields } from './page-addresses.ts';

/** Last parts of an address that are channels of a form: in the browser, and inside a chat. */
const CHANNELS: ReadonlySet<string> = new Set(['web', 'cb']);

export const channelType: Rule = {
  code: 'channel-type',
  check(page) {
    if (page.type === 'APPLY') return [];
    return addressFields(page).flatMap(({ url, pointer }) => {
      const channel = url.slice(url.lastIndexOf('/') + 1);
      if (!CHANNELS.has(channel)) return [];
      return [createProblem('channel-type', { pointer }, { url, channel })];
    });
  },
};
