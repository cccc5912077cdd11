import { expect, it } from 'vitest';
import { fieldOf } from '../../testing/fields.tsx';
import { newValue } from './new-value.ts';

it('a picture that nobody has chosen yet shows nothing that could be told', () => {
  const media = newValue(fieldOf('HeroContent', 'media'), { language: 'es' });
  expect(media).toMatchObject({ image: { alt: '' } });
});
