import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../base/project-root.ts';

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
  { folder: 'runtime/widgets/hero', code: "import '../faq/faq.tsx';", rule: 'widgets-stay-apart' },
  { folder: 'runtime', code: "import 'node:fs';", rule: 'browser-folders-avoid-node' },
  {
    folder: 'server',
    code: "import '#scripts/base/project-root.ts';",
    rule: 'nobody-imports-scripts',
  },
];

it.each(FORBIDDEN)('$folder may not say $code', ({ folder, code, rule }) => {
  const probe = mkdtempSync(path.join(projectRoot, folder, '.boundary-probe-'));
  try {
    writeFileSync(path.join(probe, 'probe.ts'), `${code.replace("'../", "'../../")}\n`);
    expect(brokenRules(path.relative(projectRoot, probe))).toContain(rule);
  } finally {
    rmSync(probe, { recursive: true });
  }
});

/** Names of the rules that the files of a folder break. */
function brokenRules(folder: string): string[] {
  const args = [folder, '--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const output = runDepcruise(args);
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string } }[] };
  };
  return summary.violations.map(({ rule }) => rule.name);
}

function runDepcruise(args: readonly string[]): string {
  try {
    return execFileSync('node_modules/.bin/depcruise', args, {
      cwd: projectRoot,
      encoding: 'utf8',
    });
  } catch (error) {
    return String((error as { stdout: string }).stdout);
  }
}
