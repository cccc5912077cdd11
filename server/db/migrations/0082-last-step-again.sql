-- A fingerprint of the secret key that the last step came with. Whoever had no answer to it sends it again with that key, to any
-- process, and gets the link to what was sent once more; null where it came without one.
alter table applications add column finish_key_hash text;
