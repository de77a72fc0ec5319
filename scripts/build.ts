import { buildConsole } from './console/buildConsole.ts'

const { code } = await buildConsole(process.argv.slice(2))
process.exitCode = code
