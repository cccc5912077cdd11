/** `media-text` → `MediaText`: how definitions are named after widget types and files. */
export function toPascalCase(kebab: string): string {
  return kebab.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
