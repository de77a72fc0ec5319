import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { DocumentKind } from './documentKind.ts'
import { rowsOf } from './effectParams.ts'

/**
 * What no two documents of a kind may share: the numbers of channels within a product (specification section 8,
 * 40220351), the service ids of channels that are known by them everywhere. Most kinds share whatever they like.
 */
const UNIQUE = ['plain', 'numbered', 'coded'] as const
export type Unique = (typeof UNIQUE)[number]

export function uniqueOf({ type }: Pick<DocumentKind, 'type'>): Unique {
  if (hasTrait(type, 'hasServiceId')) return 'coded'
  return hasTrait(type, 'hasChannelNumber') && type.narrow.number !== undefined ? 'numbered' : 'plain'
}

type Claimed = {
  /** What its steps are called. */
  name: string
  table: string
  columns: readonly string[]
  /** What of a row `s` of `side` stands in each column. */
  values: readonly string[]
  from: string
  /** Which rows of `side` claim anything. */
  holds: string
}

const NUMBERS: Claimed = {
  name: 'numbers',
  table: 'channel_number',
  columns: ['product', 'number'],
  values: ['p.product', 's.number'],
  from: 'CROSS JOIN LATERAL unnest(s.prd) AS p(product)',
  holds: `s.number < 'Infinity' AND s.st IN ('draft', 'pending', 'pre-draft', 'published')`,
}

/** Also of what is put away: its days wait for it under its code, and none of them may become another channel's. */
const CODES: Claimed = {
  name: 'codes',
  table: 'channel_code',
  columns: ['code'],
  values: [`s.list_row ->> 'cs'`],
  from: '',
  holds: `s.list_row ->> 'cs' <> ''`,
}

/** Those of documents that are loaded; who has one before keeps it. A seed writes all sides at once. */
const loadedStep = ({ name, table, columns, values, from, holds }: Claimed, param: string) => `
  ${name}_loaded AS (
    INSERT INTO ${table} (urn, ${columns.join(', ')}, id)
    SELECT DISTINCT gate.urn, ${values.join(', ')}, gate.id
    FROM ${rowsOf('side', 'sideRows')} s JOIN gate ON gate.id = s.id ${from}
    WHERE $${param}::boolean AND ${holds}
    ON CONFLICT DO NOTHING)`

export const loadedSteps = `${loadedStep(NUMBERS, 'hasNumbers')}, ${loadedStep(CODES, 'hasCodes')}`

/**
 * What the write leaves behind, drafts included: what is new is claimed, and another's claim refuses the write by the
 * table's key. What stood before is not asked about, so that channels which shared something already can still be
 * saved. A claim that no row bears out is void: servers of before the table free none.
 */
function claimSteps({ name, table, columns, values, from, holds }: Claimed): string {
  const named = values.map((value, nth) => `${value} AS ${columns[nth]}`).join(', ')
  const list = columns.join(', ')
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ')
  return `
  ${name}_now AS MATERIALIZED (
    SELECT gate.urn, ${named}, s.id
    FROM ${rowsOf('side', 'sideRows')} s JOIN gate ON gate.id = s.id ${from}
    WHERE ${holds}
    UNION
    SELECT s.urn, ${named}, s.id
    FROM side s JOIN gate ON gate.id = s.id ${from}
    WHERE ${holds} AND (s.id, s.slot) NOT IN (SELECT id, slot FROM silent)),
  ${name}_new AS MATERIALIZED (
    SELECT urn, ${list}, id FROM ${name}_now
    EXCEPT SELECT s.urn, ${named}, s.id FROM side s JOIN gate ON gate.id = s.id ${from} WHERE ${holds}),
  ${name}_freed AS (
    DELETE FROM ${table} c USING gate
    WHERE c.id = gate.id AND (${of('c')}, c.id) NOT IN (SELECT ${list}, id FROM ${name}_now)
    RETURNING c.id),
  ${name}_void AS (
    DELETE FROM ${table} c USING ${name}_new n
    WHERE (c.urn, ${of('c')}) = (n.urn, ${of('n')}) AND c.id <> n.id
      AND NOT EXISTS (SELECT FROM side s ${from}
        WHERE s.id = c.id AND (${values.join(', ')}) = (${of('c')}) AND ${holds})
    RETURNING c.id),
  ${name}_taken AS (
    INSERT INTO ${table} (urn, ${list}, id)
    SELECT n.urn, ${of('n')}, n.id FROM ${name}_new n
    -- What is freed goes first; a count that nothing is compared with would be planned away.
    WHERE (SELECT count(*) FROM ${name}_freed) + (SELECT count(*) FROM ${name}_void) >= 0
      AND NOT EXISTS (SELECT FROM ${table} c WHERE (c.urn, ${of('c')}, c.id) = (n.urn, ${of('n')}, n.id))
    ORDER BY ${of('n')}, n.id)`
}

const STEPS: Readonly<Record<Unique, string>> = {
  plain: '',
  numbered: `${claimSteps(NUMBERS)},`,
  coded: `${claimSteps(CODES)},`,
}

/** A statement for each, by a name of its own: the planner's time of an everyday save is dear. */
export function byUnique<Made>(
  name: string,
  make: (name: string, steps: string) => Made,
): Readonly<Record<Unique, Made>> {
  const made = UNIQUE.map((unique) => [unique, make(unique === 'plain' ? name : `${name}_${unique}`, STEPS[unique])])
  return Object.fromEntries(made) as Record<Unique, Made>
}
