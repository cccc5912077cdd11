import { isRecord } from '#schemas/json/fields.ts';

/** The privacy notice of a form as somebody agreed to it. */
export interface AgreedNotice {
  readonly text: string;
  readonly version: string;
  /** Keys of the voluntary purposes that were ticked. */
  readonly voluntary: readonly string[];
}

/** A notice that was kept on the device; undefined for what is none. */
export function parseNotice(stored: unknown): AgreedNotice | undefined {
  if (!isRecord(stored)) return undefined;
  const { text, version, voluntary } = stored;
  if (typeof text !== 'string' || typeof version !== 'string') return undefined;
  const keys: readonly unknown[] = Array.isArray(voluntary) ? voluntary : [];
  return { text, version, voluntary: keys.filter((key) => typeof key === 'string') };
}
