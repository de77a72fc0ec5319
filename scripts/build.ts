import { buildConsole } from './console/buildConsole.ts'

process.exitCode = await buildConsole(process.argv.slice(2))
