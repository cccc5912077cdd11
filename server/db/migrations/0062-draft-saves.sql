-- Counts the saves of a document's drafts. A draft that came back to what it said before has another tag then, so that a save which
-- was made from the earlier one and is late does not bring back what was undone since.
alter table documents add column saves int not null default 0;
