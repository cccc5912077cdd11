import { objectSchemaOf } from '#schemas/field-schemas.ts';
import { pointerTokens } from '#schemas/json-pointer.ts';
import type { Problem } from '#schemas/problem.ts';
import { type RootDefinition, shapeAt } from '#schemas/shape-at.ts';
import type { EditedPage } from '../document/edited-page.ts';
import { ownerValue } from '../document/edits/set-field.ts';
import { withinOwner } from '../inspector/page-field-source.ts';
import type { Language } from '../messages/messages.ts';
import { ownerOfProblem } from './problem-target.ts';

/** What people call the field that a problem is about; undefined where no schema names it. */
export function fieldLabel(
  page: EditedPage,
  problem: Problem,
  language: Language,
): string | undefined {
  const owner = ownerOfProblem(page, problem);
  if (owner.kind === 'section') return optionLabel(withinOwner(problem, owner), language);
  const definition: RootDefinition = owner.kind === 'widget' ? 'WidgetEnvelope' : 'Page';
  const pointer = withinOwner(problem, owner);
  const tokens = pointerTokens(pointer);
  // An item of a list is called by the list.
  const named = tokens.findLastIndex((token) => !/^\d+$/.test(token));
  const above = pointer
    .split('/')
    .slice(0, named + 1)
    .join('/');
  const shape = shapeAt({ definition, data: ownerValue(page, owner), pointer: above });
  const token = tokens[named] ?? '';
  if (shape === undefined || !Object.hasOwn(shape.fields, token)) return undefined;
  return shape.fields[token]?.label[language];
}

/** Of an option, whatever width it is about: `/options/gap/mobile`. */
function optionLabel(pointer: string, language: Language): string | undefined {
  const [first, name] = pointerTokens(pointer);
  if (first !== 'options') return undefined;
  const option = objectSchemaOf('SectionOptions')?.fields.find((field) => field.name === name);
  return option?.label?.[language];
}
