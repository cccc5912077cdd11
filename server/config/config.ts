import { ok, type Result } from '#schemas/problems/result.ts';
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
  parseSwitch,
  parseToken,
  parseTrustProxy,
} from './config-values.ts';
import {
  parseS3Bucket,
  parseS3Endpoint,
  parseS3Word,
  type S3Config,
  toS3Config,
} from './s3-config.ts';
import type { StartProblem } from './start-problem.ts';

/** Every environment variable the server reads. The README shows the same table. */
export const configVariables = [
  { name: 'PORT', default: '3000', meaning: 'TCP port to listen on; 0 takes any free one' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for every network interface',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'PostgreSQL server, postgresql://user:password@host/database; without it the database is embedded',
  },
  {
    name: 'RUMBO_DATA_DIR',
    default: '.data',
    meaning:
      'Folder of the embedded database, of uploads and applicants’ files (back them up; processes that share PostgreSQL share it) and of pictures in other sizes',
  },
  {
    name: 'RUMBO_PAGES_DIR',
    default: 'pages',
    meaning: 'Folder with one folder of page files per site, imported at start',
  },
  {
    name: 'RUMBO_ADMIN_TOKEN',
    default: '',
    meaning:
      'Bearer token with every scope for every agency, at least 32 characters; without it the first start makes one for each agency',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Public address of the sites, https://empleos.example, for absolute links; without it the address this server listens on',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'true, or the comma-separated addresses of the proxies whose X-Forwarded headers are believed',
  },
  {
    name: 'GEOIP_MMDB',
    default: '',
    meaning:
      'MMDB file with cities, such as GeoLite2-City.mmdb, held in memory: where a connection comes from; without it that is unknown',
  },
  {
    name: 'GEOCODER_URL',
    default: '',
    meaning:
      'Geocoder for addresses, https://api.mapbox.com/search/searchbox/v1 or another of the shape in docs/geocoder.md; without it places come from the embedded gazetteer',
  },
  { name: 'GEOCODER_TOKEN', default: '', meaning: 'Access token of that geocoder' },
  {
    name: 'S3_BUCKET',
    default: '',
    meaning:
      'Private bucket for applicants’ files; without it they lie in RUMBO_DATA_DIR. S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go with it',
  },
  {
    name: 'S3_ENDPOINT',
    default: '',
    meaning: 'Service that speaks like S3, https://minio.example:9000; without it Amazon S3',
  },
  { name: 'S3_REGION', default: '', meaning: 'Region of the bucket; without it us-east-1' },
  { name: 'S3_ACCESS_KEY_ID', default: '', meaning: 'Key that may read, write and delete there' },
  { name: 'S3_SECRET_ACCESS_KEY', default: '', meaning: 'Secret of that key' },
  {
    name: 'RUMBO_READ_PICTURES',
    default: 'on',
    meaning:
      'off where photos and scans of CVs are kept and never read, which takes a processor for seconds each (docs/cv.md)',
  },
  {
    name: 'RUMBO_CALL_LIMITS',
    default: 'on',
    meaning:
      'off where a bench sends more form calls and uploads than people would; never in public',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent',
  },
] as const satisfies readonly ConfigVariable[];

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
  /** Bucket for applicants' files. */
  readonly s3: S3Config | undefined;
  /** Whether photos and scans of CVs are recognised, where the recogniser is installed. */
  readonly readsPictures: boolean;
  /** Whether form calls and uploads are limited by address and submission. */
  readonly hasCallLimits: boolean;
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
  const readSwitch = (name: ConfigVariableName) =>
    read(name, (text) => parseSwitch(name, text)) ?? true;
  function readS3(): S3Config | undefined {
    const s3 = toS3Config({
      bucket: read('S3_BUCKET', parseS3Bucket),
      endpoint: read('S3_ENDPOINT', parseS3Endpoint),
      region: read('S3_REGION', parseS3Word),
      accessKeyId: read('S3_ACCESS_KEY_ID', parseS3Word),
      secretAccessKey: read('S3_SECRET_ACCESS_KEY', parseS3Word),
    });
    if ('value' in s3) return s3.value;
    if (!problems.some(({ message }) => message.startsWith('S3_')))
      problems.push(badVariable('S3_BUCKET', s3));
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
    s3: readS3(),
    readsPictures: readSwitch('RUMBO_READ_PICTURES'),
    hasCallLimits: readSwitch('RUMBO_CALL_LIMITS'),
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

interface ConfigVariable {
  readonly name: string;
  /** How the README shows the default; empty where there is none. */
  readonly default: string;
  readonly meaning: string;
}

type ConfigVariableName = (typeof configVariables)[number]['name'];
