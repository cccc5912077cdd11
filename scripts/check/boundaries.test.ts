import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';
import { FOLDER_ORDER } from '../structure/folder-order.ts';

interface Forbidden {
  readonly folder: string;
  readonly code: string;
  readonly rule: string;
}

const FORBIDDEN: readonly Forbidden[] = [
  {
    folder: 'schemas',
    code: "import '#runtime/context/site-path.ts';",
    rule: 'schemas-import-nothing',
  },
  {
    folder: 'runtime',
    code: "import '#server/config/config.ts';",
    rule: 'runtime-imports-schemas',
  },
  {
    folder: 'editor',
    code: "import '#runtime/context/site-path.ts';",
    rule: 'editor-imports-public-runtime',
  },
  {
    folder: 'server',
    code: "import '#runtime/context/site-path.ts';",
    rule: 'server-imports-ssr-entry',
  },
  {
    folder: 'runtime/widgets/hero',
    code: "import '../../faq/faq.tsx';",
    rule: 'widgets-stay-apart',
  },
  { folder: 'runtime', code: "import 'node:fs';", rule: 'browser-folders-avoid-node' },
  { folder: 'runtime', code: "import '#schemas/api/jobs.ts';", rule: 'pages-avoid-typebox' },
  {
    folder: 'server',
    code: "import '#scripts/base/project-root.ts';",
    rule: 'nobody-imports-scripts',
  },
  {
    folder: 'scripts',
    code: "import '../../e2e/global-setup.ts';",
    rule: 'scripts-import-no-browser-tests',
  },
  ...importsBack(),
];

/** In each part, the first folder imports the last. */
function importsBack(): Forbidden[] {
  return Object.entries(FOLDER_ORDER).map(([part, groups]) => {
    const first = groups.at(0)?.at(0) ?? '';
    const last = groups.at(-1)?.at(0) ?? '';
    return {
      folder: `${part}/${first}`,
      code: `import '#${firstFile(`${part}/${last}`)}';`,
      rule: `${part}-${first}-imports-its-left`,
    };
  });
}

function firstFile(folder: string): string {
  const files = readdirSync(path.join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  const file = files.find((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('testing'));
  if (file === undefined) throw new Error(`There is no code in ${folder}.`);
  return path.posix.join(folder, file);
}

const made: string[] = [];
let broken: ReadonlyMap<string, readonly string[]>;

beforeAll(() => {
  const probes = FORBIDDEN.map(({ folder, code }) => {
    const probe = mkdtempSync(path.join(projectRoot, folder, '.boundary-probe-'));
    made.push(probe);
    writeFileSync(path.join(probe, 'probe.ts'), `${code}\n`);
    return path.relative(projectRoot, probe);
  });
  broken = brokenRules(probes);
});

afterAll(() => {
  for (const probe of made) rmSync(probe, { recursive: true });
});

it.each(FORBIDDEN)('$folder may not say $code', ({ folder, rule }) => {
  const rules = [...broken].filter(([file]) => file.startsWith(`${folder}/.boundary-probe-`));
  expect(rules.flatMap(([, names]) => names)).toContain(rule);
});

/** Names of broken rules by the file that breaks them. */
function brokenRules(folders: readonly string[]): Map<string, string[]> {
  const output = runDepcruise([
    ...folders,
    '--config',
    '.dependency-cruiser.cjs',
    '--output-type',
    'json',
  ]);
  const { summary } = JSON.parse(output) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  const found = new Map<string, string[]>();
  for (const { from, rule } of summary.violations)
    found.set(from, [...(found.get(from) ?? []), rule.name]);
  return found;
}

function runDepcruise(args: readonly string[]): string {
  try {
    return execFileSync('node_modules/.bin/depcruise', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}
