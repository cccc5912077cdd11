import { findDump } from '#server/testing/template-database.ts';

// Makes the tables that tests copy, before several processes of tests would make them each for itself.

await findDump();
