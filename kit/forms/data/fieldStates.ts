import type { Issue, IssuesByPointer } from './issue.ts'
import { NO_ISSUES } from './issue.ts'
import type { Pointer } from './pointer.ts'

/** What one field shows. The same object is given as long as nothing of it changed. */
export type FieldState = {
  value: unknown
  /** Typed text that is no value yet ('31 Febr'). It stays until it is one or is given up. */
  raw: string | undefined
  issues: readonly Issue[]
  /** The issues may be shown: the field was left or changed, the server objected, or a save was tried. */
  shown: boolean
  dirty: boolean
}

/** `pending` while it is being typed: nothing is said against it before the field is left. */
export type RawText = { text: string; issue: Issue; pending: boolean }

/** What a form knows about its places besides their values. */
export type FieldNotes = {
  raws: ReadonlyMap<Pointer, RawText>
  touched: ReadonlyMap<Pointer, true>
  client: IssuesByPointer
  server: IssuesByPointer
  revealed: boolean
}

function join(...lists: (readonly Issue[] | undefined)[]): readonly Issue[] {
  const filled = lists.filter((list) => list && list.length > 0)
  return filled.length > 1 ? filled.flatMap((list) => list ?? []) : (filled[0] ?? NO_ISSUES)
}

const sameIssues = (a: readonly Issue[], b: readonly Issue[]) =>
  a === b || (a.length === b.length && a.every((issue, index) => issue === b[index]))

export function createFieldStates() {
  const known = new Map<Pointer, FieldState>()

  return function fieldState(pointer: Pointer, value: unknown, base: unknown, notes: FieldNotes): FieldState {
    const raw = notes.raws.get(pointer)
    const server = notes.server.get(pointer)
    const issues = join(raw ? (raw.pending ? undefined : [raw.issue]) : notes.client.get(pointer), server)
    const dirty = raw !== undefined || !Object.is(value, base)
    const shown = notes.revealed || dirty || notes.touched.has(pointer) || server !== undefined
    const last = known.get(pointer)
    if (
      last &&
      Object.is(last.value, value) &&
      last.raw === raw?.text &&
      last.shown === shown &&
      last.dirty === dirty &&
      sameIssues(last.issues, issues)
    ) {
      return last
    }
    const next = { value, raw: raw?.text, issues, shown, dirty }
    known.set(pointer, next)
    return next
  }
}
