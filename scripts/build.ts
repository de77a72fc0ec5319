import { buildConsole } from './console/buildConsole.ts'
import { buildServer } from './server/buildServer.ts'

const built = [await buildConsole(process.argv.slice(2)), await buildServer()]
process.exitCode = Math.max(...built.map(({ code }) => code))
