import type { AnyWidget } from '#schemas/documents.ts';
import { fieldsAt, isRecord } from '#schemas/fields.ts';
import { fieldPaths } from '#schemas/generated/field-paths.ts';
import { sharePicture } from '../picture/head-picture.ts';
import type { RenderInput } from './renderer.ts';

/** What messengers and networks show beside a link: the page's picture, else the site's. */
export function SharedPicture({ site, page, origin, assets }: RenderInput) {
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
