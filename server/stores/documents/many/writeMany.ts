import { DomainError } from '#contract/wire/errors.ts'
import { reasonOf } from '#contract/wire/reasonOf.ts'
import { transactionRunner, type Run } from '../../../db/statement.ts'
import { isUuid } from '../../../db/isUuid.ts'
import type { DocumentFacts } from '../documentFacts.ts'
import type { DocumentKind } from '../documentKind.ts'
import { uniqueOf } from '../uniqueSteps.ts'
import { factsOf, factsOfManyStatement, type FactsRow } from '../factsStatement.ts'
import { lockParams } from '../lockParams.ts'
import type { VerbPlan } from '../planVerb.ts'
import type { Sender } from '../sender.ts'
import type { Change, WriteParts } from '../documentChange.ts'
import { isVisible } from '../readStanding.ts'
import { inputOf } from '../writeDocument.ts'
import { splitInput } from '../splitInput.ts'
import { turnEvery } from '../../../threads/othersTurn.ts'
import { prepareItem } from './preparedItem.ts'
import type { BookParams } from './books.ts'
import { manyRows, type ItemNote, type ItemRows, type Planned, type Settled } from './manyRows.ts'
import { manyStatement } from './manyStatement.ts'
import { refusedByGuards, type Guarded } from './refusedByGuards.ts'
import type { Patch } from './patch/patchColumns.ts'
import { patchOf } from './patch/patchOf.ts'
import { writePatches } from './patch/writePatches.ts'
import { NO_PROVENANCE, provenanceOf, type Provenance } from './provenance.ts'

/** A change, or (to take one back) the plan of versions that it follows. */
export type ManyChange = Change & { verbs?: VerbPlan; provenance?: Provenance | undefined; note?: ItemNote | undefined }

/** Nothing is to be done, and something is to be said of it. */
type Untouched = { verb?: undefined; note: ItemNote }

type Decided = ManyChange | Untouched | undefined

/** A title of a job: without an id a new one. `decide` answers undefined where nothing is to be done. */
export type ManyItem = {
  nth: number
  id: string | undefined
  /** May be called again; throws the refusal. Undefined facts: there is no such title yet. */
  decide: (facts: DocumentFacts | undefined, provenance: Provenance) => Decided | Promise<Decided>
  /** Where its text comes from is read for the decision. */
  asksProvenance?: boolean
  /** What is said where the title is out of sight; it is not found where nothing is said. */
  hidden?: () => DomainError
}

/** The job and the attempt that the outcomes are written for. */
export type Ledger = { job: string; attempt: number }

/** Titles that another writer keeps getting in front of are given up after so many looks. */
const LOOKS = 3
/**
 * Writes a slice of a job's titles and what became of each, in two round trips. What the gate has shut out is looked
 * at again with fresh facts. False: the job is not this attempt's any more; nothing was written.
 */
export async function writeMany(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  items: readonly ManyItem[],
  ledger: Ledger,
): Promise<boolean> {
  let open = items
  for (let look = 1; open.length > 0; look += 1) {
    const [now, later] = oncePerDocument(open)
    const facts = await factsOfMany(parts, kind, now)
    const asked = now
      .filter(({ asksProvenance }) => asksProvenance)
      .flatMap(({ id }) => (facts.get(id ?? '') ? [id ?? ''] : []))
    const known = { facts, provenance: await provenanceOf(parts.run, kind, asked) }
    const othersTurn = turnEvery()
    const planned: Guardable[] = []
    const patched: Patched[] = []
    const settled: Settled[] = []
    for (const item of now) {
      await othersTurn()
      const decided = look > LOOKS ? failure(item, stubborn(item)) : await decideOne(parts, sender, kind, item, known)
      if ('patch' in decided) patched.push(decided)
      else if ('rows' in decided) planned.push(decided)
      else settled.push(decided)
    }
    const written = await performAll(parts, sender, kind, { planned, settled, patched }, ledger)
    if (!written) return false
    const left = new Set([...planned, ...patched].filter(({ nth }) => !written.has(nth)).map(({ nth }) => nth))
    open = [...now.filter(({ nth }) => left.has(nth)), ...later]
    if (later.length > 0 && left.size === 0) look = 0
  }
  return true
}

/** A document that two items name is written twice, one after the other. */
function oncePerDocument(items: readonly ManyItem[]): [ManyItem[], ManyItem[]] {
  const seen = new Set<string>()
  const now: ManyItem[] = []
  const later: ManyItem[] = []
  for (const item of items) {
    if (item.id !== undefined && seen.has(item.id)) later.push(item)
    else now.push(item)
    if (item.id !== undefined) seen.add(item.id)
  }
  return [now, later]
}

const stubborn = ({ id }: ManyItem) => new DomainError(id === undefined ? 'exIdTaken' : 'stale')

export async function factsOfMany(
  { run }: Pick<WriteParts, 'run'>,
  kind: DocumentKind,
  items: readonly { id: string | undefined }[],
): Promise<Map<string, DocumentFacts>> {
  const ids = items.flatMap(({ id }) => (id !== undefined && isUuid(id) ? [id] : []))
  const rows = ids.length > 0 ? await run<FactsRow>(factsOfManyStatement, [kind.urn, ids]) : []
  return new Map(rows.flatMap((row) => factsOf(kind, row) ?? []).map((facts) => [facts.id, facts]))
}

type Known = { facts: ReadonlyMap<string, DocumentFacts>; provenance: ReadonlyMap<string, Provenance> }

const provenanceIn = ({ provenance }: ManyChange, former: Provenance) => (provenance ? { provenance, former } : {})

async function decideOne(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  item: ManyItem,
  known: Known,
): Promise<Guardable | Patched | Settled> {
  try {
    const facts = item.id === undefined ? undefined : known.facts.get(item.id)
    const former = known.provenance.get(item.id ?? '') ?? NO_PROVENANCE
    if (item.id !== undefined && (!facts || !isVisible(facts, kind, sender)))
      throw item.hidden?.() ?? new DomainError('notFound')
    const change = await item.decide(facts, former)
    if (!change?.verb) return { nth: item.nth, outcome: 'unchanged', ...(change && { reason: change.note }) }
    const input = { ...inputOf(parts, sender, kind, change, facts), ...(change.verbs ? { verbs: change.verbs } : {}) }
    const told = { note: change.note, ...provenanceIn(change, former) }
    const prepared = () => prepareItem({ ...splitInput(input), ...told })
    const isBare = !change.note && !change.provenance && !change.guard
    const patch = isBare ? patchOf(item.nth, input) : undefined
    if (patch) return { nth: item.nth, patch, prepared }
    const rows = await prepared()
    const held = facts && change.guard && { id: facts.id, guard: change.guard }
    return { nth: item.nth, isNew: facts === undefined, rows, ...(held && { held }) }
  } catch (error) {
    return failure(item, error)
  }
}

/** How a title's refusal is kept: the number and words of what stands in the way, and the first field at fault. */
export function failure({ nth }: Pick<ManyItem, 'nth'>, error: unknown): Settled {
  if (!(error instanceof DomainError)) throw error
  const { keyword, params, ...said } = reasonOf(error)
  const reason = { ...(keyword === undefined ? {} : { keyword }), ...(params ? { params } : {}) }
  return { nth, outcome: 'failure', ...said, ...(keyword === undefined ? {} : { reason }) }
}

/** A title that is to be written, with what is asked of it while it is held, where anything is. */
type Guardable = Planned & Partial<Pick<Guarded, 'held'>>
/** One whose edit comes down to a patch, and its rows where they are asked for after all. */
type Patched = { nth: number; patch: Patch; prepared: () => Promise<ItemRows> }
type Slice = { planned: readonly Guardable[]; settled: readonly Settled[] }

/** Places that are done with; undefined where the job is no longer held. */
async function performAll(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  { patched, ...slice }: Slice & { patched: readonly Patched[] },
  ledger: Ledger,
): Promise<ReadonlySet<number> | undefined> {
  if (patched.length === 0) return perform(parts, sender, kind, slice, ledger)
  const patches = patched.map(({ patch }) => patch)
  const books = bookValues(parts, [...patches, ...slice.settled], slice.settled, ledger)
  const writing = writePatches(parts.run, sender, kind, patches, books)
  const done = await writing.catch((error: unknown) => {
    if (isRefusal(error)) return 'refused' as const
    throw error
  })
  if (done === 'refused') {
    const planned = [...slice.planned]
    for (const { nth, prepared } of patched) planned.push({ nth, isNew: false, rows: await prepared() })
    return perform(parts, sender, kind, { ...slice, planned }, ledger)
  }
  if (!done || slice.planned.length === 0) return done
  const more = await perform(parts, sender, kind, { planned: slice.planned, settled: [] }, ledger)
  return more && new Set([...done, ...more])
}

/** What the database itself says of a title, and would say of it again. */
export const isRefusal = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.code !== 'unavailable' && error.code !== 'storageFull'

/** Places that are done with; undefined where the job is no longer held. */
async function perform(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  slice: Slice,
  ledger: Ledger,
): Promise<ReadonlySet<number> | undefined> {
  const write = (run: Run, asked: Slice) => writeSlice({ ...parts, run }, sender, kind, asked, ledger)
  try {
    const guarded = slice.planned.flatMap(({ nth, held }) => (held ? [{ nth, held }] : []))
    if (guarded.length === 0) return await write(parts.run, slice)
    return await parts.together(async (transaction) => {
      const refused = await refusedByGuards(transaction, guarded, ledger)
      const planned = slice.planned.filter(({ nth }) => !refused.has(nth))
      const settled = [...slice.settled, ...[...refused].map(([nth, error]) => failure({ nth }, error))]
      const done = await write(transactionRunner(transaction), { planned, settled })
      return done && new Set([...done, ...refused.keys()])
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    return oneByOne(parts, sender, kind, slice, ledger, error)
  }
}

async function writeSlice(
  parts: Pick<WriteParts, 'run' | 'now'>,
  sender: Sender,
  kind: DocumentKind,
  { planned, settled }: Slice,
  ledger: Ledger,
): Promise<ReadonlySet<number> | undefined> {
  const statement = manyStatement[uniqueOf(kind)]
  const values = statement.values({
    ...manyRows(planned),
    ...bookValues(parts, [...planned, ...settled], settled, ledger),
    ...lockParams(kind, sender, true),
  })
  const done = await parts.run<{ nth: number }>(statement, values)
  return done.length > 0 ? new Set(done.map(({ nth }) => nth)) : undefined
}

function bookValues(
  { now }: Pick<WriteParts, 'now'>,
  items: readonly { nth: number }[],
  settled: readonly Settled[],
  ledger: Ledger,
): BookParams {
  const places = items.map(({ nth }) => nth)
  const [first, last] = [Math.min(...places), Math.max(...places)]
  return { ...ledger, at: new Date(now()).toISOString(), outcomes: JSON.stringify(settled), first, last }
}

/** What the database itself refuses must not take the whole slice with it. */
async function oneByOne(
  parts: WriteParts,
  sender: Sender,
  kind: DocumentKind,
  { planned, settled }: Slice,
  ledger: Ledger,
  error: DomainError,
): Promise<ReadonlySet<number> | undefined> {
  const [only] = planned
  if (!only) throw error
  if (planned.length === 1) {
    const refused = await perform(
      parts,
      sender,
      kind,
      { planned: [], settled: [...settled, failure(only, error)] },
      ledger,
    )
    return refused && new Set([only.nth])
  }
  const written = new Set<number>()
  for (const one of planned) {
    const done = await perform(parts, sender, kind, { planned: [one], settled: one === only ? settled : [] }, ledger)
    if (!done) return undefined
    for (const nth of done) written.add(nth)
  }
  return written
}
