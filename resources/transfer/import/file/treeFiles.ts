import { rowsOfTree } from '#contract/rules/transfer/rowsOfTree.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'

/** A part of a nested file: the rows of one type as a file of their own. */
type TreeFile = { type: string; file: File; count: number }

/** Larger files are not read as a whole in a browser: `npm run tree` parts them. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * The parts of a file in which series hold their seasons and episodes, the upmost first; none where it is no such
 * file, or the type has no two floors below it.
 */
export async function treeFiles(file: File, type: TypeSummary, types: readonly TypeSummary[]): Promise<TreeFile[]> {
  const floors = floorsBelow(type, types)
  if (floors === undefined || file.size > MOST_BYTES || !file.name.toLowerCase().endsWith('.json')) return []
  const { series, seasons, episodes } = rowsOfTree(parsed(await file.text()))
  if (series.length === 0) return []
  const name = file.name.replace(/\.json$/i, '')
  return [series, seasons, episodes].flatMap((rows, floor) => {
    const part = floors[floor] as string
    return rows.length === 0 ? [] : [{ type: part, file: ndjson(rows, `${name}-${part}.ndjson`), count: rows.length }]
  })
}

/** The type itself, what stands below it, and what stands below that; undefined where it stands below something. */
function floorsBelow(type: TypeSummary, types: readonly TypeSummary[]): [string, string, string] | undefined {
  const childOf = (one: TypeSummary | undefined) => {
    const name = types.find(({ relations }) => one && relations?.parent?.types.includes(one.type))?.type
    return types.find((other) => other.type === name)
  }
  if (type.relations?.parent) return undefined
  const second = childOf(type)
  const third = childOf(second)
  return second && third && [type.type, second.type, third.type]
}

/** Undefined where it is no JSON: the server says in which line. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function ndjson(rows: readonly object[], name: string): File {
  return new File([rows.map((row) => `${JSON.stringify(row)}\n`).join('')], name)
}
