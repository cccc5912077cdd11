/** `indexed_phrases()` of migration 0008. */
const PHRASES = `
  medi<->tiemp, medi<->jorn, medi<->turn, tiemp<->parcial, tiemp<->complet, jorn<->complet, full<->tim, part<->tim,
  tiemp<->extra, horari<->flexibl, turn<->rotat, rol<->turn,
  fin<2>seman, fin<2>seman<->libr, sab<2>doming, descans<->doming, doming<->libr, lun<2>viern, lun<2>sab,
  mart<2>sab, mart<2>doming, miercol<2>doming, juev<2>doming, viern<2>doming, viern<2>mart,
  3<->00, 3<->30, 4<->00, 4<->30, 6<->00, 6<->30, 7<->00, 7<->30, 8<->00, 8<->30, 19<->00, 19<->30, 20<->00, 20<->30,
  21<->00, 21<->30, 22<->00, 22<->30, 23<->00,
  licenci<->vigent, licenci<->tip, licenci<->federal, licenci<->estatal, licenci<2>chof, licenci<2>motocicl,
  necesit<->licenci, requier<->licenci, tip<->b, tip<->c, tip<->d,
  experient<->comprob, experient<->minim, años<2>experient, anos<2>experient, prim<->emple,
  prestacion<2>ley, prestacion<->superior, segur<->social, gast<->medic, val<2>despens, fond<2>ahorr,
  ayud<->general, auxili<->general, com<2>domicili, entreg<2>domicili, ciud<2>mexic, nuev<->leon`;

/** Phrases that the text index has as words of their own: stems with the signs of a `tsquery` between, nothing else. */
export const INDEXED_PHRASES: ReadonlySet<string> = new Set(
  PHRASES.split(',').map((phrase) => phrase.trim()),
);
