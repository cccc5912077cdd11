import type { UploadFileType } from '../../db/application-tables.ts';
import { extensionOf, typeOfExtension } from './file-types.ts';

/** Longest name without its extension, in characters. */
const MAX_STEM = 120;
const NAMELESS = 'archivo';

/** Control, direction and other invisible characters, and what systems keep for paths. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"/\\|?*]/gu;

/** The extension in lower case; empty where there is none. */
export function extensionOfName(name: string): string {
  return /[^.\s]\.([a-z0-9]{1,8})\s*$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/**
 * The name under which a file is offered again: of its own characters, whatever their script, without folders and tricks of
 * direction, ending as its type says.
 */
export function toFileName(name: string, type: UploadFileType): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const extension = extensionOfName(base);
  const stem = extension === '' ? base : base.trim().slice(0, -extension.length - 1);
  const cleaned = stem
    .replace(UNFIT, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...cleaned].slice(0, MAX_STEM).join('');
  const fits = typeOfExtension(extension) === type;
  return `${short || NAMELESS}.${fits ? extension : extensionOf(type)}`;
}
