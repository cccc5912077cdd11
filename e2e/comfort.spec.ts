import { SHIPPED_PAGES } from './pages.ts';
import { expect, test } from './test.ts';

/** Narrowest screen that a page must fit without scrolling sideways (WCAG 2.2, 1.4.10), in CSS pixels. */
const NARROWEST = 320;

for (const { path } of SHIPPED_PAGES) {
  test(`${path} fits 320 px, also with text twice as large`, async ({ page }) => {
    await page.setViewportSize({ width: NARROWEST, height: 640 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const size of ['100%', '200%']) {
      const wide = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
        return document.documentElement.scrollWidth - innerWidth;
      }, size);
      expect(wide, `text of ${size}`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} stands still under reduced motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    // What switches from one state to the other at once does not move.
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap(({ playState, effect }) => {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return [];
        const isSwitch = effect.getKeyframes().every(({ easing }) => easing.startsWith('steps'));
        const { duration } = effect.getComputedTiming();
        return isSwitch || Number(duration) <= 1 ? [] : [effect.target?.className];
      }),
    );
    expect(moving).toEqual([]);
  });
}

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
            // A field may stand in a frame of its own, a card may be a button as a whole.
            const frames = [control, control.closest('label'), control.closest('form')];
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
