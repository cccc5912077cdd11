import { readFileSync } from 'node:fs';
import { groupBy, partition } from 'lodash-es';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** @example '// @vitest-environment jsdom' */
const ENVIRONMENT = /@vitest-environment\s+([\w-]+)/;

/** They run whole commands or start processes: left to the end, one of them would keep the other processors waiting. */
const LONG =
  /\/(?:(?:\w+-)?crash|dev|new-parts|third-kind|main|migrate|embedded-database|run-[\w-]+|demo-words|same-verdict)\.test\.ts$/;

/**
 * Files that may share a process one after another, the longest of them first. A process ends, with the packages it has
 * read and the database it has started, as soon as the next file is of another project or has another environment.
 */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return Object.values(groupBy(sorted, nameGroup)).flatMap(longestFirst);
  }
}

/** Where no run has told yet how long files take, they come by their size. */
function longestFirst(files: TestSpecification[]): TestSpecification[] {
  return partition(files, ({ moduleId }) => LONG.test(moduleId)).flat();
}

function nameGroup({ moduleId, project }: TestSpecification): string {
  const environment = ENVIRONMENT.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? 'node';
  return `${project.name} ${environment}`;
}
