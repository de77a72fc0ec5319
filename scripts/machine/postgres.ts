import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aptInstall, mayAptInstall } from './aptInstall.ts'
import { findProgram, mayRun } from './findProgram.ts'

/** Where Debian keeps one folder per version; the programs that make a server (initdb, postgres) are not in PATH there. */
const DEBIAN_HOME = '/usr/lib/postgresql'

/** The folder of PostgreSQL's own programs: that of `POSTGRES_BIN`, the newest of Debian's, or the one in PATH. */
function findPostgres(): string | undefined {
  const chosen = process.env.POSTGRES_BIN
  if (chosen && mayRun(join(chosen, 'initdb'))) return chosen
  const versions = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME) : []
  const debian = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(DEBIAN_HOME, version, 'bin'))
    .find((bin) => mayRun(join(bin, 'initdb')))
  const inPath = findProgram(['initdb'])
  return debian ?? (inPath && dirname(inPath))
}

/** As findPostgres, installed first where that is possible; its tests are left out where it is not. */
export async function ensurePostgres(): Promise<string | undefined> {
  const there = findPostgres()
  if (there || !mayAptInstall()) return there
  const trouble = await aptInstall(['postgresql'])
  if (trouble) console.error(`PostgreSQL could not be installed: its tests are left out.\n${trouble}`)
  return findPostgres()
}
