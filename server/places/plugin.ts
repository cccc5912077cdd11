import type { Config } from '../config/config.ts';
import type { Api } from '../http/api.ts';
import type { ServerLog } from '../log/server-log.ts';
import { addAddressRoutes } from './address-routes.ts';
import { createGeocoder } from './create-geocoder.ts';
import { addTownRoutes, type TownRoutesOptions } from './town-routes.ts';

export interface PlacesOptions extends TownRoutesOptions {
  readonly config: Config;
  readonly log: ServerLog;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

/** Towns, addresses, and where a connection comes from (spec section 7). */
export async function placesPlugin(api: Api, options: PlacesOptions): Promise<void> {
  addTownRoutes(api, options);
  addAddressRoutes(api, createGeocoder(options));
}
