import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createOpenPages, VisitContext } from '../drafts/open-pages.ts';
import { createContentApi } from '../service/content-api.ts';
import { ContentApiContext } from '../service/content-api-context.ts';
import type { ContentError } from '../service/request/content-error.ts';
import { createQueryClient } from '../service/request/query-client.ts';
import { watchRefusals } from '../service/request/refusals.ts';
import { session } from '../service/session/session.ts';
import { SignIn } from '../service/session/sign-in.tsx';
import { SignInAgain } from '../service/session/sign-in-again.tsx';
import { LanguageProvider } from '../ui/language/choice/language-provider.tsx';
import { BeforeReloadContext } from '../ui/parts/release-notice.tsx';
import { Workshop } from './workshop.tsx';

export function EditorApp() {
  const state = useSyncExternalStore(session.subscribe, session.state);
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
          <BeforeReloadContext value={pages.secure}>
            <Workshop />
          </BeforeReloadContext>
        </VisitContext>
      </ContentApiContext>
    </QueryClientProvider>
  );
}

function createVisit(visit: number) {
  const onRefused = (error: ContentError) => session.end(visit, error);
  return { queries: createQueryClient(), pages: createOpenPages(), onRefused };
}
