import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createLog } from '../app/createLog.ts'
import { readVersion } from '../app/readVersion.ts'
import { startSentence } from '../app/startFailure.ts'
import { StorageRefused } from '../images/storageRefused.ts'
import { readSettings } from '../settings/readSettings.ts'
import type { Settings } from '../settings/settings.ts'
import { strayNames } from '../settings/strayNames.ts'
import { askName } from './askName.ts'
import { backup } from './backup.ts'
import { checkAll } from './check/checkAll.ts'
import { note, wrong, type Finding } from './check/finding.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { move } from './move.ts'
import type { OpsParts } from './openSource.ts'
import { putConfigBack } from './putConfigBack.ts'
import { CommandRefused } from './refused.ts'
import { recount } from './recount.ts'
import { restore } from './restore.ts'

const USAGE = `npm run ops -- <command>, with the settings of the server (docs/operating.md)

  check                     says whether a server would work with these settings; changes nothing
  migrate [--dry]           runs the migrations that the database lacks, or lists them
  backup FILE|FOLDER        writes database and files into an archive, while the server runs or not
  restore FILE [--replace]  puts an archive into an empty database, or in the place of one whose name is typed
  move [--files FOLDER]     moves the embedded database of DATA_DIR to the PostgreSQL of DATABASE_URL,
                            and the files of a folder to FILES
  config TYPE [--built-in]  puts a configuration of the console (menu, features...) back to what was published
                            before, or to what a new server has; the server is stopped, or on PostgreSQL runs on
  recount                   counts anew what searches know of words, after servers of an earlier version
                            wrote beside newer ones
`

const COMMANDS = ['check', 'migrate', 'backup', 'restore', 'move', 'config', 'recount']
const ROOT = join(import.meta.dirname, '../..')
/** npm runs scripts in the repository, whoever's folder the command was given in. */
const CALLED_IN = process.env.INIT_CWD ?? process.cwd()

const say = (line: string) => void process.stdout.write(`${line}\n`)

process.exitCode = await main().catch((error: unknown) => {
  say(sentenceOf(error))
  return 1
})

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      dry: { type: 'boolean' },
      replace: { type: 'boolean' },
      files: { type: 'string' },
      'built-in': { type: 'boolean' },
    },
  })
  const [command, place] = positionals
  const settings = readSettings(process.env)
  const stray = strayNames(process.env).map((text) => note('Settings', text))
  if (Array.isArray(settings)) return tell([...settings.map(({ text }) => wrong('Settings', text)), ...stray])
  const parts: OpsParts = { settings, log: createLog('error'), version: readVersion(ROOT), say }
  if (command === 'check') return tell([...stray, ...(await checkAll(parts))])
  // A misspelt setting would have the command work on another database than was meant.
  if (stray.length > 0) tell(stray)
  if (command === 'migrate') return runMigrate(parts, values.dry ?? false)
  if (command === 'backup' && place) return runBackup(parts, resolve(CALLED_IN, place))
  if (command === 'restore' && place) return runRestore(parts, resolve(CALLED_IN, place), values.replace ?? false)
  if (command === 'move') return runMove(parts, values.files && resolve(CALLED_IN, values.files))
  if (command === 'recount') return runRecount(parts)
  if (command === 'config' && place) return runConfig(parts, place, values['built-in'] ?? false)
  if (command !== undefined)
    say(
      `${COMMANDS.includes(command) ? `${command} needs a ${command === 'config' ? 'TYPE' : 'FILE'}` : `There is no command '${command}'`}.`,
    )
  say(`\n${USAGE}`)
  return 1
}

/** A table of sentences; 1 where something is wrong. */
function tell(findings: readonly Finding[]): number {
  const width = Math.max(...findings.map(({ part }) => part.length))
  for (const { part, state, sentence } of findings) say(`  ${state.padEnd(6)}${part.padEnd(width + 2)}${sentence}`)
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0
}

async function runMigrate(parts: OpsParts, isDry: boolean): Promise<number> {
  const names = await migrateDatabase(parts, isDry)
  for (const name of names) say(`  ${name}`)
  say(names.length === 0 ? 'Every migration has run already.' : isDry ? 'These would run.' : 'These have run.')
  return 0
}

async function runBackup(parts: OpsParts, target: string): Promise<number> {
  const report = await backup(parts, target, new Date())
  const rows = Object.values(report.counts).reduce((sum, count) => sum + count, 0)
  if (report.missing.length > 0)
    say(`${report.missing.length} files that the database names are not in the storage, such as ${report.missing[0]}.`)
  say(`${report.path}: ${rows} rows, ${report.copied} files, ${(report.bytes / 1e6).toFixed(1)} MB.`)
  const hasNoFile = report.copied === 0 && report.missing.length > 0
  if (hasNoFile) say('Not one file is in it: FILES names another place than the server uses, or they are lost.')
  return hasNoFile ? 1 : 0
}

async function runRestore(parts: OpsParts, path: string, isReplacing: boolean): Promise<number> {
  const report = await restore(parts, { path, ...(isReplacing ? { confirm: typeName } : {}) })
  for (const [name, count] of Object.entries(report.counts)) say(`  ${name.padEnd(20)}${String(count).padStart(10)}`)
  if (report.migrated.length > 0) say(`Brought up to date: ${report.migrated.join(', ')}.`)
  if (report.kept) say(`What stood there before lies in ${report.kept}.`)
  say(`Restored, with ${report.files} files.`)
  return 0
}

async function runConfig(parts: OpsParts, type: string, isBuiltIn: boolean): Promise<number> {
  const now = await putConfigBack(parts, type, isBuiltIn)
  if (!now) say(`The console has no configuration '${type}' that could be put back.`)
  else
    say(now === 'earlier' ? 'What was published before serves again.' : 'What a new server starts with serves again.')
  return now ? 0 : 1
}

async function runRecount(parts: OpsParts): Promise<number> {
  await recount(parts)
  say('Searches know every title again.')
  return 0
}

function typeName(name: string): Promise<string> {
  return askName(name, { input: process.stdin, output: process.stdout })
}

async function runMove(parts: OpsParts, filesFrom: string | undefined): Promise<number> {
  const { tables, files } = await move(parts, filesFrom)
  say(`  ${'table'.padEnd(20)}${'embedded'.padStart(10)}${'PostgreSQL'.padStart(12)}`)
  for (const { name, from, to } of tables)
    say(`  ${name.padEnd(20)}${String(from).padStart(10)}${String(to).padStart(12)}`)
  say(files ? `${files.copied} files were copied, ${files.missing.length} are missing.` : filesStay(parts.settings))
  say(`Moved. ${parts.settings.dataDir} is as it was; start the server with the same settings.`)
  return 0
}

function filesStay({ files, dataDir }: Settings): string {
  const where = files.kind === 'folder' ? files.path : `the bucket ${files.bucket}`
  return `The files were left alone: the server looks for them in ${where} (--files ${join(dataDir, 'files')} copies them there).`
}

function sentenceOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0] ?? ''}.\n\n${USAGE}`
  if (error instanceof CommandRefused || error instanceof StorageRefused) return error.message
  const settings = readSettings(process.env)
  const sentence = Array.isArray(settings) ? undefined : startSentence(error, settings)
  return sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
}
