import path from 'node:path';
import type { ClientEntries } from '../../runtime/server/client-entries.ts';
import type { ClientInputs } from './client-inputs.ts';

/** The visitor's scripts as Vite's development server gives them: by their source path. */
export function clientEntriesOfDev(root: string, inputs: ClientInputs): ClientEntries {
  const url = (file: string) => `/${path.relative(root, file).split(path.sep).join('/')}`;
  const urls = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(files).map(([type, file]) => [type, url(file)]));
  return {
    page: urls(inputs.page),
    enhance: urls(inputs.enhance),
    islands: urls(inputs.islands),
    imports: {},
  };
}
