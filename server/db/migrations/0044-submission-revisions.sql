-- Counts the changes of a submission, so that a save writes in one statement what it has decided, unless another came between.
alter table submissions add column revision int not null default 0;
