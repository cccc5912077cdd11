import type { ConfigValue } from './config-values.ts';

/** A bucket of S3 or of a service that speaks like it. */
export interface S3Config {
  /** Scheme, host and path without a trailing slash. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';

export interface S3Values {
  readonly bucket: string | undefined;
  readonly endpoint: string | undefined;
  readonly region: string | undefined;
  readonly accessKeyId: string | undefined;
  readonly secretAccessKey: string | undefined;
}

/** Amazon's own endpoint where none is given. Undefined where nothing of S3 is configured. */
export function toS3Config(values: S3Values): ConfigValue<S3Config | undefined> {
  const { bucket, region = DEFAULT_REGION, accessKeyId, secretAccessKey } = values;
  if (Object.values(values).every((value) => value === undefined)) return { value: undefined };
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined)
    return {
      wrong: 'is set in part',
      remedy:
        'Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY together, or remove every variable that begins with S3_: files then lie in RUMBO_DATA_DIR.',
    };
  const endpoint = values.endpoint ?? `https://s3.${region}.amazonaws.com`;
  return { value: { endpoint, bucket, region, accessKeyId, secretAccessKey } };
}

export function parseS3Endpoint(text: string): ConfigValue<string> {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (url && isPlain && /^https?:$/.test(url.protocol))
    return { value: url.href.replace(/\/+$/, '') };
  return {
    wrong: 'is no address of a service',
    remedy:
      'Set S3_ENDPOINT to http:// or https:// and a host, for example https://minio.example:9000, or remove it to use Amazon S3.',
  };
}

export function parseS3Bucket(text: string): ConfigValue<string> {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return { value: text };
  return {
    wrong: `is "${text}", which is no name of a bucket`,
    remedy: 'Set S3_BUCKET to 3 to 63 lower-case letters, digits, points and hyphens.',
  };
}

/** The problem does not repeat the text, which may be a secret. */
export function parseS3Word(text: string): ConfigValue<string> {
  if (/^[\x21-\x7e]{1,500}$/.test(text)) return { value: text };
  return {
    wrong: 'holds a space or a character that none has, or is too long',
    remedy: 'Set it as the service gave it, or remove it.',
  };
}
