import { isIP } from 'node:net';

/** A value, or what is wrong with its text and what to write instead. */
export type ConfigValue<T> =
  | { readonly value: T }
  | { readonly wrong: string; readonly remedy: string };

export type LogLevel = (typeof LOG_LEVELS)[number];

const MIN_TOKEN_LENGTH = 32;
const TOKEN_REMEDY = `Set RUMBO_ADMIN_TOKEN to at least ${MIN_TOKEN_LENGTH} random characters, for example from "openssl rand -hex 32", or remove it: the first start makes one for each agency, and "npm run token" makes more.`;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Names of address ranges that Fastify knows. */
const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i;

export function parsePort(text: string): ConfigValue<number> {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return { value: port };
  return {
    wrong: `is "${text}", which is no TCP port`,
    remedy: 'Set PORT to a whole number from 0 to 65535, for example 3000.',
  };
}

export function parseHost(text: string): ConfigValue<string> {
  if (isIP(text) !== 0 || HOST_NAME.test(text)) return { value: text };
  return {
    wrong: `is "${text}", which is no address`,
    remedy:
      'Set HOST to an IP address or a host name without scheme and port, for example 127.0.0.1.',
  };
}

/** The text may hold a password, so the problem does not repeat it. */
export function parseDatabaseUrl(text: string): ConfigValue<string> {
  const protocol = toUrl(text)?.protocol ?? '';
  if (protocol === 'postgres:' || protocol === 'postgresql:') return { value: text };
  return {
    wrong: 'is not the address of a PostgreSQL server',
    remedy:
      'Set DATABASE_URL to postgresql://user:password@host:5432/database, or remove it to use the embedded database.',
  };
}

export function parsePath(text: string): ConfigValue<string> {
  if (!text.includes('\0')) return { value: text };
  return { wrong: 'holds a NUL character', remedy: 'Set it to the path of a file or folder.' };
}

export function parseToken(text: string): ConfigValue<string> {
  if (/\s/.test(text))
    return {
      wrong: 'holds a space, which no Authorization header can carry',
      remedy: TOKEN_REMEDY,
    };
  if (text.length >= MIN_TOKEN_LENGTH) return { value: text };
  return {
    wrong: `has ${text.length} characters; a token that short can be guessed`,
    remedy: TOKEN_REMEDY,
  };
}

export function parsePublicUrl(text: string): ConfigValue<string> {
  const url = toUrl(text);
  const isOrigin =
    url !== undefined && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return { value: url.origin };
  return {
    wrong: `is "${text}", which is not a scheme and a host alone`,
    remedy:
      'Set PUBLIC_URL to http:// or https:// and a host, without path, query or password, for example https://empleos.example.',
  };
}

/** The text may hold a secret, so the problem does not repeat it. */
export function parseGeocoderUrl(text: string): ConfigValue<string> {
  const url = toUrl(text);
  const isService =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (isService) return { value: url.href.replace(/\/+$/, '') };
  return {
    wrong: 'is no address of a service',
    remedy:
      'Set GEOCODER_URL to http:// or https://, a host and a path, without query or password, for example https://api.mapbox.com/search/searchbox/v1.',
  };
}

/** The problem does not repeat the text. */
export function parseGeocoderToken(text: string): ConfigValue<string> {
  if (/^[\x21-\x7e]{1,1000}$/.test(text)) return { value: text };
  return {
    wrong: 'holds a space or a character that no token has, or is too long',
    remedy: 'Set GEOCODER_TOKEN to the token as the geocoder gave it, or remove it.',
  };
}

export function parseTrustProxy(text: string): ConfigValue<boolean | string[]> {
  if (text === 'true' || text === 'false') return { value: text === 'true' };
  const addresses = text.split(',').map((address) => address.trim());
  const wrong = addresses.find((address) => !isAddressRange(address));
  if (wrong === undefined) return { value: addresses };
  return {
    wrong: `names "${wrong}", which is no IP address or range`,
    remedy: 'Set TRUST_PROXY to true, false or addresses such as 10.0.0.0/8,127.0.0.1.',
  };
}

export function parseSwitch(name: string, text: string): ConfigValue<boolean> {
  if (text === 'on' || text === 'off') return { value: text === 'on' };
  return { wrong: `is "${text}"`, remedy: `Set ${name} to on or off.` };
}

export function parseLogLevel(text: string): ConfigValue<LogLevel> {
  const level = LOG_LEVELS.find((known) => known === text);
  if (level !== undefined) return { value: level };
  return {
    wrong: `is "${text}", which is no level`,
    remedy: `Set LOG_LEVEL to one of: ${LOG_LEVELS.join(', ')}.`,
  };
}

function isAddressRange(text: string): boolean {
  if (PROXY_RANGES.has(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

function toUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
