import type { FastifyRequest } from 'fastify';

/** The language of texts for people in an answer: Spanish for those who ask for it first, otherwise English. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): 'es' | 'en' {
  return /^\s*es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en';
}
