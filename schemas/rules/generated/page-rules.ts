// Generated from schemas/problems/document-problems.ts and schemas/rules by `npm run codegen`. Do not edit.
import type { PageRule } from '../engine/rule.ts';
import { idDuplicate } from '../structure/id-duplicate.ts';
import { widgetDangling } from '../structure/widget-dangling.ts';
import { widgetCycle } from '../structure/widget-cycle.ts';
import { widgetUnused } from '../structure/widget-unused.ts';
import { widgetRepeated } from '../structure/widget-repeated.ts';
import { sectionEmpty } from '../structure/section-empty.ts';
import { phonesEmpty } from '../structure/phones-empty.ts';
import { titleBlank } from '../content/title-blank.ts';
import { textUnwritten } from '../content/text-unwritten.ts';
import { textEmpty } from '../content/text-empty.ts';
import { stepsUncounted } from '../content/steps-uncounted.ts';
import { richTextDropped } from '../content/rich-text-dropped.ts';
import { similarNowhere } from '../content/similar-nowhere.ts';
import { linkDead } from '../links/link-dead.ts';
import { sectionLinkDead } from '../links/section-link-dead.ts';
import { linkUnpublished } from '../links/link-unpublished.ts';
import { ctaEmpty } from '../links/cta-empty.ts';
import { imageAltMissing } from '../content/image-alt-missing.ts';
import { assetMissing } from '../links/asset-missing.ts';
import { formUnknown } from '../links/form-unknown.ts';
import { headingMissing } from '../headings/heading-missing.ts';
import { resumeNowhere } from '../links/resume-nowhere.ts';
import { headingRepeated } from '../headings/heading-repeated.ts';
import { headingOrder } from '../headings/heading-order.ts';
import { eventsExpired } from '../content/events-expired.ts';
import { endBeforeStart } from '../content/end-before-start.ts';
import { dayImpossible } from '../content/day-impossible.ts';
import { urlCollision } from '../addresses/url-collision.ts';
import { pageIdCollision } from '../addresses/page-id-collision.ts';
import { urlReserved } from '../addresses/url-reserved.ts';
import { addressUnseen } from '../addresses/address-unseen.ts';
import { channelType } from '../addresses/channel-type.ts';
import { sectionContrast } from '../contrast/section-contrast.ts';
import { imageOverBudget } from '../weight/image-over-budget.ts';
import { markupOverBudget } from '../weight/markup-over-budget.ts';
import { scriptsOverBudget } from '../weight/scripts-over-budget.ts';
import { pageOverBudget } from '../weight/page-over-budget.ts';

export const pageRules: readonly PageRule[] = [
  idDuplicate,
  widgetDangling,
  widgetCycle,
  widgetUnused,
  widgetRepeated,
  sectionEmpty,
  phonesEmpty,
  titleBlank,
  textUnwritten,
  textEmpty,
  stepsUncounted,
  richTextDropped,
  similarNowhere,
  linkDead,
  sectionLinkDead,
  linkUnpublished,
  ctaEmpty,
  imageAltMissing,
  assetMissing,
  formUnknown,
  headingMissing,
  resumeNowhere,
  headingRepeated,
  headingOrder,
  eventsExpired,
  endBeforeStart,
  dayImpossible,
  urlCollision,
  pageIdCollision,
  urlReserved,
  addressUnseen,
  channelType,
  sectionContrast,
  imageOverBudget,
  markupOverBudget,
  scriptsOverBudget,
  pageOverBudget,
];
