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
  const { token, refused } = useSession();
  return (
    <LanguageProvider>
      {token === null ? (
        <SignIn refused={refused} onToken={session.signIn} />
      ) : (
        <SignedIn key={token} token={token} />
      )}
    </LanguageProvider>
  );
}

/** Client and cache live as long as the token: nothing of one person is left for the next. */
function SignedIn({ token }: { readonly token: string }) {
  const api = useMemo(() => createContentApi(token), [token]);
  const queries = useMemo(() => createQueryClient(session.refuse), []);
  return (
    <QueryClientProvider client={queries}>
      <ContentApiContext value={api}>
        <Workshop />
      </ContentApiContext>
    </QueryClientProvider>
  );
}
