import { createContext, useContext } from 'react';
import type { ApplicationSettings, ApplicationStep } from '#schemas/api/recruiting/settings.ts';
import type { ApplicationChanges, MovedApplication } from './application-changes.ts';

/** What every part of the workspace of a site works with. */
export interface WorkspaceValue {
  readonly siteId: string;
  readonly settings: ApplicationSettings;
  readonly changes: ApplicationChanges;
  /** Moves one; a step that asks for a reason asks for it first. */
  readonly move: (application: MovedApplication, step: ApplicationStep) => void;
  readonly stepName: (id: string) => string;
}

export const WorkspaceContext = createContext<WorkspaceValue | null>(null);

export function useWorkspace(): WorkspaceValue {
  const workspace = useContext(WorkspaceContext);
  if (workspace === null)
    throw new Error('A view was rendered outside <WorkspaceContext>. Wrap it in one.');
  return workspace;
}
