import { verbRow } from '#contract/rules/actions/verbs.ts'
import type { Run } from '../../db/statement.ts'
import { turnEvery } from '../../threads/othersTurn.ts'
import { effectLists } from './effectRows.ts'
import { lockParams } from './lockParams.ts'
import {
  performReady,
  readyWrite,
  writtenOf,
  type ReadyWrite,
  type WriteOptions,
  type Written,
} from './performWrite.ts'
import type { WriteInput } from './planWrite.ts'
import { uniqueOf } from './uniqueSteps.ts'
import { togetherClosingStatement, togetherStatement } from './writeStatement.ts'

/** Documents of one statement, and letters of their texts: beyond either the planner's guesses cost more than they spare. */
const MOST = 250
const LETTERS = 1_000_000

type AskedWrite = Omit<WriteOptions, 'checksLock'> & { input: WriteInput }

/**
 * Writes documents of one kind and sender, in the order given, by as few statements as hold them; answers in that
 * order. Undefined: a gate was shut. What came before is written then, so this is for a transaction alone.
 */
export async function performTogether(run: Run, asked: readonly AskedWrite[]): Promise<Written[] | undefined> {
  const slices = readySlices(asked)
  const written: Written[] = []
  let next = slices.next()
  for (let slice = await next; !slice.done; slice = await next) {
    // Worked out while the database writes the one before.
    next = slices.next()
    next.catch(() => undefined)
    const done = await performSlice(run, slice.value)
    if (!done) return undefined
    written.push(...done)
  }
  return written
}

async function* readySlices(asked: readonly AskedWrite[]): AsyncGenerator<ReadyWrite[], void> {
  const othersTurn = turnEvery()
  let slice: ReadyWrite[] = []
  let letters = 0
  for (const { input, ...options } of asked) {
    await othersTurn()
    const ready = await readyWrite(input, { ...options, checksLock: true }, { isAlone: false })
    if (slice.length === MOST || letters > LETTERS || !goesWith(ready, slice[0])) {
      yield slice
      slice = []
      letters = 0
    }
    slice.push(ready)
    letters += ready.prepared.versions.length
  }
  if (slice.length > 0) yield slice
}

const isClosing = ({ input }: ReadyWrite) => verbRow(input.verb).endsEditing === true

/** A purge goes alone, and so does what gives locks back beside what does not. */
function goesWith(one: ReadyWrite, first: ReadyWrite | undefined): boolean {
  if (!first) return true
  return !one.prepared.erases && !first.prepared.erases && isClosing(one) === isClosing(first)
}

async function performSlice(run: Run, slice: readonly ReadyWrite[]): Promise<Written[] | undefined> {
  const [first] = slice
  if (!first) return []
  if (slice.length === 1) {
    const alone = await performReady(run, first, false)
    return alone && [alone]
  }
  const { kind, sender } = first.input
  const listOf = (areNew: boolean) =>
    `[${slice.flatMap(({ input, prepared }) => (!input.facts === areNew ? [prepared.document] : [])).join()}]`
  const statement = (isClosing(first) ? togetherClosingStatement : togetherStatement)[uniqueOf(kind)]
  const values = statement.values({
    documents: listOf(false),
    newDocuments: listOf(true),
    ...effectLists(slice.map(({ prepared }) => prepared)),
    ...lockParams(kind, sender, true),
  })
  const gated = await run<{ id: string }>(statement, values)
  return gated.length === slice.length ? slice.map(writtenOf) : undefined
}
