import { checkSteps } from './check-steps.ts';
import { runSteps } from './run-steps.ts';

process.exitCode = await runSteps(checkSteps);
