// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CANVAS_ID } from '../canvas/frame/canvas-dom.ts';
import { LanguageContext } from '../ui/language/use-message.ts';
import { setView, viewStore } from '../ui/view/view-store.ts';
import { WorkshopFrame } from './workshop-frame.tsx';

afterEach(() => {
  cleanup();
  setView({ openPane: null });
});

/** Escape, pressed on a control that has the focus in the right pane, and on nothing else. */
function escapeFrom(right: React.ReactNode): boolean {
  render(
    <LanguageContext value={{ language: 'es', setLanguage: () => {} }}>
      <WorkshopFrame left={null} right={right}>
        <section id={CANVAS_ID} tabIndex={-1} />
      </WorkshopFrame>
    </LanguageContext>,
  );
  const control = screen.getByText('Aquí');
  control.focus();
  return !fireEvent.keyDown(control, { key: 'Escape' });
}

it('leads from a pane to the page by Escape, which does nothing else then', () => {
  expect(escapeFrom(<button type="button">Aquí</button>)).toBe(true);
  expect(document.activeElement?.id).toBe(CANVAS_ID);
});

it('closes a pane that lies over the page, and leads there', () => {
  setView({ openPane: 'right' });
  expect(escapeFrom(<button type="button">Aquí</button>)).toBe(true);
  expect(viewStore.getState().openPane).toBe(null);
  expect(document.activeElement?.id).toBe(CANVAS_ID);
});

it('leaves Escape to a dialog that a control has opened', () => {
  setView({ openPane: 'right' });
  const dialog = (
    <dialog open>
      <button type="button">Aquí</button>
    </dialog>
  );
  expect(escapeFrom(dialog)).toBe(false);
  expect(viewStore.getState().openPane).toBe('right');
});

it('leaves Escape in the outline to the selection: it is the page as a list', () => {
  const outline = (
    <div data-outline="">
      <button type="button">Aquí</button>
    </div>
  );
  expect(escapeFrom(outline)).toBe(false);
});
