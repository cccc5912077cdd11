// What `ajv validate` of ajv-cli does, with the same library and as plain JavaScript like it: compiles a schema at its
// start, then reads, judges and prints one file after the other. Arguments: the schema's file, the documents' files.
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

const [schemaFile, ...files] = process.argv.slice(2);
const ajv = new Ajv2020({ allErrors: true, strict: false });
const validate = ajv.compile(JSON.parse(readFileSync(schemaFile, 'utf8')));

for (const file of files) {
  if (validate(JSON.parse(readFileSync(file, 'utf8')))) {
    process.stdout.write(`${file} valid\n`);
  } else {
    process.stdout.write(`${file} invalid\n${JSON.stringify(validate.errors, null, 2)}\n`);
    process.exitCode = 1;
  }
}
