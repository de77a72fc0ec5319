import { buildOnce, type Built } from '../machine/buildOnce.ts'

const SOURCES = [
  ...['contract', 'dataProvider', 'authProvider', 'kit', 'resources', 'custom', 'src'],
  ...['index.html', 'vite.config.ts', 'scripts/console', 'package.json', 'package-lock.json', 'tsconfig.json'],
]

/** Builds the console into `dist/console` where its sources have changed. */
export function buildConsole(args: readonly string[] = []): Promise<Built> {
  return buildOnce({ name: 'console', sources: SOURCES, args })
}
