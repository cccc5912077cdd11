import { type Config, type Environment, parseConfig } from '../config/config.ts';

/** The configuration of a test: silent, with nothing from the machine's own environment. */
export function testConfig(env: Environment = {}): Config {
  const config = parseConfig({ LOG_LEVEL: 'silent', ...env });
  if (!config.ok) throw new Error(config.problems.map(({ message }) => message).join('\n'));
  return config.value;
}
