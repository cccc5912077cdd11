import {
  extensionOf,
  extensionOfName,
  type FileKind,
  kindOfExtension,
} from '#schemas/forms/file-kinds.ts';

/** Longest name without its extension, in characters. */
const MAX_STEM = 120;
const NAMELESS = 'archivo';

/** Control, direction and other invisible characters, and what systems keep for paths. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"/\\|?*]/gu;

/**
 * The name under which a file is offered again: of its own characters, whatever their script, without folders and tricks of
 * direction, ending as its type says.
 */
export function toFileName(name: string, type: FileKind): string {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const extension = extensionOfName(base);
  const stem = extension === '' ? base : base.trim().slice(0, -extension.length - 1);
  const cleaned = stem
    .replace(UNFIT, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...cleaned].slice(0, MAX_STEM).join('');
  const fits = kindOfExtension(extension) === type;
  return `${short || NAMELESS}.${fits ? extension : extensionOf(type)}`;
}
