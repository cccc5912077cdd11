import type { Migrations, StoredContent } from '../../definitions/migration.ts';
import { isRecord } from '../../json/fields.ts';
import { isBlank } from '../../text/blank-text.ts';

/** Longest text of a link. */
const MAX_LABEL_LENGTH = 300;

export const migrations: Migrations = {
  // A target alone left the link without a name of its own: mute pictures had their address read aloud.
  1: (content) => {
    const { href, ...rest } = content;
    if (href === undefined || 'link' in rest) return content;
    return { ...rest, link: { label: labelOf(content), href } };
  },
};

/** What version 1 had read aloud: the picture's text, else the caption, else the address. */
function labelOf({ image, caption, href }: StoredContent): string {
  const alt = isRecord(image) && image['decorative'] !== true ? image['alt'] : undefined;
  const texts = [alt, caption, href].filter((text) => typeof text === 'string');
  const label = texts.find((text) => !isBlank(text)) ?? '';
  // Whole characters, as the schema counts them: half of one would be refused.
  return Array.from(label).slice(0, MAX_LABEL_LENGTH).join('');
}
