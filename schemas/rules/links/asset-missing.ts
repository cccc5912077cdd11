import type { PageDocument, SiteDocument } from '../../documents/documents.ts';
import type { FieldPaths } from '../../json/fields.ts';
import type { ProblemTexts } from '../../problems/format-problem.ts';
import type { ProblemPlace } from '../../problems/problem.ts';
import { createSuggester } from '../../text/closest-name.ts';
import { defineRule, type Finding, type RuleContext } from '../engine/rule.ts';
import type { RuleDocumentation } from '../engine/rule-documentation.ts';
import { widgetFields } from '../engine/widget-fields.ts';

export const assetMissing = defineRule({
  code: 'asset-missing',
  severity: 'error',
  order: 120,
  check(page, context) {
    return missingAssets(assetFields(page, context.fields), context);
  },
  checkSite(site, context) {
    return missingAssets(siteFiles(site), context);
  },
});

interface AssetField extends ProblemPlace {
  readonly src: string;
}

/** One finding for each reference to a file that the site does not have. */
function missingAssets(references: readonly AssetField[], { assets }: RuleContext): Finding[] {
  if (assets === undefined) return [];
  const suggest = createSuggester(assets.keys());
  return references
    .filter(({ src }) => !assets.has(src))
    .map(({ src, ...place }) => ({ ...place, params: { src, ...suggest(src) } }));
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

function siteFiles({ metadata, companies = [] }: SiteDocument): AssetField[] {
  const { icon, image } = metadata;
  return [
    { src: icon, pointer: '/metadata/icon' },
    ...(image === undefined ? [] : [{ src: image, pointer: '/metadata/image' }]),
    ...companies.map(({ logo }, i) => ({ src: logo.src, pointer: `/companies/${i}/logo/src` })),
  ];
}

export const texts: ProblemTexts = {
  es: {
    message: 'El archivo "{src}" no existe en la carpeta del sitio.',
    remedy: 'Súbelo a assets/ o corrige la ruta.',
  },
  en: {
    message: 'The file "{src}" is not in the site\'s folder.',
    remedy: 'Add it to assets/ or correct the path.',
  },
};

const image = { src: 'assets/logo.png', alt: 'Logo', width: 120, height: 40 };
const widgets = [{ id: 'logo', type: 'image', content: { image } }];

export const documentation: RuleDocumentation = {
  explanation: [
    "A picture or video is not in the site's folder; `icon` and `image` of `site.json` count too.",
    'Names are compared letter by letter, capitals included.',
  ],
  mending: ['Put the file into the `assets/` folder of the site, or correct the path.'],
  pointer: '/widgets/1/content/image/src',
  shown: '/widgets/0/content/image',
  bad: { widgets },
  good: { widgets, assets: { 'assets/logo.png': {} } },
};
