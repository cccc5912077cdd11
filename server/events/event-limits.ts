import { countBy, partition } from 'lodash-es';
import { RequestLimit, toNetwork } from '../http/request-limit.ts';
import type { SentEvent } from './sent-event.ts';

/** Events of one visitor: nobody does more than one thing a second for long. */
const VISITOR = { burst: 300, refillMs: 1000 };
/** Carriers put hundreds of visitors behind one network, and each of them is some dozens of events a day. */
const NETWORK = { burst: 5000, refillMs: 4000 };
/** Events without the token of their page, of one network: what one visitor of another client may be. */
const UNSIGNED_NETWORK = { burst: 300, refillMs: 4000 };
/** Of all networks together, so that those who have many fill no disk. */
const UNSIGNED_AGENCY = { burst: 5000, refillMs: 4000 };

export interface EventSender {
  readonly agencyId: string;
  readonly ip: string;
}

export interface AdmittedEvents {
  readonly events: readonly SentEvent[];
  /** To wait, where all are refused; else 0. */
  readonly seconds: number;
}

/** Bounds what one visitor, one network and all forgers together can send. */
export class EventLimits {
  readonly #visitors: RequestLimit;
  readonly #networks: RequestLimit;
  readonly #unsignedNetworks: RequestLimit;
  readonly #unsignedAgencies: RequestLimit;

  constructor(now: () => number) {
    this.#visitors = new RequestLimit({ ...VISITOR, now });
    this.#networks = new RequestLimit({ ...NETWORK, now });
    this.#unsignedNetworks = new RequestLimit({ ...UNSIGNED_NETWORK, now });
    this.#unsignedAgencies = new RequestLimit({ ...UNSIGNED_AGENCY, now });
  }

  /** Those that are signed and those that are not are refused each by themselves. */
  admit(sender: EventSender, sent: readonly SentEvent[]): AdmittedEvents {
    const [signed, unsigned] = partition(sent, 'isSigned');
    const waits = [
      { events: signed, seconds: this.#takeSigned(sender, signed) },
      { events: unsigned, seconds: this.#takeUnsigned(sender, unsigned.length) },
    ].filter(({ events }) => events.length > 0);
    const admitted = waits.filter(({ seconds }) => seconds === 0);
    return {
      events: admitted.flatMap(({ events }) => events),
      seconds: admitted.length > 0 ? 0 : Math.max(0, ...waits.map(({ seconds }) => seconds)),
    };
  }

  #takeSigned({ agencyId, ip }: EventSender, events: readonly SentEvent[]): number {
    const visitors = Object.entries(countBy(events, ({ event }) => event.record.userId ?? ''));
    const waits = visitors.map(([userId, count]) =>
      this.#visitors.takeFor(JSON.stringify([agencyId, userId || toNetwork(ip)]), count),
    );
    return Math.max(0, ...waits) || this.#networks.takeFor(keyOf(agencyId, ip), events.length);
  }

  #takeUnsigned({ agencyId, ip }: EventSender, count: number): number {
    return (
      this.#unsignedNetworks.takeFor(keyOf(agencyId, ip), count) ||
      this.#unsignedAgencies.takeFor(agencyId, count)
    );
  }
}

function keyOf(agencyId: string, ip: string): string {
  return JSON.stringify([agencyId, toNetwork(ip)]);
}
