import { settleOwnParameters } from '../forms/own-parameters.ts';
import type { Api } from '../http/api.ts';
import { addParseRoutes, type ParseRoutesOptions } from './parse-routes.ts';

export interface ResumesPluginOptions
  extends Omit<ParseRoutesOptions, 'guard' | 'forms' | 'reader'> {
  readonly callGuard: ParseRoutesOptions['guard'];
  readonly publishedForms: ParseRoutesOptions['forms'];
  readonly resumeReader: ParseRoutesOptions['reader'];
}

/** CVs that fill forms in. */
export async function resumesPlugin(
  api: Api,
  {
    callGuard: guard,
    publishedForms: forms,
    resumeReader: reader,
    ...options
  }: ResumesPluginOptions,
): Promise<void> {
  settleOwnParameters(api);
  addParseRoutes(api, { ...options, guard, forms, reader });
}
