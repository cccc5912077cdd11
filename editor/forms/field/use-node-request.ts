import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePageEditor } from '../../document/store/page-editor-context.ts';
import type { PendingField } from './field-request-context.ts';

/** The field that somebody asked to see of one of these nodes; null stands for the page itself. */
export function useNodeRequest(
  nodeId: string | null,
  otherId: string | null = nodeId,
): PendingField | null {
  const { fieldFocus } = usePageEditor();
  const request = useStore(fieldFocus, (state) => state.request);
  return useMemo(() => {
    if (!request || (request.nodeId !== nodeId && request.nodeId !== otherId)) return null;
    return { pointer: request.pointer, take: () => fieldFocus.setState({ request: null }) };
  }, [request, fieldFocus, nodeId, otherId]);
}
