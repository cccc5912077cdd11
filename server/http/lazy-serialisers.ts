import {
  type Serializer,
  type SerializerFactory,
  SerializerSelector,
} from '@fastify/fast-json-stringify-compiler';

/**
 * Fastify's serialisers of answers, each made when the first answer needs it. Made at the start they take most of it,
 * since each reads every shared shape once more, and no run of the server answers with all of them.
 */
export const buildLazySerialisers: SerializerFactory = (shapes, options) => {
  const compile = SerializerSelector()(shapes, options);
  return (route) => {
    let serialise: Serializer | undefined;
    return (answer) => {
      serialise ??= compile(route);
      return serialise(answer);
    };
  };
};
