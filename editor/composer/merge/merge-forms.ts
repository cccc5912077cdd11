import { isEqual } from 'lodash-es';
import { escapePointer } from '#schemas/json/json-pointer.ts';
import { type MergeChoices, mapVersions, type Versions } from '../../document/merge/conflict.ts';
import { mergeValue, mergeWhole, placeIn } from '../../document/merge/merge-value.ts';
import type { EditedForm } from '../document/edited-form.ts';
import { decideAbout, type FormConflict, type FormMergeLog, withinPart } from './form-conflict.ts';
import {
  type Fields,
  type FormTree,
  ROOT_KEY,
  type TreePart,
  toForm,
  toTree,
} from './form-tree.ts';
import { livingParts } from './living-parts.ts';
import { partPlaces } from './part-places.ts';
import { atBaseTexts, atOwnTexts } from './rewritten-texts.ts';

export interface MergedForm {
  readonly merged: EditedForm;
  /** What both changed, each in another way, with whose value `merged` has. */
  readonly conflicts: readonly FormConflict[];
}

/**
 * Joins what two people made of one form, by `keyId` of pages, sections and questions and within them field by field.
 * No edit of either is lost; where both changed one thing to different values, that is a conflict, and mine stays unless
 * it was chosen otherwise. Something that one removed and the other changed stays.
 */
export function mergeForms(
  versions: Versions<EditedForm>,
  choices: MergeChoices = new Map(),
): MergedForm {
  const log: FormMergeLog = { choices, conflicts: [] };
  const { base, mine } = versions;
  const named = atBaseTexts(versions);
  const [baseTree, myTree, theirTree] = [named.base, named.mine, named.theirs].map(toTree);
  const merged =
    baseTree && myTree && theirTree
      ? atOwnTexts(mergeTrees({ base: baseTree, mine: myTree, theirs: theirTree }, log), base)
      : wholeForm(versions, log);
  return { merged: isEqual(merged, mine) ? mine : merged, conflicts: log.conflicts };
}

function mergeTrees(trees: Versions<FormTree>, log: FormMergeLog): EditedForm {
  const places = partPlaces(trees, livingParts(trees, log), log);
  const merged = [...places].flatMap(([key, children]): [string, TreePart][] => {
    const states = mapVersions(trees, (tree) => tree.get(key));
    const part = states.mine ?? states.theirs;
    return part ? [[key, { ...part, children, fields: mergeFields(part, states, log) }]] : [];
  });
  return toForm(new Map(merged));
}

/** Parts that cannot be told apart are joined with nothing: one form or the other. */
function wholeForm(versions: Versions<EditedForm>, log: FormMergeLog): EditedForm {
  const { base, mine, theirs } = versions;
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  const { pages: _, ...fields } = mine;
  const root = { kind: 'form', id: '', key: ROOT_KEY, parent: undefined, children: [] } as const;
  const conflict = { key: `${ROOT_KEY} whole`, kind: 'field' as const, pointer: '', ...versions };
  return versions[decideAbout({ ...root, fields }, log, conflict)];
}

type States = Versions<TreePart | undefined>;

function mergeFields(part: TreePart, states: States, log: FormMergeLog): Fields {
  const { base, mine, theirs } = mapVersions(states, (state) => state?.fields);
  if (!mine || !theirs) return part.fields;
  const place = { ...placeIn({ kind: 'head' }), ownerKey: part.key };
  const types = new Set([base ?? mine, mine, theirs].map(({ type }) => type));
  return withinPart(part, log, (own) => {
    // What a question asks for and what it says of that belong together.
    if (types.size > 1) return mergeWhole({ base, mine, theirs }, place, own) as Fields;
    const merged = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map((name) => {
      const pointer = `/${escapePointer(name)}`;
      const values = mapVersions({ base, mine, theirs }, (fields) => fields?.[name]);
      const merge = name === 'visibleWhen' ? mergeWhole : mergeValue;
      return [name, merge(values, { ...place, pointer, path: pointer }, own)] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  });
}
