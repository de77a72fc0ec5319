import { put, sameJson, type JsonObject } from '#contract/rules/diff/json.ts'
import { rowFields } from '#contract/registry/rowFields.ts'
import { SEARCHED_FIELDS } from '#contract/rules/search/searchTexts.ts'
import { isHeavy } from '../../../../threads/weight.ts'
import { productsOf, type DocumentFacts, type Payload, type SideFact, type VersionFact } from '../../documentFacts.ts'
import type { DocumentKind, KindType } from '../../documentKind.ts'
import { changesOf, nameOf, type WriteInput } from '../../planWrite.ts'
import { planVerb } from '../../planVerb.ts'
import { columnFields, fieldColumns } from '../../sideRow.ts'
import { productSet, totalDeltas, type Counted } from '../../totals.ts'
import { uniqueOf } from '../../uniqueSteps.ts'
import { listText, type Patch } from './patchColumns.ts'

type Edit = {
  facts: DocumentFacts
  edited: VersionFact
  before: Payload
  after: Payload
  names: readonly string[]
}

/** What a write comes down to where it only edits some fields of a draft, or of one that it opens; undefined for all others. */
export function patchOf(nth: number, input: WriteInput): Patch | undefined {
  const edit = input.verb === 'saveDraft' && input.next ? editOf(input) : undefined
  const opensIn = edit && newDraftIn(edit)
  if (!edit || edit.names.length === 0 || opensIn === undefined) return undefined
  const { kind, next, newKey } = input
  const { facts, edited, before, after } = edit
  const verbs = planVerb('saveDraft', facts, next, newKey)
  const row = rowPatch(kind, edit)
  const changed = facts.published !== undefined && !sameJson(after, facts.published.payload)
  const isShownSo = facts.sides.find(({ slot }) => slot === 'draft')?.changed === changed
  return {
    nth,
    id: facts.id,
    rev: facts.rev,
    was: edited.key,
    key: verbs.draft?.key ?? '',
    ...row,
    changed,
    unlisted: opensIn === null && isShownSo && leavesRow(row),
    opens_in: opensIn,
    prd: listText([...new Set(productsOf(before))]),
    change: JSON.stringify(changesOf(input, verbs, edited)),
    previous: nameOf(kind, edited),
    current: nameOf(kind, verbs.draft),
    sound: next?.sound ?? null,
  }
}

/**
 * A text that takes the place of the draft's, or of what is published, where that decides neither who sees a title nor
 * what finds it. Only of a text that the type of today has stored: its list row is as that type makes it.
 */
export function editOf({ kind, facts, verbs, next, action }: WriteInput): Edit | undefined {
  const { type } = kind
  const isPlain = !kind.named && !kind.ordered && !kind.unlisted && uniqueOf(kind) === 'plain'
  if (!isPlain || verbs || action !== undefined) return undefined
  const edited = facts?.draft ?? facts?.published
  if (!facts || !edited?.payload || facts.unstored || facts.state !== 'live') return undefined
  if (facts.draft && facts.draft.st !== 'draft') return undefined
  if (edited.schema !== type.schemaVersion || (next && next.schema !== edited.schema)) return undefined
  const [before, after] = [edited.payload, next?.payload ?? edited.payload]
  const named = apart(before, after)
  const standing = facts.draft && facts.published?.payload
  const weighed = valuesOf(named, before, after)
  if (standing) weighed.push(...valuesOf(apart(standing, after), standing, after))
  if (isHeavy(type.schema, weighed)) return undefined
  const names = named.filter((name) => !sameJson(before[name], after[name]))
  const { fixed } = fieldsOf(kind)
  return names.some((name) => fixed.has(name)) ? undefined : { facts, edited, before, after, names }
}

/** Fields that are not the very same value in both texts: no others can differ. */
function apart(before: Payload, after: Payload): string[] {
  const differ = (name: string) => before[name] !== after[name]
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name) && differ(name))
  return [...Object.keys(after).filter(differ), ...gone]
}

const valuesOf = (names: readonly string[], before: Payload, after: Payload) =>
  names.flatMap((name) => [before[name], after[name]])

/**
 * Null where the draft stood already, else the product set that it is opened in; undefined where the list rows are not
 * such as they follow from the versions.
 */
function newDraftIn({ facts: { sides, draft, published }, after }: Edit): string | null | undefined {
  const of = (slot: SideFact['slot'], payload: Payload | null): Counted => {
    const isDraft = slot === 'draft'
    return { st: isDraft ? 'draft' : 'published', primary: isDraft, prdSet: productSet(productsOf(payload)) }
  }
  const rows = [of('draft', after), ...(published ? [of('published', published.payload)] : [])]
  const deltas = totalDeltas(sides, rows)
  if (draft) return deltas.length === 0 ? null : undefined
  const [only, ...more] = deltas
  return only?.st === 'draft' && only.delta === 1 && more.length === 0 ? only.prd_set : undefined
}

/** What of a version and of its list row differs. */
export function rowPatch(
  kind: DocumentKind,
  edit: Edit,
): Pick<Patch, 'text' | 'gone' | 'cells' | 'cells_gone' | 'side'> {
  const { after, names } = edit
  const { shown } = fieldsOf(kind)
  const cells = names.filter((name) => shown.has(name))
  return {
    ...textPatch(after, names),
    ...cellPatch(textPatch(after, cells)),
    side: JSON.stringify(changedColumns(kind, edit)),
  }
}

const leavesRow = ({ cells, cells_gone: gone, side }: ReturnType<typeof rowPatch>) =>
  cells === '{}' && gone === '{}' && side === '{}'

function textPatch(after: Payload, names: readonly string[]): Pick<Patch, 'text' | 'gone'> {
  const set: JsonObject = {}
  for (const name of names) if (after[name] !== undefined) put(set, name, after[name])
  return { text: JSON.stringify(set), gone: listText(names.filter((name) => after[name] === undefined)) }
}

function cellPatch({ text, gone }: Pick<Patch, 'text' | 'gone'>): Pick<Patch, 'cells' | 'cells_gone'> {
  return { cells: text, cells_gone: gone }
}

function changedColumns(kind: DocumentKind, { before, after, names }: Edit): JsonObject {
  const { read } = fieldsOf(kind)
  if (!names.some((name) => read.has(name))) return {}
  const was: JsonObject = fieldColumns(kind, before)
  return Object.fromEntries(
    Object.entries(fieldColumns(kind, after)).filter(([column, value]) => !sameJson(was[column], value)),
  )
}

/** Fields of a type by what follows from them. */
type Fields = {
  /** Who sees a title, what it is called, and what the search finds it by. */
  fixed: ReadonlySet<string>
  /** Columns of its list row. */
  read: ReadonlySet<string>
  /** What lists show of it. */
  shown: ReadonlySet<string>
}

const known = new WeakMap<KindType, Fields>()

function fieldsOf(kind: DocumentKind): Fields {
  const { type } = kind
  const found = known.get(type)
  if (found) return found
  const fields: Fields = {
    fixed: new Set(['prd', ...SEARCHED_FIELDS]),
    read: columnFields(kind),
    shown: new Set(rowFields(type)),
  }
  known.set(type, fields)
  return fields
}
