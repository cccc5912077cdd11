import type { ProblemTexts } from '../../problems/format-problem.ts';
import { allowedTags, externalLink, internalLink } from '../../text/allowed-html.ts';
import { isBlank } from '../../text/blank-text.ts';
import { cutText } from '../../text/plain-text.ts';
import { counterpartOf, LINE_BLOCK } from '../../text/separate-blocks.ts';
import { unseenTags } from '../../text/unseen-text.ts';
import { hrefsIn } from '../engine/rich-text-links.ts';
import { defineRule } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';

/** Links, pictures, frames, hidden words and elements of formatted texts that the sanitiser takes out on the way to visitors. */
export const richTextDropped = defineRule({
  code: 'rich-text-dropped',
  severity: 'warning',
  order: 75,
  check(page, { fields }) {
    return widgetFields(page, ['RichText'], fields).flatMap(({ value, pointer, nodeId }) => {
      if (typeof value !== 'string') return [];
      const dropped = [
        ...droppedLinks(value),
        ...droppedTags(value),
        ...brokenTags(value),
        ...unseenTags(value).map(shorten),
      ];
      if (dropped.length === 0) return [];
      return [{ pointer, nodeId, params: { dropped: cutText(dropped.join(', ')) } }];
    });
  },
});

function droppedLinks(html: string): string[] {
  const hrefs = hrefsIn(html).filter(
    (href) => !internalLink.test(href) && !externalLink.test(href),
  );
  return [...new Set(hrefs.map((href) => (isBlank(href) ? '<a href="">' : href)))];
}

/** Of the page around a text, which nobody misses. */
const WRAPPERS = ['html', 'head', 'body', 'meta', 'title', 'colgroup', 'col', LINE_BLOCK];

const KEPT: ReadonlySet<string> = new Set([...allowedTags, ...WRAPPERS]);

/** As `<img>`, each once. */
function droppedTags(html: string): string[] {
  const names = [...html.matchAll(/<([a-z][a-z0-9:-]*)(?=[\s/>])/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  return [...new Set(names)]
    .filter((name) => !KEPT.has(name) && counterpartOf(name) === undefined)
    .map((name) => `<${name}>`);
}

/** To its end: a quote that is not closed holds everything up to the next. */
const TAG = /<\/?[a-z](?:=\s*"[^"]*(?:"|$)|=\s*'[^']*(?:'|$)|[^>])*(?:>|$)/gi;
/** A tag that ends nowhere, or not before the next one begins. */
const BROKEN = /[^>]$|.<[a-z/]/is;
const SHOWN = 40;

/** The beginnings of tags that take the words behind them along. */
function brokenTags(html: string): string[] {
  const tags = [...html.matchAll(TAG)].map(([tag]) => tag).filter((tag) => BROKEN.test(tag));
  return tags.map(shorten);
}

function shorten(tag: string): string {
  return `${tag.slice(0, SHOWN)}…`;
}

export const texts: ProblemTexts = {
  es: {
    message: 'Los visitantes no recibirán esto del texto: {dropped}.',
    remedy:
      'Usa enlaces que empiecen con https:, mailto:, tel:, / o #, y pon imágenes y videos en bloques propios; lo que está oculto no se muestra.',
  },
  en: {
    message: 'Visitors will not get this of the text: {dropped}.',
    remedy:
      'Use links that begin with https:, mailto:, tel:, / or #, and put pictures and videos into blocks of their own; what is hidden is not shown.',
  },
};

function text(html: string) {
  return { id: 'texto', type: 'rich-text', content: { html } };
}

export const documentation: RuleDocumentation = {
  explanation: [
    'A formatted text holds links, pictures, frames or other elements that the sanitiser takes out, so that visitors get its words without them.',
    'What is hidden in it (`hidden`, `display:none`, letters without a size) is taken out with its words.',
    'A tag without its `>` or its second quote takes the words behind it along.',
    'Links of another kind than the fields for links take lose their address: `http:`, `www.`, `whatsapp:`, relative ones.',
    'Blocks without a counterpart, such as `<div>`, are not told: what they kept apart stays apart.',
  ],
  mending: [
    'Use links that begin with `https:`, `mailto:`, `tel:`, `/` or `#`.',
    'Put pictures and videos into widgets of their own, and delete the rest.',
  ],
  pointer: '/widgets/1/content/html',
  shown: '/widgets/0/content',
  bad: {
    widgets: [text('<p>Saca tu <a href="http://tramites.example/licencia">licencia</a>.</p>')],
  },
  good: {
    widgets: [text('<p>Saca tu <a href="https://tramites.example/licencia">licencia</a>.</p>')],
  },
};
