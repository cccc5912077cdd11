import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createContentApi } from './api/content-api.ts';
import { ContentApiContext } from './api/content-api-context.ts';
import { createQueryClient } from './api/query-client.ts';
import { LanguageProvider } from './language/language-provider.tsx';
import { session } from './session/session.ts';
import { SignIn } from './session/sign-in.tsx';
import { useSession } from './session/use-session.ts';
import { Workshop } from './workshop/workshop.tsx';

export function EditorApp() {
  const state = useSession();
  return (
    <LanguageProvider>
      {state.step === 'checking' && <main aria-busy="true" />}
      {state.step === 'signed-out' && <SignIn problem={state.problem} onToken={session.signIn} />}
      {state.step === 'signed-in' && <SignedIn key={state.visit} visit={state.visit} />}
    </LanguageProvider>
  );
}

/** Client and cache live as long as the visit: nothing of one person is left for the next. */
function SignedIn({ visit }: { readonly visit: number }) {
  const api = useMemo(createContentApi, []);
  const queries = useMemo(() => createQueryClient((error) => session.end(visit, error)), [visit]);
  return (
    <QueryClientProvider client={queries}>
      <ContentApiContext value={api}>
        <Workshop />
      </ContentApiContext>
    </QueryClientProvider>
  );
}
