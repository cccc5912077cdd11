import type { AssetIndex } from '#runtime/index.ts';
import { isRecord } from '#schemas/fields.ts';

export function isAssetIndex(value: unknown): value is AssetIndex {
  return isRecord(value) && Object.values(value).every(isAsset);
}

function isAsset(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { hash, extension, width, height } = value;
  return (
    typeof hash === 'string' &&
    typeof extension === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number'
  );
}
