-- The text index knows no order of words: of each job with `licencia` and `vigente` the vector had to be read, which lies
-- outside the row. The phrases that many jobs say and many people ask for are in the index as words of their own, and it
-- alone tells who says them. No job is written again.

-- Stems as `to_tsquery` writes them; `server/jobs/search/indexed-phrases.ts` has the same. Another phrase is answered by
-- vectors. Each costs a microsecond for each job that is written.
create function indexed_phrases() returns tsquery[]
  language sql immutable parallel safe
  return '{
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
    ayud<->general, auxili<->general, com<2>domicili, entreg<2>domicili, ciud<2>mexic, nuev<->leon
  }'::tsquery[];

-- A phrase as one word, which no text holds since it has signs within: `medi<->tiemp`, and behind the sign of each field
-- that says it.
create function phrase_marks(tsvector) returns tsvector
  language sql immutable parallel safe
  return (
    select array_to_tsvector(coalesce(
      array_agg(mark) || array_agg('=' || mark) filter (where title @@ phrase)
        || array_agg('%' || mark) filter (where place @@ phrase) || array_agg('#' || mark) filter (where details @@ phrase),
      '{}'))
    -- Vectors from outside the row are read once.
    from (
      select ts_filter($1, '{a,b,c,d}') as words, ts_filter($1, '{a}') as title, ts_filter($1, '{b}') as place,
        ts_filter($1, '{c}') as details
      offset 0
    ) as job
    join unnest(indexed_phrases()) as phrase on words @@ phrase
    cross join lateral translate(phrase::text, ' ''', '') as mark
  );

create function with_marks(tsvector) returns tsvector
  language sql immutable parallel safe
  return with_field_marks($1) || phrase_marks($1);

drop index jobs_text;
create index jobs_text on jobs using gin (agency_id, with_marks(tsv)) with (fastupdate = off) where status = 'open';
-- As in migration 0007.
alter index jobs_text alter column 2 set statistics 0;
