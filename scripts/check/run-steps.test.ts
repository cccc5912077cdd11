import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps, type Step } from './run-steps.ts';

let shown: string;

beforeEach(() => {
  shown = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

function step(name: string, script: string): Step {
  return { name, command: process.execPath, args: ['-e', script] };
}

/** Says one thing at once and another one later. */
const talker = (name: string) =>
  step(name, `console.log('${name} 1'); setTimeout(() => console.log('${name} 2'), 200)`);

const failing = step('b', "console.error('wrong'); process.exitCode = 3");

describe('steps at once', () => {
  it('show their output together, each when it ends', async () => {
    expect(await runSteps([talker('a'), talker('b'), talker('c')], 2)).toBe(0);
    for (const name of ['a', 'b', 'c'])
      expect(shown).toMatch(
        RegExp(`── ${name}\n${name} 1\n${name} 2\n── ${name}: [\\d.]+ s, processors \\d+ % busy\n`),
      );
  });

  it('show what is wrong, and end with the code of what failed', async () => {
    expect(await runSteps([failing], 2)).toBe(3);
    expect(shown).toMatch(/── b\nwrong\n── b failed after [\d.]+ s\n/);
  });
});

it('no step begins after one that failed', async () => {
  expect(await runSteps([failing, talker('c')])).toBe(3);
  expect(shown).toMatch(/── b failed/);
  expect(shown).not.toContain('── c');
});
