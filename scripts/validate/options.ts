import { fillParams } from '#schemas/problems/fill-params.ts';
import type { ProblemLanguage } from '#schemas/problems/format-problem.ts';
import { fail, ok, type Result } from '#schemas/problems/result.ts';
import type { Environment } from '#server/config/config.ts';
import { parseCommandLine } from '../command/parse-command-line.ts';
import { type Texts, textsIn } from './report/texts.ts';

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
const LANGUAGES = ['es', 'en'] as const;

export type OutputFormat = (typeof FORMATS)[number];

export interface ValidateOptions {
  /** Files, folders, or `-` for standard input. */
  readonly paths: readonly string[];
  readonly format: OutputFormat;
  readonly language: ProblemLanguage;
  /** The `site.json` that the page of standard input belongs to. */
  readonly site: string | undefined;
  /** Whether to mend what is safe to mend before judging. */
  readonly fix: boolean;
  /** Warnings above which the command fails; undefined for any number. */
  readonly maxWarnings: number | undefined;
  readonly help: boolean;
}

const OPTIONS = {
  format: { type: 'string' },
  lang: { type: 'string' },
  site: { type: 'string' },
  fix: { type: 'boolean' },
  'max-warnings': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line; a problem is a sentence in the reader's language. */
export function parseValidateOptions(
  args: readonly string[],
  env: Environment,
): Result<ValidateOptions, string> {
  const parsed = parseCommandLine({ args: [...args], allowPositionals: true, options: OPTIONS });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const language = LANGUAGES.find((name) => name === values.lang) ?? languageOf(env);
  const texts = textsIn(language);
  const format = FORMATS.find((name) => name === (values.format ?? 'pretty'));
  if (!format) return fail(badChoice(texts, 'format', values.format, FORMATS));
  if (values.lang !== undefined && values.lang !== language)
    return fail(badChoice(texts, 'lang', values.lang, LANGUAGES));
  const paths = positionals.length > 0 ? positionals : ['pages'];
  if (values.site !== undefined && !paths.includes('-')) return fail(texts['usage-site']);
  const maxWarnings = countOf(values['max-warnings']);
  if (Number.isNaN(maxWarnings)) return fail(badCount(texts, values['max-warnings']));
  const { site, fix = false, help = false } = values;
  return ok({ paths, format, language, site, fix, maxWarnings, help });
}

/** Spanish where the environment asks for it, otherwise English. */
export function languageOf(env: Environment): ProblemLanguage {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return /^es(?![a-z])/i.test(locale) ? 'es' : 'en';
}

/** NaN for what is no whole number from 0 up. */
function countOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function badCount(texts: Texts, value = ''): string {
  return fillParams(texts['usage-count'], { option: 'max-warnings', value });
}

function badChoice(
  texts: Texts,
  option: string,
  value: string | undefined,
  choices: readonly string[],
): string {
  return fillParams(texts['usage-choice'], {
    option,
    value: value ?? '',
    choices: choices.join(', '),
  });
}
