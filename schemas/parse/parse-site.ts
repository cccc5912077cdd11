import type { SiteDocument } from '../documents/documents.ts';
import { validateSite } from '../generated/validators.js';
import type { Problem } from '../problems/problem.ts';
import { problemsOfValidation } from '../problems/problems-of-validation.ts';
import { ok, type Result } from '../problems/result.ts';
import { parseJson } from './parse-json.ts';

/**
 * Reads and validates the text of a site's settings.
 * @param json what `parseJson` made of the text, where that is known already
 */
export function parseSiteText(text: string, json = parseJson(text)): Result<SiteDocument, Problem> {
  return json.ok ? parseSite(json.value) : json;
}

export function parseSite(data: unknown): Result<SiteDocument, Problem> {
  const problems = problemsOfValidation(validateSite, data, { base: '', definition: 'Site' });
  return problems.length > 0 ? { ok: false, problems } : ok(data as SiteDocument);
}
