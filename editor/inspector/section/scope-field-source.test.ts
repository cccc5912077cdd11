import { describe, expect, it } from 'vitest';
import { createMemorySource } from '../../testing/memory-source.ts';
import { createVariantFieldSource } from '../variant-field-source.ts';
import { createScopeFieldSource } from './scope-field-source.ts';

describe('options for one kind of screen', () => {
  it('come from those for all until the section says its own', () => {
    const section = createMemorySource({ options: { px: 64 } });
    const mobile = createScopeFieldSource(section, 'mobile');
    expect([mobile.read('/options/px'), mobile.inheritance?.isOwn('/options/px')]).toEqual([
      64,
      false,
    ]);
    mobile.write('/options/px', 16);
    expect([mobile.read('/options/px'), mobile.inheritance?.isOwn('/options/px')]).toEqual([
      16,
      true,
    ]);
    expect(section.root()).toEqual({ options: { px: 64, breakpoints: { mobile: { px: 16 } } } });
  });

  it('leave nothing empty behind when the last of them goes', () => {
    const section = createMemorySource({ options: { breakpoints: { tablet: { gap: 8 } } } });
    createScopeFieldSource(section, 'tablet').write('/options/gap', undefined);
    expect(section.root()).toEqual({});
  });

  it('keep what holds on all screens with all screens', () => {
    const section = createMemorySource({});
    createScopeFieldSource(section, 'desktop').write('/options/desktopOnly', true);
    expect(section.root()).toEqual({ options: { desktopOnly: true } });
  });
});

describe('a version for other addresses', () => {
  const content = { text: 'Hola', cards: [{ title: 'A' }, { title: 'B' }] };

  it('comes from the content key by key, and is written beside it', () => {
    const widget = createMemorySource({ content });
    const variant = createVariantFieldSource(widget);
    expect(variant.read('/content/text')).toBe('Hola');
    variant.write('/content/text', 'Adiós');
    expect(variant.read('/content/text')).toBe('Adiós');
    expect(widget.root()).toEqual({ content, variants: { p: { text: 'Adiós' } } });
  });

  it('copies a list before it changes an item of it', () => {
    const widget = createMemorySource({ content });
    const variant = createVariantFieldSource(widget);
    variant.write('/content/cards/1/title', 'C');
    variant.write('/content/cards/0/title', 'D');
    expect(widget.root()).toEqual({
      content,
      variants: { p: { cards: [{ title: 'D' }, { title: 'C' }] } },
    });
  });

  it('is gone when its last value is taken away', () => {
    const widget = createMemorySource({ content, variants: { p: { text: 'Adiós' } } });
    createVariantFieldSource(widget).write('/content/text', undefined);
    expect(widget.root()).toEqual({ content });
  });
});
