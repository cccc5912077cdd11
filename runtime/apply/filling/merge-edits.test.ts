import { describe, expect, it } from 'vitest';
import { laterEdits, mergeEdits } from './merge-edits.ts';

const HERE = new Set(['nombre']);
const own = { answers: { nombre: ['Ana'] }, editedAt: { nombre: 5 } };

describe('answers of two windows', () => {
  it('the later one stays, and what was typed here and lost is told', () => {
    const other = { answers: { nombre: ['Eva'] }, editedAt: { nombre: 6 } };
    const lost = [{ keyId: 'nombre', values: ['Ana'], isOwn: true }];
    expect(mergeEdits(own, other, HERE)).toEqual({ taken: other.answers, lost });
    expect(mergeEdits(own, other, new Set()).lost).toEqual([]);
  });

  it('an earlier one of the other is told and changes nothing', () => {
    const other = { answers: { nombre: ['Eva'] }, editedAt: { nombre: 4 } };
    const lost = [{ keyId: 'nombre', values: ['Eva'], isOwn: false }];
    expect(mergeEdits(own, other, HERE)).toEqual({ taken: {}, lost });
  });

  it('one that the server only wrote in its own form is the same', () => {
    const typed = { answers: { telefono: ['5512345678'] }, editedAt: { telefono: 5 } };
    const saved = { answers: { telefono: ['+525512345678'] }, editedAt: { telefono: 5 } };
    const nothing = { taken: {}, lost: [] };
    expect(mergeEdits(saved, typed, HERE)).toEqual(nothing);
    expect(mergeEdits(typed, saved, new Set(['telefono']))).toEqual(nothing);
  });

  it('gaps are filled, and an empty answer beats none that was not emptied by hand', () => {
    expect(mergeEdits(own, { answers: { ciudad: ['León'] }, editedAt: {} }, HERE).taken).toEqual({
      ciudad: ['León'],
    });
    expect(mergeEdits(own, { answers: { nombre: [] }, editedAt: {} }, HERE).taken).toEqual({});
    const emptied = { answers: { nombre: [] }, editedAt: { nombre: 9 } };
    expect(mergeEdits(own, emptied, HERE).taken).toEqual({ nombre: [] });
  });

  it('a window keeps beside its own what another one wrote later', () => {
    const other = { answers: { nombre: ['Eva'], b: ['1'] }, editedAt: { nombre: 4, b: 2 } };
    expect(laterEdits(own, other)).toEqual({ answers: { b: ['1'] }, editedAt: { b: 2 } });
  });
});
