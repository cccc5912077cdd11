import { currentVersion, isNewer } from '../documents/widget-version.ts';
import { isRecord } from '../json/fields.ts';
import { childAt, pointerTokens } from '../json/json-pointer.ts';

/** Whether a pointer leads into a widget whose type or version is not known: its content stays as it was written. */
export function isInOpaqueWidget(data: unknown, pointer: string): boolean {
  const [list, index] = pointerTokens(pointer);
  if (list !== 'widgets' || index === undefined) return false;
  const widget = childAt(childAt(data, list), index);
  if (!isRecord(widget)) return false;
  const { type, version } = widget;
  if (typeof type !== 'string') return true;
  return currentVersion(type) === undefined || isNewer({ type, version });
}
