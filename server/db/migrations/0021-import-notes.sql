-- What an import left out or took in lame, beside its counts.
alter table job_imports add column warned integer not null default 0;
alter table job_imports add column notes jsonb not null default '[]';
