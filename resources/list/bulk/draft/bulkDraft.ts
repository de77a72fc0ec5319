import type { ChangeSet, DateShift, TextReplacement } from '#contract/schemas/changeSet.ts'
import type { Operation } from '#contract/rules/bulk/offeredChanges.ts'
import { isObject } from '#contract/rules/diff/json.ts'

export const SHIFT_UNITS = ['months', 'days', 'hours'] as const
export type ShiftUnit = (typeof SHIFT_UNITS)[number]
/** How far dates move, as it is typed: an amount may still be missing. */
export type TypedShift = { amount?: number | undefined; unit: ShiftUnit; isEarlier: boolean }
export type TypedReplacement = Omit<TextReplacement, 'field'>

/**
 * One line of a bulk change as it is being put together. What was entered for one operation stays while another one is
 * tried.
 */
export type Edit = {
  /** Only tells the lines apart. */
  id: number
  /** Field path as a change set names it. */
  path: string
  op: Operation
  entered: Readonly<Partial<Record<Operation, unknown>>>
}
export type BulkDraft = { edits: readonly Edit[]; publish: boolean }

export const NOTHING_ENTERED: BulkDraft = { edits: [], publish: false }

const HOUR_MS = 3_600_000
/** The widest move of each unit (contract/schemas/changeSet). */
export const MAX_SHIFT: Readonly<Record<ShiftUnit, number>> = { months: 1200, days: 36_500, hours: 24 }

export function shiftOf({ entered }: Edit): TypedShift {
  const typed = isObject(entered.shift) ? entered.shift : {}
  return {
    amount: typeof typed.amount === 'number' ? typed.amount : undefined,
    unit: SHIFT_UNITS.find((unit) => unit === typed.unit) ?? 'months',
    isEarlier: typed.isEarlier === true,
  }
}

export function replacementOf({ entered }: Edit): TypedReplacement {
  const typed = isObject(entered.replace) ? entered.replace : {}
  return {
    find: typeof typed.find === 'string' ? typed.find : '',
    with: typeof typed.with === 'string' ? typed.with : '',
    ...(typed.matchCase === true ? { matchCase: true } : {}),
    ...(typed.wholeWords === true ? { wholeWords: true } : {}),
  }
}

function dateShift({ amount = 0, unit, isEarlier }: TypedShift): DateShift {
  const by = isEarlier ? -amount : amount
  return unit === 'hours' ? { ms: by * HOUR_MS } : { [unit]: by }
}

/** Whether a line says all that it has to; clearing needs nothing more. */
export function isComplete(edit: Edit): boolean {
  const value = edit.entered[edit.op]
  switch (edit.op) {
    case 'set':
      return value !== undefined
    case 'unset':
      return true
    case 'add':
    case 'remove':
      return Array.isArray(value) && value.length > 0
    case 'shift': {
      const { amount = 0, unit } = shiftOf(edit)
      return Number.isInteger(amount) && amount > 0 && amount <= MAX_SHIFT[unit]
    }
    case 'replace':
      return replacementOf(edit).find !== ''
  }
}

/** The change set of what has been entered; lines that lack something are left out. */
export function changeSetOf({ edits, publish }: BulkDraft): ChangeSet {
  const complete = edits.filter(isComplete)
  const of = (op: Operation) => complete.filter((edit) => edit.op === op)
  const byPath = <Value>(op: Operation, valueOf: (edit: Edit) => Value) => {
    const entries = of(op).map((edit) => [edit.path, valueOf(edit)] as const)
    return entries.length > 0 ? { [op]: Object.fromEntries(entries) } : {}
  }
  const unset = of('unset').map(({ path }) => path)
  const replace = of('replace').map((edit) => ({ field: edit.path, ...replacementOf(edit) }))
  return {
    ...byPath('set', ({ entered }) => entered.set),
    ...(unset.length > 0 ? { unset } : {}),
    ...byPath('add', ({ entered }) => entered.add),
    ...byPath('remove', ({ entered }) => entered.remove),
    ...byPath('shift', (edit) => dateShift(shiftOf(edit))),
    ...(replace.length > 0 ? { replace } : {}),
    ...(publish ? { publish } : {}),
  }
}

/** Operations that a line may take: each stands once per field, but for replacing, which may be done several times. */
export function freeOperations(
  draft: BulkDraft,
  path: string,
  offered: readonly Operation[],
  own?: Edit,
): readonly Operation[] {
  const taken = new Set(draft.edits.flatMap((edit) => (edit.path === path && edit !== own ? [edit.op] : [])))
  return offered.filter((op) => op === 'replace' || !taken.has(op))
}

export function withEdit(draft: BulkDraft, path: string, op: Operation): BulkDraft {
  const id = Math.max(0, ...draft.edits.map((edit) => edit.id)) + 1
  return { ...draft, edits: [...draft.edits, { id, path, op, entered: {} }] }
}

export function withoutEdit(draft: BulkDraft, id: number): BulkDraft {
  return { ...draft, edits: draft.edits.filter((edit) => edit.id !== id) }
}

export function changedEdit(draft: BulkDraft, id: number, change: Partial<Pick<Edit, 'op' | 'entered'>>): BulkDraft {
  return { ...draft, edits: draft.edits.map((edit) => (edit.id === id ? { ...edit, ...change } : edit)) }
}
