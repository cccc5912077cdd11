import type { WizardAnswers } from './wizard-answers.ts';

export interface WizardState {
  /** From 0; one past the last question are the results. */
  readonly step: number;
  readonly answers: WizardAnswers;
}

/** Where a visitor is in the questions, for as long as the tab is open. Storage may be blocked: then nothing stays. */
export interface WizardMemory {
  load(): WizardState | undefined;
  save(state: WizardState): void;
}

export function createMemory(siteId: string, widgetId: string): WizardMemory {
  const key = `rumbo_wizard ${siteId} ${widgetId}`;
  return {
    load() {
      try {
        return parseState(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      } catch {
        return undefined;
      }
    },
    save(state) {
      try {
        sessionStorage.setItem(key, JSON.stringify(state));
      } catch {
        // The answers stay in the form, which is where they are asked for.
      }
    },
  };
}

/** Anyone may write to the storage. */
function parseState(stored: unknown): WizardState | undefined {
  const { step, answers } = (stored ?? {}) as Partial<Record<keyof WizardState, unknown>>;
  const { text, place, radius, chosen } = (answers ?? {}) as Partial<
    Record<keyof WizardAnswers, unknown>
  >;
  if (typeof step !== 'number' || !Number.isInteger(step)) return undefined;
  if (typeof text !== 'string' || typeof place !== 'string' || typeof radius !== 'string')
    return undefined;
  if (!Array.isArray(chosen)) return undefined;
  const names = chosen.filter((name): name is string => typeof name === 'string');
  return { step: Math.max(0, step), answers: { text, place, radius, chosen: names } };
}
