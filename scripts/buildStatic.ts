import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBases } from '#contract/wire/bases.ts'
import { CONFIGURATION_FILE, writeStatic } from './console/writeStatic.ts'
import { root } from './machine/root.ts'

const EXAMPLE = join(root, 'docs', 'marquee.config.example.json')
const [given] = process.argv.slice(2)
const configuration = readFileSync(given ?? EXAMPLE, 'utf8')
try {
  const { bases = {} } = JSON.parse(configuration) as { bases?: Record<string, unknown> }
  const { problems } = readBases(bases)
  if (problems.length > 0) throw new Error(problems.join(' '))
  const target = join(root, 'dist', 'static')
  writeStatic(join(root, 'dist', 'console'), target, configuration)
  console.log(`The console stands in ${target}${given ? '' : `; write your platform into ${CONFIGURATION_FILE}`}.`)
} catch (error) {
  console.error(`${given ?? EXAMPLE} cannot be used. ${(error as Error).message}`)
  process.exitCode = 1
}
