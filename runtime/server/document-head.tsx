import type { AnyWidget } from '#schemas/documents/documents.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { fieldsAt, isRecord } from '#schemas/json/fields.ts';
import { assetUrl, isRaster } from '../assets/asset-index.ts';
import { toSitePath } from '../context/site-path.ts';
import type { PageDescription } from '../data/widget-data.ts';
import { toScriptJson } from '../html/script-json.ts';
import { fillMessage, type Messages } from '../messages/messages.ts';
import { toSrcSet } from '../picture/picture.tsx';
import { fontUrl } from '../style/fonts.ts';
import { customParametersOn } from './custom-parameters.ts';
import { sharePicture, tabIcon, touchIcon } from './head-picture.ts';
import type { FirstPicture } from './picture-keeper.ts';
import type { RenderInput } from './renderer.ts';

export interface DocumentHeadProps {
  readonly input: RenderInput;
  /** What the page's widgets found to say of it. */
  readonly description: PageDescription;
  readonly css: string;
  readonly messages: Messages;
  readonly scripts: readonly string[];
  /** What the scripts import. */
  readonly imports: readonly string[];
  readonly firstPicture: FirstPicture | undefined;
}

/**
 * Pages are fetched ahead only when a finger is already on the link: data is the visitor's money. Links to
 * another state of the same page are left to the scripts that ask for less than a page.
 */
export const SPECULATION = toScriptJson({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: 'a[href^="?"]' } }] },
      eagerness: 'conservative',
    },
  ],
});

export function DocumentHead(props: DocumentHeadProps) {
  const { input, css, scripts, imports, firstPicture } = props;
  const { site, page } = input;
  const { title, description } = { ...page.metadata, ...props.description };
  const { noindex = page.metadata.robots === 'noindex', structuredData } = props.description;
  const { titleSuffix: suffix } = site.metadata;
  const font = fontUrl(site.theme.fonts.heading);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fillMessage(props.messages['page.title'].text, { title, suffix })}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex" />}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      {firstPicture && <PicturePreload {...firstPicture} />}
      {font && <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />}
      <Sharing input={input} title={title} description={description} />
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toScriptJson(structuredData) }}
        />
      )}
      {customParametersOn(site, props.description.job).map(({ name, value }) => (
        <meta key={name} name={name} content={value} data-parameter="" />
      ))}
      <meta name="theme-color" content={site.theme.colors.paper} />
      <Icons {...input} />
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {imports.map((href) => (
        // Named here, they come with the scripts instead of after them: a round trip less until the page answers.
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION }} />
    </head>
  );
}

function PicturePreload({ asset, sizes, source }: FirstPicture) {
  if (source === 'embedded') return null;
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

/** Pictures of pixels, since a drawing is a document that browsers parse while they draw the page. */
function Icons({ site, assets }: RenderInput) {
  const asset = assets[site.metadata.icon];
  if (asset === undefined) return null;
  const [icon, touch] = [tabIcon(asset), touchIcon(asset, site.theme.colors.paper)];
  return (
    <>
      {icon && (
        <link
          rel="icon"
          type={icon.mediaType}
          sizes={`${icon.width}x${icon.height}`}
          href={icon.url}
        />
      )}
      {touch && <link rel="apple-touch-icon" href={touch.url} />}
    </>
  );
}

interface SharingProps {
  readonly input: RenderInput;
  readonly title: string;
  readonly description: string;
}

function Sharing({ input, title, description }: SharingProps) {
  const { site, page, path, params, origin } = input;
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
      <SharedPicture {...input} />
    </>
  );
}

/** What messengers and networks show beside a link: the page's picture, else the site's. */
function SharedPicture({ site, page, origin, assets }: RenderInput) {
  const { image = site.metadata.image } = page.metadata;
  const asset = image === undefined ? undefined : assets[image];
  const picture = asset && sharePicture(asset, site.theme.colors.paper);
  if (image === undefined || picture === undefined) return null;
  const alt = altOf(image, page.widgets);
  return (
    <>
      <meta property="og:image" content={origin + picture.url} />
      <meta property="og:image:type" content={picture.mediaType} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      {alt && <meta property="og:image:alt" content={alt} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What the page itself says where it shows the picture. */
function altOf(src: string, widgets: readonly AnyWidget[]): string | undefined {
  const images = widgets.flatMap(({ type, content }) =>
    (fieldPaths[type]?.Image ?? []).flatMap((path) => fieldsAt(content, path)),
  );
  const alts = images.map(({ value }) =>
    isRecord(value) && value['src'] === src && value['decorative'] !== true ? value['alt'] : '',
  );
  return alts.find((alt): alt is string => typeof alt === 'string' && alt !== '');
}
