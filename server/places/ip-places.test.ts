import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type MmdbContent, writeMmdb } from '../testing/mmdb.ts';
import { openGazetteer } from './gazetteer.ts';
import { type IpPlaces, openIpPlaces } from './ip-places.ts';

const folder = mkdtempSync(join(tmpdir(), 'ip-places-'));
const file = join(folder, 'places.mmdb');
const gazetteer = openGazetteer();
const MEXICO = { iso_code: 'MX', names: { en: 'Mexico' } };

const CITIES: MmdbContent = {
  databaseType: 'GeoLite2-City',
  networks: {
    '189.203.0.0/16': {
      country: MEXICO,
      subdivisions: [{ iso_code: 'NLE', names: { en: 'Nuevo León' } }],
      city: { names: { en: 'Monterrey' } },
      location: { latitude: 25.7, longitude: -100.4, accuracy_radius: 20 },
    },
    '187.190.0.0/16': { country: MEXICO, city: { names: { en: 'Mexico City' } } },
    '187.191.0.0/16': {
      country: MEXICO,
      subdivisions: [{ iso_code: 'JAL' }],
      location: { latitude: 19.5, longitude: -99.5, accuracy_radius: 500 },
    },
    '8.8.8.0/24': {
      country: { iso_code: 'US', names: { es: 'Estados Unidos', en: 'United States' } },
      city: { names: { en: 'Laredo' } },
      location: { latitude: 27.5, longitude: -99.5 },
    },
    '8.9.0.0/16': { city: { names: { en: 'x'.repeat(200) } } },
    '8.10.0.0/16': { country: MEXICO, city: 'León', subdivisions: 7, location: ['a'] },
    '10.0.0.0/8': { country: MEXICO, city: { names: { es: 'Puebla' } } },
  },
};

afterAll(() => rmSync(folder, { recursive: true }));

function write(bytes: Buffer | string): void {
  writeFileSync(file, bytes);
}

async function openFile(warnings: string[] = []) {
  return openIpPlaces({ file, gazetteer, log: { warn: (message) => warnings.push(message) } });
}

async function openPlaces(warnings?: string[]): Promise<IpPlaces> {
  const opened = await openFile(warnings);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

describe('where a connection comes from', () => {
  it('has the names and the point of the gazetteer where it knows the city', async () => {
    write(writeMmdb(CITIES));
    const places = await openPlaces();
    expect(places.find('189.203.7.9')).toEqual({
      city: 'Monterrey',
      state: 'Nuevo León',
      country: 'México',
      point: { latitude: 25.6751, longitude: -100.3185 },
    });
    expect(places.find('187.190.0.1')).toMatchObject({
      city: 'Ciudad de México',
      state: 'Ciudad de México',
    });
  });

  it('knows IPv4 that arrives in IPv6', async () => {
    write(writeMmdb(CITIES));
    expect((await openPlaces()).find('::ffff:189.203.7.9')?.city).toBe('Monterrey');
  });

  it('has no point where the city is unknown', async () => {
    write(writeMmdb(CITIES));
    expect((await openPlaces()).find('187.191.1.1')).toEqual({
      city: null,
      state: 'Jalisco',
      country: 'México',
      point: null,
    });
  });

  it('keeps what the file says about other countries', async () => {
    write(writeMmdb(CITIES));
    expect((await openPlaces()).find('8.8.8.8')).toEqual({
      city: 'Laredo',
      state: null,
      country: 'Estados Unidos',
      point: { latitude: 27.5, longitude: -99.5 },
    });
  });

  it('takes nothing from values of other shapes', async () => {
    write(writeMmdb(CITIES));
    const places = await openPlaces();
    expect(places.find('8.9.1.1')).toBeUndefined();
    expect(places.find('8.10.1.1')).toEqual({
      city: null,
      state: null,
      country: 'México',
      point: null,
    });
  });

  it.each([
    ...['127.0.0.1', '10.1.2.3', '192.168.1.1', '172.20.0.1', '100.64.0.1', '169.254.1.1'],
    ...['::1', 'fe80::1', 'fe80::1%eth0', 'fd00::1', '::ffff:10.1.2.3', '::ffff:a01:203'],
    ...['', 'unknown', '189.203.7', '189.203.7.9:80', '189.203.7.9, 1.1.1.1', '2001:db8::1'],
  ])('does not know %j', async (ip) => {
    write(writeMmdb(CITIES));
    expect((await openPlaces()).find(ip)).toBeUndefined();
  });

  it('knows nothing without a file', async () => {
    const opened = await openIpPlaces({ file: undefined, gazetteer, log: { warn: () => {} } });
    expect(opened.ok && opened.value.find('189.203.7.9')).toBeUndefined();
  });

  it('outlives a broken record and warns once, without the address', async () => {
    const bytes = writeMmdb({
      databaseType: 'Broken-City',
      networks: { '187.190.0.0/16': { country: MEXICO } },
    });
    const record = bytes.indexOf('country') - 2;
    write(Buffer.from(bytes).fill(0xff, record, record + 2));
    const warnings: string[] = [];
    const places = await openPlaces(warnings);
    expect(places.find('187.190.7.9')).toBeUndefined();
    expect(places.find('187.190.7.9')).toBeUndefined();
    expect(warnings).toEqual(['GEOIP_MMDB has a broken record']);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['is no MMDB file', 'GIF89a not a database'.repeat(40)],
    ['is empty', ''],
    ['is packed', Buffer.from('1f8b08000000000000', 'hex')],
    ['lost its end', writeMmdb(CITIES).subarray(0, -80)],
    ['lost its beginning', writeMmdb(CITIES).subarray(-300)],
    ['has no cities', writeMmdb({ ...CITIES, databaseType: 'GeoLite2-ASN' })],
  ])('stops the start when it %s', async (_, bytes) => {
    write(bytes);
    const opened = await openFile();
    expect(opened).toMatchObject({ ok: false, problems: [{ code: 'geoip-unusable' }] });
  });

  it('stops the start when it is missing or a folder', async () => {
    for (const path of [join(folder, 'none.mmdb'), folder]) {
      const opened = await openIpPlaces({ file: path, gazetteer, log: { warn: () => {} } });
      expect(opened).toMatchObject({ ok: false, problems: [{ code: 'geoip-unusable' }] });
      expect(!opened.ok && opened.problems[0]?.message).toContain(path);
    }
  });
});
