// Generated from schemas/problems/document-problems.ts and schemas/rules by `npm run codegen`. Do not edit.
import type { SiteRule } from '../engine/rule.ts';
import { urlReserved } from '../addresses/url-reserved.ts';
import { linkDead } from '../links/link-dead.ts';
import { linkUnpublished } from '../links/link-unpublished.ts';
import { assetMissing } from '../links/asset-missing.ts';
import { contrastLow } from '../contrast/contrast-low.ts';
import { messagePlaceholder } from '../content/message-placeholder.ts';
import { messageUnknown } from '../content/message-unknown.ts';
import { messageUntranslated } from '../content/message-untranslated.ts';
import { measuringUnasked } from '../content/measuring-unasked.ts';

export const siteRules: readonly SiteRule[] = [
  urlReserved,
  linkDead,
  linkUnpublished,
  assetMissing,
  contrastLow,
  messagePlaceholder,
  messageUnknown,
  messageUntranslated,
  measuringUnasked,
];
