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
  // Options of sections have their names from the inspector, not from a shape of their own.
  if (owner.kind === 'section') return undefined;
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
