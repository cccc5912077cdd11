-- The checksum of settings lies beside them, as those of documents do.

-- SHA-256 as hexadecimal digits. `convert_to` alone is not immutable, since encodings could be redefined; UTF8 is not.
create function text_checksum(value text) returns text
  language sql immutable strict parallel safe
  as $$ select encode(sha256(convert_to(value, 'UTF8')), 'hex') $$;

alter table sites
  add column checksum text not null generated always as (text_checksum(settings)) stored;

alter table site_versions
  add column checksum text not null generated always as (text_checksum(settings)) stored;
