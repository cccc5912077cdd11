import { channelType } from './addresses/channel-type.ts';
import { pageIdCollision } from './addresses/page-id-collision.ts';
import { urlCollision } from './addresses/url-collision.ts';
import { urlReserved } from './addresses/url-reserved.ts';
import { eventsExpired } from './content/events-expired.ts';
import { imageAltMissing } from './content/image-alt-missing.ts';
import { textUnwritten } from './content/text-unwritten.ts';
import { sectionContrast } from './contrast/section-contrast.ts';
import type { Rule } from './engine/rule.ts';
import { headingMissing } from './headings/heading-missing.ts';
import { headingOrder } from './headings/heading-order.ts';
import { headingRepeated } from './headings/heading-repeated.ts';
import { assetMissing } from './links/asset-missing.ts';
import { ctaEmpty } from './links/cta-empty.ts';
import { formUnknown } from './links/form-unknown.ts';
import { linkDead } from './links/link-dead.ts';
import { linkUnpublished } from './links/link-unpublished.ts';
import { idDuplicate } from './structure/id-duplicate.ts';
import { sectionEmpty } from './structure/section-empty.ts';
import { widgetCycle } from './structure/widget-cycle.ts';
import { widgetDangling } from './structure/widget-dangling.ts';
import { widgetRepeated } from './structure/widget-repeated.ts';
import { widgetUnused } from './structure/widget-unused.ts';
import {
  imageOverBudget,
  markupOverBudget,
  pageOverBudget,
  scriptsOverBudget,
} from './weight/over-budget.ts';

export const rules: readonly Rule[] = [
  idDuplicate,
  widgetDangling,
  widgetCycle,
  widgetUnused,
  widgetRepeated,
  sectionEmpty,
  textUnwritten,
  linkDead,
  linkUnpublished,
  ctaEmpty,
  imageAltMissing,
  assetMissing,
  formUnknown,
  headingMissing,
  headingRepeated,
  headingOrder,
  eventsExpired,
  urlCollision,
  pageIdCollision,
  urlReserved,
  channelType,
  sectionContrast,
  imageOverBudget,
  markupOverBudget,
  scriptsOverBudget,
  pageOverBudget,
];
