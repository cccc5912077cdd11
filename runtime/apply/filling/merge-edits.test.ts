import { describe, expect, it } from 'vitest';
import { besideStored, mergeEdits } from './merge-edits.ts';

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
    const draft = { step: 0, pageKey: 'p', formVersion: 1, savedAt: 9, fromResume: [] } as const;
    const stored = {
      ...draft,
      answers: { nombre: ['Eva'], zona: ['Norte'], correo: ['ana@correo.mx'], cp: ['44100'] },
      editedAt: { nombre: 4, zona: 2 },
      asked: { zona: { type: 'short-text', label: 'Zona' } },
      voluntary: ['otras-vacantes'],
      fromResume: ['nombre', 'correo', 'cp'],
      files: { cv: { isChosen: true, at: 3 } },
    };
    const read = { correo: ['ana@correo.mx'], cp: ['44160'] };
    const kept = besideStored(
      { ...draft, ...own, answers: { ...own.answers, ...read }, files: {} },
      stored,
    );
    expect(kept).toMatchObject({
      answers: { ...own.answers, ...read, zona: ['Norte'] },
      editedAt: { nombre: 5, zona: 2 },
      asked: stored.asked,
      voluntary: stored.voluntary,
      fromResume: ['correo'],
      files: stored.files,
    });
    expect(besideStored({ ...draft, ...own }, { ...stored, formVersion: 2 })).toEqual({
      ...draft,
      ...own,
      files: stored.files,
    });
  });
});
