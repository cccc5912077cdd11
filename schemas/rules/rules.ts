import { assetMissing } from './asset-missing.ts';
import { idDuplicate } from './id-duplicate.ts';
import { imageAltMissing } from './image-alt-missing.ts';
import { linkDead } from './link-dead.ts';
import { pageIdCollision } from './page-id-collision.ts';
import type { Rule } from './rule.ts';
import { urlCollision } from './url-collision.ts';
import { urlReserved } from './url-reserved.ts';
import { widgetCycle } from './widget-cycle.ts';
import { widgetDangling } from './widget-dangling.ts';
import { widgetUnused } from './widget-unused.ts';

export const rules: readonly Rule[] = [
  idDuplicate,
  widgetDangling,
  widgetCycle,
  widgetUnused,
  linkDead,
  imageAltMissing,
  assetMissing,
  urlCollision,
  pageIdCollision,
  urlReserved,
];
