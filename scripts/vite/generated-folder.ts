import path from 'node:path';
import type { Plugin } from 'vite';

/**
 * Takes generated code from another folder: tests build the product with widgets of their own, whose
 * registries and validators never touch the committed ones.
 */
export function generatedFolder(root: string, replacement: string | undefined): Plugin[] {
  if (replacement === undefined) return [];
  const folders = ['schemas/generated', 'runtime/generated'].map(
    (folder) => path.join(root, folder) + path.sep,
  );
  return [
    {
      name: 'rumbo:generated-folder',
      enforce: 'pre',
      async resolveId(source, importer, options) {
        if (!source.includes('generated/')) return null;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!resolved || !folders.some((folder) => resolved.id.startsWith(folder))) return resolved;
        return path.join(replacement, path.relative(root, resolved.id));
      },
    },
  ];
}
