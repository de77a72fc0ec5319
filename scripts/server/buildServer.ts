import { buildOnce, type Built } from '../machine/buildOnce.ts'

const SOURCES = [...['contract', 'server'], 'scripts/server', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Gathers the server's own modules into `dist/server` where they have changed. */
export function buildServer(): Promise<Built> {
  return buildOnce({ name: 'server', sources: SOURCES, args: ['--config', 'scripts/server/vite.config.ts'] })
}
