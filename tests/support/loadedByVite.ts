/**
 * Tests whose modules Vite loads: of what only it can load, and those that load modules anew or put others in their
 * place. Node loads those of all others: there `vi.resetModules` and `vi.mock` do nothing.
 */
export const loadedByVite: readonly string[] = ['src/**/*.test.ts', 'generator/incremental/compileAgain.test.ts'];
