import { describe, expect, it } from 'vitest';
import {
  buttonData,
  headingData,
  metadataData,
  pageData,
  siteData,
} from '#schemas/testing/documents.ts';
import { createFolder, run } from '../testing.ts';
import { createCodeFrames } from './format-pretty.ts';

function text(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

const dead = text(pageData([buttonData('/hoem'), headingData()]));

function folder(file = 'home.page.json', page = dead): string {
  const site = text({ ...siteData, urls: { home: '/home', jobListing: '/home' } });
  return createFolder({ 'site.json': site, 'assets/a.svg': '<svg/>', [file]: page });
}

describe('pretty', () => {
  it('shows place, lines around it, pointer, message and remedy', () => {
    expect(run(['.'], { cwd: folder() }).stdout).toBe(
      [
        'home.page.json:30:19  error  link-dead',
        '  29 │           "label": "Ver",',
        '  30 │           "href": "/hoem"',
        '     │                   ^',
        '  31 │         }',
        '  /widgets/0/content/link/href (button)',
        '  The link "/hoem" leads to no page of this site.',
        '  Correct the address or create the page. Did you mean "/home"?',
        '',
        'Files checked: 2. Errors: 1. Warnings: 0.',
        '',
      ].join('\n'),
    );
  });

  it('uses colour on a terminal, unless NO_COLOR is set', () => {
    const cwd = folder();
    expect(run(['.'], { cwd, isTTY: true }).stdout).toContain('\u001b[31merror\u001b[0m');
    expect(run(['.'], { cwd, isTTY: true, env: { NO_COLOR: '1' } }).stdout).not.toContain('\u001b');
    expect(run(['.'], { cwd }).stdout).not.toContain('\u001b');
  });

  it('lets no document write control characters or lines of its own', () => {
    const page = text(
      pageData([
        { ...headingData(), content: { text: 'x', level: 1, '\u001b[2J\n::error::x': 1 } },
      ]),
    );
    const { stdout } = run(['-'], { cwd: folder(), stdin: page });
    expect(stdout).not.toContain('\u001b');
    expect(stdout).not.toMatch(/^::/m);
    expect(stdout).toContain('"�[2J�::error::x"');
  });
});

describe('json', () => {
  it('is one object with every problem', () => {
    const { stdout, stderr } = run(['.', '--format', 'json'], { cwd: folder() });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      files: 2,
      errors: 1,
      warnings: 0,
      problems: [
        {
          file: 'home.page.json',
          line: 30,
          column: 19,
          code: 'link-dead',
          severity: 'error',
          pointer: '/widgets/0/content/link/href',
          nodeId: 'button',
          message: 'The link "/hoem" leads to no page of this site.',
          remedy: 'Correct the address or create the page. Did you mean "/home"?',
        },
      ],
    });
  });
});

describe('github', () => {
  it('annotates the line', () => {
    expect(run(['.', '--format', 'github'], { cwd: folder() }).stdout).toBe(
      '::error file=home.page.json,line=30,col=19,title=link-dead::The link "/hoem" leads to no page of this site. ' +
        'Correct the address or create the page. Did you mean "/home"?\n' +
        'Files checked: 2. Errors: 1. Warnings: 0.\n',
    );
  });

  it('escapes properties and data', () => {
    const page = text(
      pageData([{ ...headingData(), content: { text: 'x', level: 1, '100%\r\n::': 1 } }]),
    );
    const { stdout } = run(['.', '--format', 'github'], { cwd: folder('a,b:c%.page.json', page) });
    expect(stdout).toContain('file=a%2Cb%3Ac%25.page.json,');
    expect(stdout).toContain('"100%25%0D%0A::"');
    expect(stdout.trimEnd().split('\n')).toHaveLength(2);
  });

  it('tells warnings from errors', () => {
    const page = text(pageData([{ id: 'w', type: 'x', content: {} }]));
    const { stdout } = run(['.', '--format', 'github'], { cwd: folder('home.page.json', page) });
    expect(stdout).toMatch(
      /^::warning file=home.page.json,line=\d+,col=\d+,title=widget-type-unknown::/,
    );
  });
});

describe('a code frame', () => {
  const codeFrame = createCodeFrames();

  it('has no line before the first nor after the last', () => {
    expect(codeFrame('{}', { line: 1, column: 1 })).toEqual(['  1 │ {}', '    │ ^']);
  });

  it('aligns line numbers of different length', () => {
    expect(codeFrame('\n'.repeat(10), { line: 9, column: 1 })).toEqual([
      '   8 │',
      '   9 │',
      '     │ ^',
      '  10 │',
    ]);
  });

  it('puts the caret under the column behind tabs', () => {
    expect(codeFrame('\t\t"a"', { line: 1, column: 3 })).toEqual(['  1 │     "a"', '    │     ^']);
  });

  it('shows a part of a line of a million columns', () => {
    const [shown = '', caret = ''] = codeFrame(`${'x'.repeat(500_000)}!${'x'.repeat(500_000)}`, {
      line: 1,
      column: 500_001,
    });
    expect(shown.length).toBeLessThan(120);
    expect(shown[caret.indexOf('^')]).toBe('!');
  });

  it('tells the lines of one text from those of the next', () => {
    expect(codeFrame('a\r\nb', { line: 2, column: 1 })).toEqual(['  1 │ a', '  2 │ b', '    │ ^']);
    expect(codeFrame('c', { line: 1, column: 1 })).toEqual(['  1 │ c', '    │ ^']);
  });
});

it('takes seconds to show 2,000 problems of a page as large as pages may be, in many lines or in one', () => {
  const widgets = Array.from({ length: 2000 }, (_, i) => ({
    id: `w${i}`,
    type: `zzz-${i}`,
    content: { text: Array.from({ length: 40 }, () => 'vacantes') },
  }));
  const metadata = metadataData([]);
  for (const space of [1, 0]) {
    const page = JSON.stringify(pageData(widgets, { metadata }), null, space);
    const start = process.cpuUsage();
    const { stdout } = run(['.'], { cwd: folder('home.page.json', page) });
    const { user, system } = process.cpuUsage(start);
    expect(stdout.match(/widget-type-unknown/g)).toHaveLength(2000);
    expect(user + system).toBeLessThan(6_000_000);
  }
});
