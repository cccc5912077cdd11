import type { PageDocument } from '../../documents/documents.ts';
import type { FieldPaths } from '../../json/fields.ts';
import { createProblem, type ProblemPlace } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import type { Rule, RuleContext } from '../engine/rule.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const assetMissing: Rule = {
  code: 'asset-missing',
  check(page, context) {
    return missingAssets(assetFields(page, context.fields), context);
  },
};

export interface AssetField extends ProblemPlace {
  readonly src: string;
}

/** One problem for each reference to a file that the site does not have. */
export function missingAssets(
  references: readonly AssetField[],
  { assets }: RuleContext,
): Problem[] {
  if (assets === undefined) return [];
  const suggest = createSuggester(assets.keys());
  return references
    .filter(({ src }) => !assets.has(src))
    .map(({ src, ...place }) => createProblem('asset-missing', place, { src, ...suggest(src) }));
}

/** The files that a page names, its sharing picture included. */
export function assetFields(page: PageDocument, paths: FieldPaths): AssetField[] {
  const { image } = page.metadata;
  const sharing = image === undefined ? [] : [{ src: image, pointer: '/metadata/image' }];
  const fields = widgetFields(page, ['AssetPath', 'VideoPath', 'CaptionsPath'], paths);
  return [
    ...sharing,
    ...fields.flatMap(({ value, pointer, nodeId }) =>
      typeof value === 'string' ? [{ src: value, pointer, nodeId }] : [],
    ),
  ];
}
