import type { ContentAsset } from '../service/asset-api.ts';
import { useLanguage, useMessage } from '../ui/language/use-message.ts';

/** Size of a file in pixels and in KiB. */
export function AssetFacts({ asset }: { readonly asset: ContentAsset }) {
  const message = useMessage();
  const { language } = useLanguage();
  const { width, height, bytes } = asset;
  const size = Math.max(1, Math.round(bytes / 1024)).toLocaleString(language);
  return width > 0
    ? message('assets.facts', { width, height, size })
    : message('assets.facts.file', { size });
}
