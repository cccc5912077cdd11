import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toPascalCase } from '#schemas/text/pascal-case.ts';
import { projectRoot } from '../base/project-root.ts';
import { refuseCommand } from '../base/refuse-command.ts';
import { widgetSkeleton } from './widget-skeleton.ts';

// `npm run new-widget <type>`: writes schema, component, styles and samples, then the registries.

const type = process.argv[2] ?? '';

if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) {
  refuseCommand(
    `"${type}" is no widget type. Name it in kebab-case: npm run new-widget -- job-alert`,
  );
} else if (existsSync(path.join(projectRoot, 'schemas/widgets', type))) {
  refuseCommand(
    `The widget "${type}" exists already. Choose another name or edit runtime/widgets/${type}.`,
  );
} else {
  // Loaded when there is something to generate: it takes longer than to refuse.
  const { generate, writeGenerated } = await import('../codegen/generate.ts');
  const { addFingerprints } = await import('../codegen/stored-fingerprints.ts');
  const files = widgetSkeleton(type, toPascalCase(type));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(projectRoot, file)), { recursive: true });
    writeFileSync(path.join(projectRoot, file), text);
    process.stdout.write(`Wrote ${file}\n`);
  }
  writeGenerated(await generate({ root: projectRoot }));
  addFingerprints(projectRoot);
  process.stdout.write(
    'Registered. Give it content in the schema, then run `npm run codegen` and `npm test`.\n',
  );
}
