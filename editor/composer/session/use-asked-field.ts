import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '#schemas/problems/problem.ts';
import { withinOwner } from '../../forms/field/page-field-source.ts';
import { placeAt, pointerOf } from '../document/form-place.ts';
import type { AskedField } from './asked-field.ts';
import type { FormSession } from './form-session.ts';
import { useFormSession } from './form-session-context.ts';

/** Selects what has a problem, and asks for the focus in the field that it is about. */
export function useShowProblem(): (problem: Problem) => void {
  const session = useFormSession();
  return (problem) => showField(session, targetOf(problem));
}

/** Selects what has a field, and asks for the focus in it. */
export function showField(
  { selection, asked, view }: FormSession,
  request: NonNullable<AskedField['request']>,
): void {
  selection.set([request.owner]);
  view.setState({ pane: 'fields' });
  asked.setState({ request });
}

/** The innermost page, section or question around a problem, and its field from there; empty for all of it. */
export function targetOf(problem: Problem): { readonly owner: string; readonly pointer: string } {
  const place = placeAt(problem.pointer);
  const owner = place ? pointerOf(place) : '';
  return { owner, pointer: withinOwner(problem, { kind: 'head' }).slice(owner.length) };
}

/** The field asked for among those of one owner, as its fields take it. */
export function useAskedField(owner: string) {
  const { asked } = useFormSession();
  const request = useStore(asked, (state) => state.request);
  return useMemo(() => {
    if (request?.owner !== owner) return null;
    return { pointer: request.pointer, take: () => asked.setState({ request: null }) };
  }, [asked, request, owner]);
}
