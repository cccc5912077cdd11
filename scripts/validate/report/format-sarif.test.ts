import path from 'node:path';
import { expect, it } from 'vitest';
import { problemCatalogue } from '#schemas/problems/generated/problem-catalogue.ts';
import {
  buttonData,
  headingData,
  metadataData,
  pageData,
  siteData,
} from '#schemas/testing/documents.ts';
import { createFolder, run } from '../testing.ts';

interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string };
      readonly region?: { readonly startLine: number; readonly startColumn: number };
    };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
}

interface SarifRun {
  readonly tool: {
    readonly driver: { readonly name: string; readonly rules: readonly Record<string, unknown>[] };
  };
  readonly invocations: readonly unknown[];
  readonly results: readonly SarifResult[];
}

function runSarif(args: readonly string[], cwd: string): SarifRun {
  const { stdout } = run([...args, '--format', 'sarif'], { cwd });
  const log = JSON.parse(stdout) as { readonly version: string; readonly runs: SarifRun[] };
  expect(log.version).toBe('2.1.0');
  expect(log.runs).toHaveLength(1);
  const [only] = log.runs;
  if (!only) throw new Error('The log has no run.');
  return only;
}

const site = JSON.stringify({ ...siteData, urls: { home: '/home', jobListing: '/home' } });
const dead = JSON.stringify(pageData([headingData(), buttonData('/hoem')]), null, 2);

function folder(pages: Readonly<Record<string, string>>): string {
  return createFolder({ 'site.json': site, 'assets/a.svg': '<svg/>', ...pages });
}

it('tells each problem with its place, rule and fingerprint', () => {
  const { results, tool } = runSarif(['.'], folder({ 'home.page.json': dead }));
  const found = results.find(({ ruleId }) => ruleId === 'link-dead');
  const line = dead.split('\n').findIndex((each) => each.includes('/hoem')) + 1;
  expect(found).toEqual({
    ruleId: 'link-dead',
    ruleIndex: tool.driver.rules.findIndex(({ id }) => id === 'link-dead'),
    level: 'error',
    message: {
      text: 'The link "/hoem" leads to no page of this site. Correct the address or create the page. Did you mean "/home"?',
    },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: 'home.page.json' },
          region: { startLine: line, startColumn: 19 },
        },
        logicalLocations: [{ name: 'button', fullyQualifiedName: '/widgets/1/content/link/href' }],
      },
    ],
    partialFingerprints: {
      'rumbo/v1': expect.stringMatching(/^[0-9a-f]{32}:1$/),
      primaryLocationLineHash: expect.stringMatching(/^[0-9a-f]{32}:1$/),
    },
  });
});

it('describes every code as a rule with help and a link to its section', () => {
  const { tool } = runSarif(['.'], folder({ 'home.page.json': dead }));
  const { rules } = tool.driver;
  const ids = rules.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  for (const [code, severity] of Object.entries(problemCatalogue)) {
    const rule = rules.find(({ id }) => id === code);
    expect(rule).toMatchObject({ defaultConfiguration: { level: severity } });
    expect(JSON.stringify(rule?.['help'])).toContain(`](docs/errors.md#${code})`);
    expect(JSON.stringify(rule)).not.toMatch(/\{\w+\}/);
  }
  // A relative address there would make the log invalid.
  expect(rules.every((rule) => !('helpUri' in rule))).toBe(true);
});

it('keeps fingerprints when lines move, and has one for each problem', () => {
  const two = JSON.stringify(
    pageData([
      { id: 'r', type: 'rich-text', content: { html: '<a href="/x">x</a> <a href="/y">y</a>' } },
    ]),
    null,
    2,
  );
  const printsOf = (text: string) =>
    runSarif(['.'], folder({ 'home.page.json': text })).results.map(
      ({ partialFingerprints }) => partialFingerprints['rumbo/v1'],
    );
  const prints = printsOf(two);
  expect(prints.length).toBeGreaterThan(1);
  expect(new Set(prints).size).toBe(prints.length);
  expect(printsOf(`\n\n${two}`)).toEqual(prints);
});

it('keeps fingerprints when widgets and sections are added above', () => {
  const page = (before: readonly string[]) => {
    const widgets = [
      ...before.map((id) => headingData(id)),
      buttonData('/x'),
      buttonData('/y', 'b'),
    ];
    const sections = [...before, 'button', 'b', 'nada'].map((id) => ({
      sectionId: `s-${id}`,
      widgetId: id,
    }));
    return JSON.stringify(pageData(widgets, { metadata: metadataData(sections) }));
  };
  const printsOf = (text: string) =>
    runSarif(['.'], folder({ 'home.page.json': text }))
      .results.filter(({ level }) => level === 'error')
      .map(({ ruleId, partialFingerprints }) => [ruleId, partialFingerprints['rumbo/v1']]);
  const prints = printsOf(page(['h']));
  expect(prints.map(([code]) => code)).toEqual(['widget-dangling', 'link-dead', 'link-dead']);
  expect(new Set(prints.map(([, print]) => print)).size).toBe(3);
  expect(printsOf(page(['nuevo', 'h']))).toEqual(prints);
});

it('tells files of equal problems apart', () => {
  const copy = dead.replace('"home"', '"copy"').replace('"/home"', '"/copy"');
  const cwd = folder({ 'home.page.json': dead, 'copy.page.json': copy });
  const prints = runSarif(['.'], cwd).results.map((each) => each.partialFingerprints['rumbo/v1']);
  expect(new Set(prints).size).toBe(prints.length);
});

it('writes addresses relative to the working directory and percent-encoded', () => {
  const cwd = folder({ 'año 1/a#b?%.page.json': '{}' });
  const uris = (from: string, to: string) =>
    runSarif([to], from).results.map(
      ({ locations }) => locations[0]?.physicalLocation.artifactLocation.uri,
    );
  expect(new Set(uris(cwd, 'año 1'))).toEqual(new Set(['a%C3%B1o%201/a%23b%3F%25.page.json']));
  const beside = createFolder({});
  expect(new Set(uris(beside, path.join(cwd, 'año 1')))).toEqual(
    new Set([`../${path.basename(cwd)}/a%C3%B1o%201/a%23b%3F%25.page.json`]),
  );
});

it('maps severities and says whether everything could be checked', () => {
  const page = JSON.stringify(pageData([{ id: 'w', type: 'zzz', content: {} }]));
  const cwd = createFolder({ 'a.page.json': page });
  const { results, invocations } = runSarif(['a.page.json', 'nada'], cwd);
  expect(results.map(({ ruleId, level }) => [ruleId, level])).toContainEqual([
    'widget-type-unknown',
    'warning',
  ]);
  expect(results.find(({ ruleId }) => ruleId === 'file-unreadable')?.locations).toEqual([
    { physicalLocation: { artifactLocation: { uri: 'nada' } } },
  ]);
  expect(invocations).toEqual([{ executionSuccessful: false, exitCode: 2 }]);
  expect(runSarif(['a.page.json'], cwd).invocations).toEqual([
    { executionSuccessful: true, exitCode: 0 },
  ]);
});
