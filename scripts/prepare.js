// What every command loads before anything else: TypeScript, and the generated code that is not in git.
import 'tsx';

const { ensureValidators } = await import('./codegen/ensure-validators.ts');
await ensureValidators();
