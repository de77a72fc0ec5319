import { SETTING_TABLE } from './settingTable.ts'
import type { Environment } from './settingReader.ts'

/** Beginnings that nobody else's variables are likely to have. */
const OWN_BEGINNINGS = ['DATABASE_', 'OIDC_', 'FILES_', 'OPERATIONS_', 'METRICS_', 'TRUSTED_', 'SHUTDOWN_', 'SEARCHES_']
/** What Kubernetes sets for a service that happens to be called database or files. */
const OF_KUBERNETES = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_(TCP|UDP)\w*)?)$/
/** A shorter name is near to too many others: of those only swapped letters count. */
const LONG = 6

/** A sentence for each variable that is set, is no setting, and was most likely meant to be one. */
export function strayNames(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !(name in SETTING_TABLE) && env[name] !== '' && !OF_KUBERNETES.test(name))
    .flatMap((name) => {
      const meant = nearestSetting(name)
      if (meant !== undefined) return [`${name} is no setting; did you mean ${meant}?`]
      return OWN_BEGINNINGS.some((begin) => name.startsWith(begin)) ? [`${name} is no setting.`] : []
    })
    .toSorted()
}

function nearestSetting(name: string): string | undefined {
  const near = Object.keys(SETTING_TABLE)
    // Names of other lengths are further away by as many letters, which spares a start most of the comparisons.
    .filter((setting) => Math.abs(name.length - setting.length) <= mostFor(setting))
    .map((setting) => ({ setting, distance: distanceOf(name.toUpperCase(), setting) }))
    .filter(
      ({ setting, distance }) => distance <= mostFor(setting) && (setting.length >= LONG || isSwapped(name, setting)),
    )
  return near.sort((one, other) => one.distance - other.distance)[0]?.setting
}

function mostFor({ length }: string): number {
  return length >= 10 ? 2 : 1
}

const isSwapped = (name: string, setting: string) =>
  name.length === setting.length && [...name].sort().join() === [...setting].sort().join()

/** Letters to be put in, left out, changed or swapped with their neighbour, to make one text of the other. */
function distanceOf(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at])
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  rows[0] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      rows[row]![column] = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + changed,
        isSwap ? cell(row - 2, column - 2) + 1 : Infinity,
      )
    }
  }
  return cell(one.length, other.length)
}
