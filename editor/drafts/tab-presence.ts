import { isRecord } from '#schemas/json/fields.ts';

/** The tabs of this browser that have one page open, and a word between them. */
export interface TabPresence {
  /** Tells the others that the service has something new. */
  tellSaved(): void;
  leave(): void;
}

export interface PresenceEvents {
  readonly onOthers: (isOpenElsewhere: boolean) => void;
  readonly onSaved: () => void;
}

export type JoinTabs = (pageKey: string, events: PresenceEvents) => TabPresence;

type Word = 'hello' | 'here' | 'bye' | 'saved';

export function joinTabs(pageKey: string, { onOthers, onSaved }: PresenceEvents): TabPresence {
  const self = crypto.getRandomValues(new Uint32Array(2)).join('-');
  const others = new Set<string>();
  const channel = new BroadcastChannel(`rumbo-page ${pageKey}`);
  const say = (word: Word) => channel.postMessage({ word, from: self });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || typeof data['from'] !== 'string') return;
    const { word, from } = data;
    if (word === 'bye') others.delete(from);
    else others.add(from);
    if (word === 'hello') say('here');
    if (word === 'saved') onSaved();
    onOthers(others.size > 0);
  };
  const leave = () => say('bye');
  addEventListener('pagehide', leave);
  say('hello');
  return {
    tellSaved: () => say('saved'),
    leave() {
      leave();
      removeEventListener('pagehide', leave);
      channel.close();
    },
  };
}
