import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../service/request/server-clock.ts';
import { fieldOf } from '../../testing/fields.tsx';
import { newValue } from './new-value.ts';

afterEach(() => vi.useRealTimers());

it('a picture that nobody has chosen yet shows nothing that could be told', () => {
  const media = newValue(fieldOf('HeroContent', 'media'), { language: 'es' });
  expect(media).toMatchObject({ image: { alt: '' } });
});

it('a day begins as the day at the site, however wrong the clock of this computer is', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 5, 9), toFake: ['Date'] });
  // In Mexico City it is the evening before.
  noteServerTime(new Date(Date.UTC(2026, 10, 30, 3)).toUTCString());
  const options = { language: 'es' } as const;
  const schema = fieldOf('BlogListPost', 'date');
  expect(newValue(schema, options)).toMatch(/^2026-11-29/);
});
