import { describe, expect, it } from 'vitest';
import { createAdminToken, isAuthorised } from './admin-token.ts';

const configured = createAdminToken('x'.repeat(40));

describe('the admin token', () => {
  it('is the configured one', () => {
    expect(configured).toEqual({ token: 'x'.repeat(40), isMadeForThisRun: false });
  });

  it('is 256 random bits, other ones on each start, when none is configured', () => {
    const made = createAdminToken(undefined);
    expect(made.isMadeForThisRun).toBe(true);
    expect(Buffer.from(made.token, 'base64url')).toHaveLength(32);
    expect(createAdminToken(undefined).token).not.toBe(made.token);
  });

  it('opens with the bearer scheme in any case', () => {
    expect(isAuthorised(`Bearer ${configured.token}`, configured)).toBe(true);
    expect(isAuthorised(`bearer ${configured.token}`, configured)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'Bearer',
    `Bearer ${'x'.repeat(39)}`,
    `Bearer ${'x'.repeat(41)}`,
    `Basic ${'x'.repeat(40)}`,
    'x'.repeat(40),
    `Bearer ${'x'.repeat(40)} y`,
  ])('stays shut for %j', (header) => {
    expect(isAuthorised(header, configured)).toBe(false);
  });
});
