import { runSteps } from './check/run-steps.ts';
import { checkSteps } from './check/steps.ts';

process.exitCode = await runSteps(checkSteps, 2);
