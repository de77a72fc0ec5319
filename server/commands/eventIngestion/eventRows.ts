import { parseDate } from '#contract/rules/dates/parseDate.ts'
import type { ColumnMapping } from '#contract/rules/transfer/mapColumns.ts'
import { LIST_SEPARATOR } from '#contract/values/transfer.ts'

/** A team by all that feeds call it: its id, code, id in statistics, names. */
export type FeedTeam = { id: string; words: ReadonlySet<string> }

const TEAM_FIELDS: readonly string[] = ['pmy_tm', 'teams', 'tms']

type Wanted = { team: FeedTeam; since: number | undefined; mapping: ColumnMapping }

/**
 * The row as it is taken in, undefined where it is no event of the team or begins too early. A list that names no teams
 * is that of the team alone; what calls the team by another word than its id is given that.
 */
export function eventRow(
  values: Record<string, unknown>,
  { team, since, mapping }: Wanted,
): Record<string, unknown> | undefined {
  const fieldOf = (column: string) => (mapping[column] ?? '').split('.')[0] ?? ''
  const naming = Object.keys(mapping).filter((column) => TEAM_FIELDS.includes(fieldOf(column)))
  const named = naming.filter((column) => isNamed(values[column], team))
  if (naming.length > 0 && named.length === 0) return undefined
  const start = Object.keys(mapping).find((column) => mapping[column] === 'ev_st')
  if (since !== undefined && start !== undefined && beginsBefore(values[start], since)) return undefined
  const primary = named.filter((column) => mapping[column] === 'pmy_tm')
  return { ...values, ...Object.fromEntries(primary.map((column) => [column, team.id])) }
}

function isNamed(value: unknown, { words }: FeedTeam): boolean {
  const parts = typeof value === 'string' ? value.split(LIST_SEPARATOR) : value === undefined ? [] : textsIn(value)
  return parts.some((part) => words.has(part.trim().toLocaleLowerCase()))
}

/** Every text of a value of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What is no date is left for the import to refuse. */
function beginsBefore(value: unknown, since: number): boolean {
  const start = typeof value === 'string' ? parseDate(value, 'UTC') : undefined
  return start !== undefined && start < since
}
