import { expect, test } from '../support/test.ts';

test.describe('in forced colours', () => {
  for (const path of [
    '/home',
    '/sobre-nosotros',
    '/buscar-empleos',
    '/muestrario',
    '/norte/home',
  ]) {
    test(`every control of ${path} has an edge, a line or a sign`, async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      await page.goto(path);
      const bare = await page
        .locator('a.rb-button, button, input, select, [role="tab"]')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.flatMap((control) => {
            // A field may stand in a frame of its own, alone or with its button; a card may be a button as a whole.
            const label = control.closest('label');
            const frames = [control, label, label?.parentElement, control.closest('form')];
            const hasEdge = frames.some((frame) => {
              if (!frame) return false;
              const { borderTopWidth, borderBottomWidth } = getComputedStyle(frame);
              return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
            });
            const { textDecorationLine, appearance } = getComputedStyle(control);
            const hasLine = textDecorationLine !== 'none';
            const whole = control.closest('[data-flip-card]') ?? control;
            const hasSign = whole.querySelector('svg, img') !== null;
            const isNative = control.matches('input, select') && appearance !== 'none';
            return hasEdge || hasLine || hasSign || isNative
              ? []
              : [control.outerHTML.slice(0, 120)];
          }),
        );
      expect(bare).toEqual([]);
    });
  }
});
