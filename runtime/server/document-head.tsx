import { toSitePath } from '../page/site-path.ts';
import { assetUrl, isRaster } from '../picture/asset-index.ts';
import { toSrcSet } from '../picture/picture.tsx';
import type { PriorityPicture } from '../picture/priority-picture.ts';
import { fontUrl } from '../style/fonts.ts';
import { toScriptJson } from './json-script.ts';
import type { RenderInput } from './renderer.ts';

export interface DocumentHeadProps {
  readonly input: RenderInput;
  readonly css: string;
  readonly scripts: readonly string[];
  readonly priorityPicture: PriorityPicture | undefined;
}

/** Pages are fetched ahead only when a finger is already on the link: data is the visitor's money. */
const SPECULATION = { prefetch: [{ where: { href_matches: '/*' }, eagerness: 'conservative' }] };

export function DocumentHead({ input, css, scripts, priorityPicture }: DocumentHeadProps) {
  const { site, page, assets } = input;
  const { title, description, robots } = page.metadata;
  const font = fontUrl(site.theme.fonts.heading);
  const icon = assets[site.metadata.icon];
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} · ${site.metadata.titleSuffix}`}</title>
      <meta name="description" content={description} />
      {robots === 'noindex' && <meta name="robots" content="noindex" />}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {priorityPicture && <PicturePreload {...priorityPicture} />}
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />}
      <Sharing input={input} />
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

function Sharing({ input: { site, page, origin, assets } }: { readonly input: RenderInput }) {
  const { title, description, image = site.metadata.image } = page.metadata;
  const asset = image === undefined ? undefined : assets[image];
  const url = origin + encodeURI(toSitePath(site.sitePrefix, page.url));
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
