import type { TestEngine } from '../../support/testDatabase.ts'
import { installVersion } from './oldVersion.ts'
import { walkCatalogue } from './catalogueWalk.ts'
import { walkSideBySide } from './sideBySide.ts'
import { walkUpgrade } from './upgradeWalk.ts'

type Options = {
  from: string
  engines: readonly TestEngine[]
  /** What the old version begins with. */
  seed: 'demo' | 'empty'
  /** How many films both versions work on by turns, and what chooses them. */
  items: number
  random: number
  say: (line: string) => void
}

const BY_TURNS = { rounds: 5, acts: 200 }

/** Walks from an earlier version to this one on every engine, and lets both serve side by side and work on the same films; answers what went wrong. */
export async function runUpgrade({ from, engines, seed, items, random, say }: Options): Promise<string[]> {
  say(`installing the version of ${from}`)
  const old = installVersion(from)
  const problems: string[] = []
  try {
    for (const engine of engines) {
      const report = await walkUpgrade({ engine, oldMain: old.main, seed, tell: say })
      for (const [name, { rows }] of Object.entries(report.tables))
        say(`  ${name.padEnd(20)}${String(rows).padStart(8)}`)
      say(
        `${engine}: migrated in ${report.seconds.toFixed(1)} s; ${report.documents} documents compared field by field, ` +
          `${report.types.join(' types with ')} versions moved; ${report.retried} calls sent again, a job went on ` +
          `to ${report.changed} films and refused ${report.refused.inApproval} that wait for approval and ` +
          `${report.refused.processing} that are being processed, as before; into the menu came ` +
          `${report.menuEntries.join(', ') || 'nothing'}; ${report.problems.length} differences`,
      )
      problems.push(...report.problems.map((problem) => `${engine}: ${problem}`))
    }
    if (!engines.includes('postgres')) return problems
    const beside = await walkSideBySide(old.main)
    say(`  ${'side by side'.padEnd(24)}   old   new`)
    for (const { call, old: before, new: now } of beside.calls) say(`  ${call.padEnd(24)}   ${before}   ${now}`)
    if (items > 0) problems.push(...(await walkCatalogue({ oldMain: old.main, items, ...BY_TURNS, seed: random, say })))
    problems.push(
      ...beside.problems,
      ...beside.calls.filter(({ new: status }) => status >= 400).map(({ call }) => call),
    )
  } finally {
    old.remove()
  }
  return problems
}
