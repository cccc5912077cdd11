import { describe, expect, it } from 'vitest';
import { type Config, configVariables, type Environment, parseConfig } from './config.ts';

function read(env: Environment): Config {
  const config = parseConfig(env);
  if (!config.ok) throw new Error(config.problems.map(({ message }) => message).join('\n'));
  return config.value;
}

function complaints(env: Environment): string[] {
  const config = parseConfig(env);
  return config.ok ? [] : config.problems.map(({ message, remedy }) => `${message} ${remedy}`);
}

describe('the configuration', () => {
  it('has defaults that need nothing installed', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: '.data',
      pagesDir: 'pages',
      adminToken: undefined,
      publicUrl: undefined,
      trustProxy: false,
      geoipFile: undefined,
      geocoderUrl: undefined,
      geocoderToken: undefined,
      s3: undefined,
      readsPictures: true,
      hasCallLimits: true,
      logLevel: 'info',
    });
  });

  it('counts an empty variable as unset', () => {
    const empty = Object.fromEntries(configVariables.map(({ name }) => [name, ' ']));
    expect(read(empty)).toEqual(read({}));
  });

  it('reads every variable', () => {
    const env = {
      PORT: '8080',
      HOST: '::1',
      DATABASE_URL: 'postgresql://u:p@db/rumbo',
      RUMBO_DATA_DIR: '/var/rumbo',
      RUMBO_PAGES_DIR: '/srv/pages',
      RUMBO_ADMIN_TOKEN: 'x'.repeat(32),
      PUBLIC_URL: 'https://empleos.example/',
      TRUST_PROXY: '10.0.0.0/8, loopback,::1',
      GEOIP_MMDB: '/srv/GeoLite2-City.mmdb',
      GEOCODER_URL: 'https://geo.example/v1/',
      GEOCODER_TOKEN: 'pk.secret',
      S3_BUCKET: 'solicitudes',
      S3_ENDPOINT: 'https://minio.example:9000/',
      S3_REGION: 'mx-1',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 's3cret/+',
      RUMBO_READ_PICTURES: 'off',
      RUMBO_CALL_LIMITS: 'off',
      LOG_LEVEL: 'debug',
    };
    expect(read(env)).toEqual({
      port: 8080,
      host: '::1',
      databaseUrl: 'postgresql://u:p@db/rumbo',
      dataDir: '/var/rumbo',
      pagesDir: '/srv/pages',
      adminToken: 'x'.repeat(32),
      publicUrl: 'https://empleos.example',
      trustProxy: ['10.0.0.0/8', 'loopback', '::1'],
      geoipFile: '/srv/GeoLite2-City.mmdb',
      geocoderUrl: 'https://geo.example/v1',
      geocoderToken: 'pk.secret',
      s3: {
        endpoint: 'https://minio.example:9000',
        bucket: 'solicitudes',
        region: 'mx-1',
        accessKeyId: 'id',
        secretAccessKey: 's3cret/+',
      },
      readsPictures: false,
      hasCallLimits: false,
      logLevel: 'debug',
    });
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3.5'],
    ['HOST', 'http://localhost'],
    ['HOST', 'localhost:80'],
    ['DATABASE_URL', 'mysql://db/rumbo'],
    ['DATABASE_URL', 'db'],
    ['RUMBO_ADMIN_TOKEN', 'x'.repeat(31)],
    ['RUMBO_ADMIN_TOKEN', `${'x'.repeat(20)} ${'x'.repeat(20)}`],
    ['PUBLIC_URL', 'empleos.example'],
    ['PUBLIC_URL', 'ftp://empleos.example'],
    ['PUBLIC_URL', 'https://empleos.example/sitio'],
    ['PUBLIC_URL', 'https://u:p@empleos.example'],
    ['PUBLIC_URL', 'https://empleos.example?x=1'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,proxy'],
    ['GEOCODER_URL', 'geo.example'],
    ['GEOCODER_URL', 'file:///etc/passwd'],
    ['GEOCODER_URL', 'https://u:p@geo.example'],
    ['GEOCODER_URL', 'https://geo.example/v1?access_token=x'],
    ['GEOCODER_TOKEN', 'two words'],
    ['GEOCODER_TOKEN', 'x'.repeat(1001)],
    ['S3_ENDPOINT', 'minio.example:9000'],
    ['S3_ENDPOINT', 'https://u:p@minio.example'],
    ['S3_BUCKET', 'Solicitudes'],
    ['RUMBO_READ_PICTURES', 'no'],
    ['RUMBO_CALL_LIMITS', 'none'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s and says what to write', (name, value) => {
    const [complaint, ...others] = complaints({ [name]: value });
    expect(complaint).toMatch(new RegExp(`^${name} .+\\. Set ${name} to `));
    expect(others).toEqual([]);
  });

  it('takes a bucket with its keys or not at all', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
    for (const env of [keys, { S3_BUCKET: 'cvs' }, { S3_REGION: 'mx-1' }]) {
      const [complaint, ...others] = complaints(env);
      expect(complaint).toContain('Set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
      expect([complaint, others]).not.toContain('hunter2');
      expect(others).toEqual([]);
    }
    expect(read({ ...keys, S3_BUCKET: 'cvs' }).s3?.endpoint).toBe(
      'https://s3.us-east-1.amazonaws.com',
    );
  });

  it('names every bad variable at once', () => {
    expect(complaints({ PORT: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' })).toHaveLength(3);
  });

  it('repeats neither the token nor the password it refuses', () => {
    const told = complaints({
      RUMBO_ADMIN_TOKEN: 'secret-token',
      DATABASE_URL: 'mysql://u:hunter2@db',
      GEOCODER_URL: 'https://geo.example?access_token=sk1',
      GEOCODER_TOKEN: 'sk2 ',
    }).join();
    expect(told).not.toMatch(/secret-token|hunter2|sk1|sk2/);
  });
});
