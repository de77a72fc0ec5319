import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { LANGUAGES, type Texts } from '#contract/values/languages.ts'
import { root } from './machine/root.ts'
import { runProgram } from './machine/runProgram.ts'
import { typeSkeleton, whyNotTypeName, withShippedType } from './types/typeSkeleton.ts'

const USAGE = `npm run new:type -- name [--en 'Radio show' --zh ... --ms ... --ta ...]
  The words default to the name; what is not given in a language is to be translated in the file.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(LANGUAGES.map((language) => [language, { type: 'string' as const }])),
})
const [name = ''] = positionals
const types = join(root, 'server', 'types')
const taken = readdirSync(types)
const reason = name === '' ? USAGE : whyNotTypeName(name, taken)

if (reason !== undefined) {
  console.error(reason)
  process.exitCode = 1
} else await write()

async function write(): Promise<void> {
  const plain = name.replaceAll('_', ' ')
  const english = String(values.en ?? plain.charAt(0).toUpperCase() + plain.slice(1))
  const one = Object.fromEntries(LANGUAGES.map((each) => [each, String(values[each] ?? english)])) as Texts
  const { constant, text } = typeSkeleton(name, one, { ...one, en: `${one.en}s` })
  const file = join(types, name, `${constant}.ts`)
  const shipped = join(types, 'shipped.ts')
  if (existsSync(file)) throw new Error(`${file} is there already`)
  mkdirSync(join(types, name), { recursive: true })
  writeFileSync(file, text)
  writeFileSync(shipped, withShippedType(readFileSync(shipped, 'utf8'), name, constant))
  await runProgram(
    process.execPath,
    ['node_modules/prettier/bin/prettier.cjs', '--write', '--log-level=warn', file, shipped],
    {
      output: 'inherit',
    },
  )
  console.log(
    `server/types/${name}/${constant}.ts is written and shipped. Translate its words and choose its groups, then:`,
  )
  console.log('  npm run unit -- server/types')
}
