// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorId } from './visitor-id.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the id of a visitor', () => {
  it('is made once and kept', () => {
    const id = visitorId();
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(visitorId()).toBe(id);
    expect(localStorage.getItem('_juid')).toBe(id);
  });

  it('is made anew where somebody wrote something else', () => {
    localStorage.setItem('_juid', '<script>');
    expect(visitorId()).toMatch(/^[\da-f-]{36}$/);
  });

  it('lasts for the page where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(visitorId()).toBe(visitorId());
  });
});
