import { useStore } from 'zustand';
import { patternRequests } from '../commands/pattern-request.ts';
import { SavePatternPart } from './workshop-parts.ts';

/** The form of `openSavePattern`, while it is open; stands once in the workshop. */
export function SavePattern() {
  const asking = useStore(patternRequests, (state) => state.asking);
  if (asking === null) return null;
  return <SavePatternPart {...asking} onClose={() => patternRequests.setState({ asking: null })} />;
}
