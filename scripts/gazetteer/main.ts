import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GAZETTEER_FILE, type PlaceRow } from '#server/places/gazetteer-file.ts';
import { type CorrectedPlace, correctPlaces } from './correct-places.ts';
import { readGeonamesSources } from './geonames-sources.ts';
import { joinPlaces } from './join-places.ts';

// Builds the gazetteer of Mexico from two extracts of GeoNames (CC-BY 4.0). Run after the corrections
// change; the result is committed.

/** With the comma behind it; as in biome.json. */
const LINE_WIDTH = 100;

const places = correctPlaces(joinPlaces(readGeonamesSources('MX')));
const municipalities = [
  ...new Set(places.flatMap(({ municipality }) => municipality ?? [])),
].sort();
const indexes = new Map(municipalities.map((name, index) => [name, index]));
const text = formatFile(places.toSorted((a, b) => a.state - b.state || a.id - b.id).map(toRow));

writeFileSync(GAZETTEER_FILE, text);
const kilobytes = Math.round(gzipSync(text, { level: 9 }).length / 1024);
process.stdout.write(
  `${places.length} places in ${municipalities.length} municipalities, ${kilobytes} KB compressed\n`,
);

function toRow(place: CorrectedPlace): PlaceRow {
  const { id, name, state, municipality, population, latitude, longitude, aliases } = place;
  const index = indexes.get(municipality ?? '') ?? -1;
  return [id, name, state, index, population, latitude, longitude, ...aliases];
}

/** One line per place where it fits: a change shows as the lines that changed. Biome agrees with it. */
function formatFile(rows: readonly PlaceRow[]): string {
  const lines = rows.map(formatRow).join(',\n');
  const names = municipalities.map((name) => `    ${JSON.stringify(name)}`).join(',\n');
  return `{\n  "municipalities": [\n${names}\n  ],\n  "places": [\n${lines}\n  ]\n}\n`;
}

function formatRow(row: PlaceRow): string {
  const values = row.map((value) => JSON.stringify(value));
  const line = `    [${values.join(', ')}]`;
  return line.length < LINE_WIDTH ? line : `    [\n      ${values.join(',\n      ')}\n    ]`;
}
