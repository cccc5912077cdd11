import { objectSchemaOf } from '#schemas/fields/field-schemas.ts';
import { type RootDefinition, shapeAt } from '#schemas/fields/shape-at.ts';
import { pointerTokens } from '#schemas/json/json-pointer.ts';
import { formatProblem, type ProblemText } from '#schemas/problems/format-problem.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { EditedPage } from '../../document/edited-page.ts';
import { ownerValue } from '../../document/edits/set-field.ts';
import { nodeNameOf } from '../../document/names/node-phrase.ts';
import { isUnchosen, ownWordsOf } from '../../forms/field/field-problem-text.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import { formatMessage, type Language } from '../../ui/messages/messages.ts';
import { ownerOfProblem } from './problem-target.ts';

/** Codes whose common words are for people who write JSON, of a field of the inspector. */
const OF_FIELDS = [
  'property-missing',
  'value-wrong-type',
  'value-not-allowed',
  'value-wrong-format',
  'value-too-long',
  'value-too-short',
  'value-out-of-range',
] as const;

/** A problem of the open page in the words of its interface: what is wrong and what to do. */
export function problemText(page: EditedPage, problem: Problem, language: Language): ProblemText {
  const { params } = problem;
  const field = fieldLabel(page, problem, language);
  const ofField = field === undefined ? undefined : fieldWords(problem);
  const known = ofField ?? ownWordsOf(problem);
  if (known === undefined) return formatProblem(problem, language);
  const { widget } = params;
  const words = {
    ...params,
    ...(field !== undefined && { field }),
    ...(widget !== undefined && { widget: nodeNameOf(page, String(widget), language) }),
  };
  const message = formatMessage(language, `problem-words.${known}`, words);
  // What the value should look like is the same for everybody.
  if (known === 'value-wrong-format' || known === 'value-out-of-range')
    return { message, remedy: formatProblem(problem, language).remedy };
  return { message, remedy: formatMessage(language, `problem-words.${known}.do`, words) };
}

/** A text that was emptied is missing, whatever its schema calls that, as is what nobody has chosen yet. */
function fieldWords(problem: Problem): (typeof OF_FIELDS)[number] | undefined {
  const { code, params } = problem;
  const isEmpty = code === 'value-too-short' && params['limit'] === 1;
  return isEmpty || isUnchosen(problem)
    ? 'property-missing'
    : OF_FIELDS.find((each) => each === code);
}

/** What people call the field that a problem is about; undefined where no schema names it. */
function fieldLabel(page: EditedPage, problem: Problem, language: Language): string | undefined {
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
