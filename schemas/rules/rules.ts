import { assetMissing } from './asset-missing.ts';
import { channelType } from './channel-type.ts';
import { ctaEmpty } from './cta-empty.ts';
import { eventsExpired } from './events-expired.ts';
import { formUnknown } from './form-unknown.ts';
import { headingMissing } from './heading-missing.ts';
import { headingOrder } from './heading-order.ts';
import { headingRepeated } from './heading-repeated.ts';
import { idDuplicate } from './id-duplicate.ts';
import { imageAltMissing } from './image-alt-missing.ts';
import { linkDead } from './link-dead.ts';
import { linkUnpublished } from './link-unpublished.ts';
import {
  imageOverBudget,
  markupOverBudget,
  pageOverBudget,
  scriptsOverBudget,
} from './over-budget.ts';
import { pageIdCollision } from './page-id-collision.ts';
import type { Rule } from './rule.ts';
import { sectionContrast } from './section-contrast.ts';
import { sectionEmpty } from './section-empty.ts';
import { textUnwritten } from './text-unwritten.ts';
import { urlCollision } from './url-collision.ts';
import { urlReserved } from './url-reserved.ts';
import { widgetCycle } from './widget-cycle.ts';
import { widgetDangling } from './widget-dangling.ts';
import { widgetRepeated } from './widget-repeated.ts';
import { widgetUnused } from './widget-unused.ts';

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
