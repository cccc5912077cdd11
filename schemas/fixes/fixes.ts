import type { ProblemCode } from '../problem-catalogue.ts';
import { chooseAllowed } from './choose-allowed.ts';
import { completeAddress } from './complete-address.ts';
import type { Fix } from './fix.ts';
import { renameProperty } from './rename-property.ts';
import { renameSection } from './rename-section.ts';
import { tidyFormat } from './tidy-format.ts';
import { unquoteValue } from './unquote-value.ts';

/** What can be mended in a document that was read, without a person. Codes that are absent here need a decision. */
export const fixes: Readonly<Partial<Record<ProblemCode, Fix>>> = {
  'property-unknown': renameProperty,
  'value-wrong-type': unquoteValue,
  'value-not-allowed': chooseAllowed,
  'value-wrong-format': tidyFormat,
  'id-duplicate': renameSection,
  'link-dead': completeAddress,
};
