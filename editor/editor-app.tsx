import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { createContentApi } from './api/content-api.ts';
import { ContentApiContext } from './api/content-api-context.ts';
import type { ContentError } from './api/content-error.ts';
import { createQueryClient } from './api/query-client.ts';
import { watchRefusals } from './api/refusals.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { createOpenPages, VisitContext } from './page-editor/open-pages.ts';
import { session } from './session/session.ts';
import { SignIn } from './session/sign-in.tsx';
import { SignInAgain } from './session/sign-in-again.tsx';
import { useSession } from './session/use-session.ts';
import { Workshop } from './workshop/workshop.tsx';

export function EditorApp() {
  const state = useSession();
  const isHere = state.step === 'signed-in' || state.step === 'interrupted';
  return (
    <LanguageProvider>
      {state.step === 'checking' && <main aria-busy="true" />}
      {state.step === 'signed-out' && <SignIn problem={state.problem} onToken={session.signIn} />}
      {isHere && (
        <SignedIn
          key={state.visit}
          visit={state.visit}
          isInterrupted={state.step === 'interrupted'}
        />
      )}
      {state.step === 'interrupted' && <SignInAgain problem={state.problem} />}
    </LanguageProvider>
  );
}

interface SignedInProps {
  readonly visit: number;
  readonly isInterrupted: boolean;
}

/**
 * Client, cache and open pages live as long as the visit: nothing of one person is left for the next, and nothing is
 * lost for one who only has to sign in again.
 */
function SignedIn({ visit, isInterrupted }: SignedInProps) {
  const api = useMemo(createContentApi, []);
  const { queries, pages, onRefused } = useMemo(() => createVisit(visit), [visit]);
  useEffect(() => watchRefusals(onRefused), [onRefused]);
  useEffect(() => {
    const stop = session.beforeSignOut(() => pages.flush());
    return () => {
      stop();
      pages.end();
    };
  }, [pages]);
  useEffect(() => {
    if (isInterrupted) return;
    pages.resume();
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isInterrupted, pages, queries]);
  const context = useMemo(
    () => ({ pages, onRefused, onMissing: () => void session.recheck() }),
    [pages, onRefused],
  );
  return (
    <QueryClientProvider client={queries}>
      <ContentApiContext value={api}>
        <VisitContext value={context}>
          <Workshop />
        </VisitContext>
      </ContentApiContext>
    </QueryClientProvider>
  );
}

function createVisit(visit: number) {
  const onRefused = (error: ContentError) => session.end(visit, error);
  return { queries: createQueryClient(), pages: createOpenPages(), onRefused };
}
