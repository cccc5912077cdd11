import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readGazetteerFile } from '#server/places/gazetteer-file.ts';
import { projectRoot } from '../base/project-root.ts';
import { chooseLabels } from './choose-labels.ts';
import { readOutlines } from './natural-earth.ts';

// Builds the map that needs no tile server: land and borders of Natural Earth (public domain) as the package
// world-atlas has them, names of towns from the gazetteer (GeoNames, CC-BY 4.0). The result is committed.

const FILE = path.join(projectRoot, 'runtime/widgets/job-map/ground/basemap-mx.json');

const { home, abroad, borders } = readOutlines();
const places = chooseLabels(readGazetteerFile());
const text = `{
  "home": ${list(home)},
  "abroad": ${list(abroad)},
  "borders": ${list(borders)},
  "places": ${list(places)}
}
`;

writeFileSync(FILE, text);
const kilobytes = Math.round(gzipSync(text, { level: 9 }).length / 1024);
process.stdout.write(`${places.length} labels, ${kilobytes} KB compressed\n`);

/** One line for each item, as Biome has it. */
function list(items: readonly (string | readonly (string | number)[])[]): string {
  const lines = items.map((item) => `    ${JSON.stringify(item).replaceAll(',', ', ')}`);
  return `[\n${lines.join(',\n')}\n  ]`;
}
