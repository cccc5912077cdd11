import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './composer.module.css';
import type { EditedForm } from './document/edited-form.ts';
import { type FormPlace, rowsOf } from './document/form-place.ts';
import { useEditedForm, useFormSession } from './session/form-session-context.ts';

/** A press on a question of the drawn form selects it; elsewhere it selects the page. */
export function usePicking(sheet: RefObject<HTMLElement | null>, step: number): void {
  const { form, selection } = useFormSession();
  useEffect(() => {
    const { current } = sheet;
    const onClick = ({ clientX, clientY }: MouseEvent) => {
      const asked = questionsIn(current).find((one) => isWithin(one, clientX, clientY));
      const keyId = asked?.dataset['question'];
      const row = rowsOf(form.state()).find(
        (one) => one.kind === 'question' && one.keyId === keyId,
      );
      selection.set([row?.pointer ?? `/pages/${step}`]);
    };
    current?.addEventListener('click', onClick);
    return () => current?.removeEventListener('click', onClick);
  }, [sheet, step, form, selection]);
}

/** The form is inert: what is pressed is found by where it stands. */
function questionsIn(sheet: HTMLElement | null): HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[data-question]') ?? [])];
}

function isWithin(element: Element, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return x >= left && x <= right && y >= top && y <= bottom;
}

interface PickedFrameProps {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly place: FormPlace | undefined;
}

/** A frame around the selected question, where it is drawn. */
export function PickedFrame({ sheet, place }: PickedFrameProps) {
  const form = useEditedForm();
  const frame = useRef<HTMLDivElement>(null);
  const keyId = keyAt(form.pages, place);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const { current } = sheet;
    if (!current) return;
    const watching = new ResizeObserver(() => setDrawn((count) => count + 1));
    watching.observe(current);
    return () => watching.disconnect();
  }, [sheet]);
  // Once for each question: who scrolls on is not called back
  useEffect(() => {
    const asked = questionsIn(sheet.current).find((one) => one.dataset['question'] === keyId);
    asked?.scrollIntoView({ block: 'nearest' });
  }, [sheet, keyId]);
  // Measured anew whenever the form is drawn anew
  useEffect(() => {
    const asked = questionsIn(sheet.current).find((one) => one.dataset['question'] === keyId);
    if (frame.current && sheet.current) setAround(frame.current, asked, sheet.current);
  }, [sheet, keyId, form, drawn]);
  return <div ref={frame} className={styles.picked} hidden />;
}

/** Key of the question at a place. */
export function keyAt(
  pages: EditedForm['pages'],
  place: FormPlace | undefined,
): string | undefined {
  if (place?.section === undefined || place.question === undefined) return undefined;
  return pages[place.page]?.sections[place.section]?.questions[place.question]?.keyId;
}

function setAround(frame: HTMLElement, asked: HTMLElement | undefined, sheet: HTMLElement): void {
  const outer = sheet.getBoundingClientRect();
  const inner = asked?.getBoundingClientRect();
  frame.hidden = !inner || inner.height === 0;
  if (!inner) return;
  // The canvas is scaled as a whole: what lies in it is measured in its own pixels.
  const scale = outer.width / sheet.offsetWidth || 1;
  frame.style.left = `${(inner.left - outer.left) / scale}px`;
  frame.style.top = `${(inner.top - outer.top) / scale}px`;
  frame.style.width = `${inner.width / scale}px`;
  frame.style.height = `${inner.height / scale}px`;
}
