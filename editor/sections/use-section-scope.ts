import { useState } from 'react';
import type { Breakpoint } from '../canvas/breakpoint.ts';
import { useView } from '../view/use-view.ts';
import { setView } from '../view/view-store.ts';
import type { SectionScope } from './section-scope.ts';

/**
 * For which screens options are set. It follows the width of the canvas, desktop meaning all screens; choosing a kind
 * of screen shows the canvas at its width.
 */
export function useSectionScope(): readonly [SectionScope, (scope: SectionScope) => void] {
  const breakpoint = useView((view) => view.breakpoint);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const scope = chosen?.breakpoint === breakpoint ? chosen.scope : scopeAt(breakpoint);
  const choose = (next: SectionScope) => {
    const shown = next === 'all' ? breakpoint : next;
    setChosen({ scope: next, breakpoint: shown });
    setView({ breakpoint: shown });
  };
  return [scope, choose];
}

interface Chosen {
  readonly scope: SectionScope;
  /** At which width it was chosen: another width asks anew. */
  readonly breakpoint: Breakpoint;
}

function scopeAt(breakpoint: Breakpoint): SectionScope {
  return breakpoint === 'desktop' ? 'all' : breakpoint;
}
