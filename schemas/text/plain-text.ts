/** Longest words of a node or value in a sentence, in characters. */
const MAX_SHOWN = 40;

/** Read of a text at most, in UTF-16 units: markup may precede the words. */
const MAX_READ = 4000;

const NAMED: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  shy: '\u00ad',
  zwnj: '\u200c',
  zwj: '\u200d',
  amp: '&',
};

const ENTITY = /&(?:(lt|gt|quot|nbsp|shy|zwnj|zwj|amp)|#(\d{1,7})|#[xX]([\da-fA-F]{1,6}));/g;

/** Tags in the midst of a word or before a comma: no space is read in their place. */
const INLINE_TAG =
  /<\/?(?:a|abbr|b|code|del|em|i|ins|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi;

/** The beginning of some HTML as its reader sees it. */
export function toPlainText(html: string): string {
  return html
    .slice(0, MAX_READ)
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(ENTITY, (entity, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return NAMED[name] ?? entity;
      const code = Number.parseInt(decimal ?? hex ?? '', decimal === undefined ? 16 : 10);
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    });
}

/** White space, control characters, and marks that turn the direction of all that follows. */
const SPACE = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** A text in one line of at most 40 characters, cut between words where one ends in time. */
export function cutText(text: string): string {
  const line = text.slice(0, MAX_READ).replace(SPACE, ' ').trim();
  const characters = [...line];
  if (characters.length <= MAX_SHOWN) return line;
  const cut = characters.slice(0, MAX_SHOWN - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > MAX_SHOWN / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
