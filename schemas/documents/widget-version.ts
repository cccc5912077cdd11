import { widgetVersions } from '../generated/migrations.ts';

/** A widget as far as its version is concerned; it need not be valid. */
export interface Versioned {
  readonly type: string;
  readonly version?: unknown;
}

/** Today's version of a widget type; undefined for types that this installation does not know. */
export function currentVersion(type: string): number | undefined {
  return Object.hasOwn(widgetVersions, type) ? widgetVersions[type] : undefined;
}

/** The version a widget was stored with, 1 where it says none; undefined where what it says is no version. */
export function storedVersion({ version = 1 }: Versioned): number | undefined {
  return typeof version === 'number' && Number.isInteger(version) && version >= 1
    ? version
    : undefined;
}

/** Whether a widget's type is known, but not the version it was stored with. */
export function isNewer(widget: Versioned): boolean {
  const current = currentVersion(widget.type);
  return current !== undefined && (storedVersion(widget) ?? 1) > current;
}
