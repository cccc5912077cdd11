import { vi } from 'vitest';

// Set up before each test file: what runs in browsers keeps state in its modules, which files must not share.
vi.resetModules();
