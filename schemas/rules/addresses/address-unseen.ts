import type { ProblemTexts } from '../../problems/format-problem.ts';
import { hrefsIn } from '../engine/rich-text-links.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';
import { addressFields } from './page-addresses.ts';

/** Characters without width and those that turn the direction of reading. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Addresses with characters that nobody sees: who types, prints or dictates one gets elsewhere. */
export const addressUnseen = defineRule({
  code: 'address-unseen',
  severity: 'error',
  order: 205,
  check(page, { fields }) {
    const own = addressFields(page).filter(({ url }) => isUnseen(url));
    const links = widgetFields(page, ['Href', 'Path'], fields);
    const texts = widgetFields(page, ['RichText'], fields).flatMap(({ value, ...place }) =>
      typeof value === 'string' ? [{ ...place, value: hrefsIn(value).find(isUnseen) }] : [],
    );
    return [
      ...own.map(({ pointer, url }) => ({ pointer, params: { character: characterOf(url) } })),
      ...[...links, ...texts].flatMap(({ value, pointer, nodeId }) => {
        if (typeof value !== 'string' || !isUnseen(value)) return [];
        return [{ pointer, nodeId, params: { character: characterOf(value) } }];
      }),
    ];
  },
});

function isUnseen(address: string): boolean {
  return UNSEEN.test(address);
}

/** `U+200B` of the first. */
function characterOf(address: string): string {
  const code = UNSEEN.exec(address)?.[0].codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export const texts: ProblemTexts = {
  es: {
    message: 'La dirección tiene un carácter que no se ve ({character}).',
    remedy: 'Bórrala y escríbela a mano: quien la teclea o la imprime no llegaría.',
  },
  en: {
    message: 'The address holds a character that cannot be seen ({character}).',
    remedy: 'Delete it and type it by hand: who types or prints it would not get there.',
  },
};

export const documentation: RuleDocumentation = {
  explanation: [
    'The address of a page or a link holds a character without width, or one that turns the direction of reading.',
    'It usually comes along when text is copied from a chat or a document.',
    'Nobody who types, prints or dictates the address gets there, and another page may have the same one without it.',
  ],
  mending: ['Delete the address and type it by hand.'],
  pointer: '/url',
  shown: '/page',
  bad: { page: { url: '/turnos\u200b' } },
  good: { page: { url: '/turnos' } },
};
