import type { DeviceClass } from '../db/event-tables.ts';

/** What is kept of a browser's agent. */
export interface VisitorAgent {
  readonly device: DeviceClass;
  readonly browser: string;
  readonly os: string;
}

type Family = readonly [pattern: RegExp, name: string];

/** The first that matches: most agents name others too, to be taken for them. */
const BROWSERS: readonly Family[] = [
  [/\bFBA[NV]\b|\bFB_IAB\b/, 'Facebook'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bEdgi?A?(?:OS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\/|\bAppleWebKit\/.*\bMobile\//, 'Safari'],
];

const SYSTEMS: readonly Family[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Machines that say so: search engines, previews of links, monitors, libraries, browsers without a screen. Kept by hand; a new
 * one mostly calls itself a bot, crawler or spider.
 */
const MACHINES =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|headless|lighthouse|pagespeed|preview|scan|monitor|uptime|pingdom|facebookexternalhit|facebookcatalog|meta-external|whatsapp\/|embedly|mediapartners|apis-google|feedfetcher|google-read-aloud|gptbot|claude-web|perplexity|bytespider|archiver|wget|curl\/|httpie|python|java\/|okhttp|go-http|node-fetch|undici|axios|libwww|lwp::|ruby|php|scrapy|phantomjs|selenium|puppeteer|playwright/i;

/** Whether it says that it is no person's browser, or says nothing. */
export function isMachine(agent: string | undefined): boolean {
  return agent === undefined || agent.trim() === '' || MACHINES.test(agent);
}

export function reduceAgent(agent: string): VisitorAgent {
  return {
    device: deviceOf(agent),
    browser: familyOf(agent, BROWSERS),
    os: familyOf(agent, SYSTEMS),
  };
}

function familyOf(agent: string, families: readonly Family[]): string {
  return families.find(([pattern]) => pattern.test(agent))?.[1] ?? 'other';
}

function deviceOf(agent: string): DeviceClass {
  if (/\biPad\b|\bTablet\b/.test(agent)) return 'tablet';
  if (/\bAndroid\b/.test(agent)) return /\bMobile\b/.test(agent) ? 'phone' : 'tablet';
  return /\b(?:iPhone|iPod|Mobile)\b/.test(agent) ? 'phone' : 'desktop';
}
