import { ok, type Result } from '#schemas/result.ts';
import {
  type ConfigValue,
  type LogLevel,
  parseDatabaseUrl,
  parseGeocoderToken,
  parseGeocoderUrl,
  parseHost,
  parseLogLevel,
  parsePath,
  parsePort,
  parsePublicUrl,
  parseToken,
  parseTrustProxy,
} from './config-values.ts';
import { type ConfigVariableName, configVariables } from './config-variables.ts';
import type { StartProblem } from './start-problem.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly pagesDir: string;
  readonly adminToken: string | undefined;
  /** Scheme and host without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** Addresses of trusted proxies, or whether every peer is one. */
  readonly trustProxy: boolean | string[];
  /** An MMDB file with cities. */
  readonly geoipFile: string | undefined;
  /** Address of a geocoder without a trailing slash. */
  readonly geocoderUrl: string | undefined;
  readonly geocoderToken: string | undefined;
  readonly logLevel: LogLevel;
}

/** Reads the environment. A failure names every bad variable at once; an empty value counts as unset. */
export function parseConfig(env: Environment): Result<Config, StartProblem> {
  const problems: StartProblem[] = [];
  function read<T>(
    name: ConfigVariableName,
    parse: (value: string) => ConfigValue<T>,
  ): T | undefined {
    const value = env[name]?.trim() || defaultOf(name);
    if (value === '') return undefined;
    const parsed = parse(value);
    if ('value' in parsed) return parsed.value;
    problems.push(badVariable(name, parsed));
    return undefined;
  }
  // A default is always readable, so `??` below only stands in for a value that is a problem.
  const config: Config = {
    port: read('PORT', parsePort) ?? 0,
    host: read('HOST', parseHost) ?? '',
    databaseUrl: read('DATABASE_URL', parseDatabaseUrl),
    dataDir: read('RUMBO_DATA_DIR', parsePath) ?? '',
    pagesDir: read('RUMBO_PAGES_DIR', parsePath) ?? '',
    adminToken: read('RUMBO_ADMIN_TOKEN', parseToken),
    publicUrl: read('PUBLIC_URL', parsePublicUrl),
    trustProxy: read('TRUST_PROXY', parseTrustProxy) ?? false,
    geoipFile: read('GEOIP_MMDB', parsePath),
    geocoderUrl: read('GEOCODER_URL', parseGeocoderUrl),
    geocoderToken: read('GEOCODER_TOKEN', parseGeocoderToken),
    logLevel: read('LOG_LEVEL', parseLogLevel) ?? 'info',
  };
  return problems.length > 0 ? { ok: false, problems } : ok(config);
}

function defaultOf(name: ConfigVariableName): string {
  return configVariables.find((variable) => variable.name === name)?.default ?? '';
}

function badVariable(
  name: string,
  { wrong, remedy }: { wrong: string; remedy: string },
): StartProblem {
  return { code: 'config-invalid', message: `${name} ${wrong}.`, remedy };
}
