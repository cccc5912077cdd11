import type { PageDescription } from '../data/widget-data.ts';
import { toScriptJson } from '../html/script-json.ts';
import { toSitePath } from '../page/site-path.ts';
import { assetUrl, isRaster } from '../picture/asset-index.ts';
import { toSrcSet } from '../picture/picture.tsx';
import type { PriorityPicture } from '../picture/priority-picture.ts';
import { fontUrl } from '../style/fonts.ts';
import type { RenderInput } from './renderer.ts';

export interface DocumentHeadProps {
  readonly input: RenderInput;
  /** What the page's widgets found to say of it. */
  readonly description: PageDescription;
  readonly css: string;
  readonly scripts: readonly string[];
  readonly priorityPicture: PriorityPicture | undefined;
}

/**
 * Pages are fetched ahead only when a finger is already on the link: data is the visitor's money. Links to
 * another state of the same page are left to the scripts that ask for less than a page.
 */
const SPECULATION = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: 'a[href^="?"]' } }] },
      eagerness: 'conservative',
    },
  ],
};

export function DocumentHead(props: DocumentHeadProps) {
  const { input, css, scripts, priorityPicture } = props;
  const { site, page, assets } = input;
  const { title, description } = { ...page.metadata, ...props.description };
  const { noindex = page.metadata.robots === 'noindex', structuredData } = props.description;
  const font = fontUrl(site.theme.fonts.heading);
  const icon = assets[site.metadata.icon];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${site.metadata.titleSuffix}`}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {priorityPicture && <PicturePreload {...priorityPicture} />}
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />}
      <Sharing input={input} title={title} description={description} />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptJson(structuredData) }}
        />
      )}
      <meta name="theme-color" content={site.theme.colors.paper} />
      {icon && <link rel="icon" href={assetUrl(icon)} />}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      <script
        type="speculationrules"
        dangerouslySetInnerHTML={{ __html: toScriptJson(SPECULATION) }}
      />
    </head>
  );
}

function PicturePreload({ asset, sizes }: PriorityPicture) {
  if (!isRaster(asset))
    return <link rel="preload" as="image" href={assetUrl(asset)} fetchPriority="high" />;
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={toSrcSet(asset, 'avif')}
      imageSizes={sizes}
      fetchPriority="high"
    />
  );
}

interface SharingProps {
  readonly input: RenderInput;
  readonly title: string;
  readonly description: string;
}

function Sharing({ input, title, description }: SharingProps) {
  const { site, page, path, params, origin, assets } = input;
  const { image = site.metadata.image } = page.metadata;
  const asset = image === undefined ? undefined : assets[image];
  const hasOwnAddress = Object.keys(params).length === 0;
  const url = origin + encodeURI(toSitePath(site.sitePrefix, hasOwnAddress ? page.url : path));
  return (
    <>
      {page.type !== 'SYSTEM' && <link rel="canonical" href={url} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      {asset && <meta property="og:image" content={origin + assetUrl(asset)} />}
    </>
  );
}
