export interface ConfigVariable {
  readonly name: string;
  /** How the README shows the default; empty where there is none. */
  readonly default: string;
  readonly meaning: string;
}

/** Every environment variable the server reads. The README shows the same table. */
export const configVariables = [
  { name: 'PORT', default: '3000', meaning: 'TCP port to listen on; 0 takes any free one' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for every network interface',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning:
      'PostgreSQL server, postgresql://user:password@host/database; without it the database is embedded',
  },
  {
    name: 'RUMBO_DATA_DIR',
    default: '.data',
    meaning:
      'Folder of the embedded database, of uploads (back both up; processes that share PostgreSQL share it) and of pictures in other sizes',
  },
  {
    name: 'RUMBO_PAGES_DIR',
    default: 'pages',
    meaning: 'Folder with one folder of page files per site, imported at start',
  },
  {
    name: 'RUMBO_ADMIN_TOKEN',
    default: '',
    meaning:
      'Bearer token with every scope for every agency, at least 32 characters; without it the first start makes one for each agency',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning:
      'Public address of the sites, https://empleos.example, for absolute links; without it the address this server listens on',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'true, or the comma-separated addresses of the proxies whose X-Forwarded headers are believed',
  },
  {
    name: 'GEOIP_MMDB',
    default: '',
    meaning:
      'MMDB file with cities, such as GeoLite2-City.mmdb, held in memory: where a connection comes from; without it that is unknown',
  },
  {
    name: 'GEOCODER_URL',
    default: '',
    meaning:
      'Geocoder for addresses, https://api.mapbox.com/search/searchbox/v1 or another of the shape in docs/geocoder.md; without it places come from the embedded gazetteer',
  },
  { name: 'GEOCODER_TOKEN', default: '', meaning: 'Access token of that geocoder' },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent',
  },
] as const satisfies readonly ConfigVariable[];

export type ConfigVariableName = (typeof configVariables)[number]['name'];
