import { isRecord } from '#schemas/json/fields.ts';

/** The privacy notice of a form as somebody agreed to it. */
export interface AgreedNotice {
  readonly text: string;
  readonly version: string;
  /** Keys of the voluntary purposes that were ticked; undefined where they were asked on another device. */
  readonly voluntary?: readonly string[] | undefined;
}

/** A notice that was kept on the device; undefined for what is none. */
export function parseNotice(stored: unknown): AgreedNotice | undefined {
  if (!isRecord(stored)) return undefined;
  const { text, version, voluntary } = stored;
  if (typeof text !== 'string' || typeof version !== 'string') return undefined;
  return { text, version, voluntary: parseVoluntary(voluntary) };
}

export function parseVoluntary(stored: unknown): readonly string[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.filter((key): key is string => typeof key === 'string');
}
