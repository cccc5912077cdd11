import { upperFirst } from 'lodash-es';
import type { FieldChanged } from '#schemas/diff/compare/change.ts';
import { ownText } from '#schemas/diff/compare/own-text.ts';
import { fieldPhrase } from '#schemas/diff/words/field-phrase.ts';
import { nodePhrase } from '#schemas/diff/words/node-phrase.ts';
import { valuePhrases } from '#schemas/diff/words/value-phrase.ts';
import {
  plainRun,
  type WordedConflict,
  type WordRun,
  wordText,
} from '../../conflicts/word-diff.ts';
import { formatMessage, type Language, type MessageKey } from '../../ui/messages/messages.ts';
import { readCondition } from '../conditions/condition-parts.ts';
import { conditionInWords } from '../conditions/condition-words.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { type FormConflict, partName } from '../merge/form-conflict.ts';
import { toTree } from '../merge/form-tree.ts';

/** @param form with all that either side has: what names the things in conflict */
export function wordFormConflicts(
  conflicts: readonly FormConflict[],
  form: EditedForm,
  language: Language,
): readonly WordedConflict[] {
  return conflicts.map((conflict) => {
    const word = (value: unknown) => wordValue(value, { conflict, form, language });
    return {
      node: upperFirst(nodePhrase(conflict.part, language)),
      field: wordField(conflict, language),
      mine: word(conflict.mine),
      theirs: word(conflict.theirs),
    };
  });
}

const say = (key: MessageKey, language: Language, name = '') =>
  formatMessage(language, key, { name });

function wordField(conflict: FormConflict, language: Language): string {
  if (conflict.kind === 'place')
    return say(conflict.pointer === '/order' ? 'conflict.order' : 'conflict.place', language);
  if (conflict.pointer === '') return say('conflict.whole', language);
  return fieldPhrase(toChange(conflict), language).text;
}

function toChange({ part, pointer, items, mine, theirs }: FormConflict): FieldChanged {
  return { kind: 'field', ...part, pointer, items, before: mine, after: theirs };
}

interface Wording {
  readonly conflict: FormConflict;
  readonly form: EditedForm;
  readonly language: Language;
}

function wordValue(value: unknown, wording: Wording): readonly WordRun[] {
  const { conflict, form, language } = wording;
  const { kind, pointer } = conflict;
  if (value === undefined)
    return plainRun(say(kind === 'removed' ? 'conflict.removed' : 'conflict.empty', language));
  if (kind === 'place') return plainRun(wordPlace(value, wording));
  if (pointer === '/visibleWhen') return plainRun(wordCondition(value, form, language));
  if (typeof value === 'string' && value !== '') return wordText(conflict.base, value);
  const { before } = valuePhrases({ ...toChange(conflict), before: value }, language);
  const known = before ?? (pointer === '' ? ownText(value) : optionsText(value));
  return plainRun(known ?? say('conflict.kept', language));
}

function wordPlace(value: unknown, { conflict, form, language }: Wording): string {
  if (conflict.pointer === '/order') return say('conflict.order.own', language);
  const holder = toTree(form)?.get(String(value));
  const name = holder ? nodePhrase(partName(holder), language) : String(value);
  return say('conflict.place.in', language, name);
}

function wordCondition(value: unknown, form: EditedForm, language: Language): string {
  const root = readCondition(value);
  if (!root) return say('composer.condition.unreadable', language);
  const sections = form.pages.flatMap((page) => page.sections);
  const questions = sections.flatMap((section) => section.questions);
  return conditionInWords(root, {
    questions,
    say: (key, params = {}) => formatMessage(language, key, params),
  });
}

/** The items of a list by their words. */
function optionsText(value: unknown): string | undefined {
  if (!Array.isArray(value)) return undefined;
  const words = value.flatMap((item) => ownText(item) ?? []);
  return words.length > 0 ? words.join(' · ') : undefined;
}
