import { QueryClient, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { usePage } from '#runtime/context/page-context.ts';
import { WidgetSlot } from '#runtime/islands/slot.tsx';
import type { WidgetProps } from '#runtime/widget/widget-props.ts';

export interface ProbeContent {
  readonly label: string;
  readonly slotId?: string;
  readonly crashes?: boolean;
}

/** One cache for all islands of a page: one request serves every island that asks the same. */
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

/** An island that shows what islands must be able to do; it exists in browser tests only. */
export function Probe({ id, content }: WidgetProps<ProbeContent>) {
  const [clicks, setClicks] = useState(0);
  const [submitted, setSubmitted] = useState('');
  const [keys, setKeys] = useState('');
  const [awake, setAwake] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const { site } = usePage();
  const { data } = useQuery(
    { queryKey: ['probe'], queryFn: loadProbe, enabled: awake },
    queryClient,
  );

  useEffect(() => setAwake(true), []);
  if (content.crashes && awake) throw new Error('La isla falló a propósito');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(input.current?.value ?? '');
  };
  return (
    <div data-testid={id} data-awake={awake}>
      <form
        onSubmit={submit}
        onKeyDown={({ key }) => key.startsWith('Arrow') && setKeys((seen) => seen + key)}
      >
        <p>
          {content.label} · {site.name} · <output>{clicks}</output> · <b>{submitted}</b> ·{' '}
          <i>{keys}</i> · <u>{awake && data}</u>
        </p>
        <label htmlFor={fieldId}>Nombre</label> <input id={fieldId} ref={input} name="name" />
        <button type="button" onClick={() => setClicks((count) => count + 1)}>
          Contar
        </button>
        <button type="submit">Enviar</button>
      </form>
      {content.slotId !== undefined && <WidgetSlot widgetId={content.slotId} />}
    </div>
  );
}

async function loadProbe(): Promise<string> {
  const response = await fetch('/healthz?probe');
  return response.ok ? 'respuesta' : 'sin respuesta';
}
