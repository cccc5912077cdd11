import { suggestionFor } from '../closest-name.ts';
import { createProblem, type ProblemPlace } from '../create-problem.ts';
import type { PageDocument } from '../documents.ts';
import type { FieldPaths } from '../fields.ts';
import type { Rule } from './rule.ts';
import { widgetFields } from './widget-fields.ts';

export const assetMissing: Rule = {
  code: 'asset-missing',
  check(page, { assets, fields }) {
    if (assets === undefined) return [];
    return assetReferences(page, fields)
      .filter(({ src }) => !assets.has(src))
      .map(({ src, ...place }) =>
        createProblem('asset-missing', place, { src, ...suggestionFor(src, [...assets]) }),
      );
  },
};

function assetReferences(
  { metadata, ...page }: PageDocument,
  paths: FieldPaths,
): (ProblemPlace & { readonly src: string })[] {
  const sharing =
    metadata.image === undefined ? [] : [{ src: metadata.image, pointer: '/metadata/image' }];
  const fields = widgetFields({ metadata, ...page }, ['AssetPath', 'VideoPath'], paths);
  return [
    ...sharing,
    ...fields.flatMap(({ value, pointer, nodeId }) =>
      typeof value === 'string' ? [{ src: value, pointer, nodeId }] : [],
    ),
  ];
}
