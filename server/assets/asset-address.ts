/** The parts of `{hash}-{width}.{extension}`. */
export interface AssetAddress {
  readonly hash: string;
  readonly width: number;
  readonly extension: string;
}

const ADDRESS = /^(?<hash>[0-9a-f]{16})-(?<width>0|[1-9]\d{0,4})\.(?<extension>[a-z0-9]{3,4})$/;

export function parseAssetAddress(name: string): AssetAddress | undefined {
  const { hash = '', width = '', extension = '' } = ADDRESS.exec(name)?.groups ?? {};
  return hash === '' ? undefined : { hash, width: Number(width), extension };
}

/** Where a file itself is served, below every host. */
export function toAssetUrl({ hash, width, extension }: AssetAddress): string {
  return `/assets/${hash}-${width}.${extension}`;
}
