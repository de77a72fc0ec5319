import type { TranslationStatus } from '#contract/rules/translations/translations.ts'
import { createSteps } from '#kit/parts/history/createSteps.ts'
import { mergedTitle, type ReadTitle } from './mergedTitle.ts'
import {
  cellKey,
  confirmedIn,
  differingCells,
  entryAt,
  isChanged,
  statedIn,
  typedInto,
  withEntry,
  withSourceMark,
  type CellAt,
  type TextEntry,
  type WorkField,
  type WorkTitle,
} from './workTitle.ts'

/** What is done to one cell: a text is typed, with the mark of its source where a file says it; it is still right; or how far it is. */
export type CellEdit = CellAt & { id: string } & (
    | { text: string; mark?: string; status?: TranslationStatus }
    | { confirms: true }
    | { status: TranslationStatus | undefined }
  )
/** What became of one cell by a step. */
export type CellChange = CellAt & { id: string; before: TextEntry | undefined; after: TextEntry | undefined }
type Step = { name: string; changes: readonly CellChange[] }

export type Workbench = ReturnType<typeof createWorkbench>

type Parts = { now: () => number }

/**
 * Titles, the edits of their texts with named undo and redo, and what others save meanwhile: outside React, so that a
 * keystroke draws one title anew. Steps hold both texts of each cell, since texts also change by other hands.
 */
export function createWorkbench({ now }: Parts) {
  const steps = createSteps<Step>()
  const listeners = new Set<() => void>()
  const followers = new Set<(changes: readonly CellChange[]) => void>()
  const byId = new Map<string, WorkTitle>()
  let fields = new Map<string, WorkField>()
  let titles: readonly WorkTitle[] = []
  const tell = () => {
    titles = [...byId.values()]
    for (const listener of [...listeners]) listener()
  }
  const put = (title: WorkTitle) => void byId.set(title.id, title)
  const apply = (changes: readonly CellChange[], side: 'before' | 'after') => {
    for (const change of changes) {
      const title = byId.get(change.id)
      if (title) put({ ...title, now: withEntry(title.now, change, change[side]) })
    }
    tell()
    for (const follower of [...followers]) follower(changes)
  }
  const edited = ({ now: texts }: WorkTitle, edit: CellEdit) => {
    const field = fields.get(edit.path)
    if (!field || texts[edit.path] === undefined) return texts
    if ('confirms' in edit) return confirmedIn(texts, field, edit.lang)
    if (!('text' in edit)) return field.staged ? statedIn(texts, edit, edit.status) : texts
    if (entryAt(texts, edit)?.n === edit.text && edit.mark === undefined) return texts
    const typed = typedInto(texts, field, edit.lang, edit.text)
    const dated = edit.mark === undefined || !field.tracked ? typed : withSourceMark(typed, edit, edit.mark)
    return edit.status === undefined || !field.staged ? dated : statedIn(dated, edit, edit.status)
  }
  /** By title, so that an edit sees those before it; a source changes the marks of its translations. */
  const changesOf = (edits: readonly CellEdit[]): CellChange[] => {
    const after = new Map<string, WorkTitle>()
    for (const edit of edits) {
      const title = after.get(edit.id) ?? byId.get(edit.id)
      if (title) after.set(edit.id, { ...title, now: edited(title, edit) })
    }
    return [...after.values()].flatMap(({ id, now: texts }) => {
      const before = byId.get(id)?.now ?? texts
      return differingCells(before, texts).map((cell) => ({
        ...{ ...cell, id, before: entryAt(before, cell), after: entryAt(texts, cell) },
      }))
    })
  }
  const walk = (by: 'undo' | 'redo') => {
    const step = steps[by]()
    if (step) apply(step.changes, by === 'undo' ? 'before' : 'after')
    return step
  }
  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Tells of each cell that was changed by a person. */
    onChange(follower: (changes: readonly CellChange[]) => void) {
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    titles: () => titles,
    title: (id: string) => byId.get(id),
    /** The fields of the type; cells of others stay as they are. */
    know: (list: readonly WorkField[]) => void (fields = new Map(list.map((field) => [field.path, field]))),
    /** Titles that were not here. */
    add(list: readonly WorkTitle[]) {
      for (const title of list) if (!byId.has(title.id)) put(title)
      tell()
    },
    /** What the server has of titles now. */
    follow(read: readonly (ReadTitle & { id: string })[]) {
      for (const one of read) {
        const title = byId.get(one.id)
        if (title) put(mergedTitle(title, one))
      }
      tell()
    },
    refuse(id: string, refused: unknown) {
      const title = byId.get(id)
      if (!title || title.refused === refused) return
      put({ ...title, refused })
      tell()
    },
    /** Edits as one step; successive ones with one key are one. What changes nothing is no step. */
    edit(name: string, edits: readonly CellEdit[], key?: string) {
      const changes = changesOf(edits)
      if (changes.length === 0) return
      const at = now()
      const open = key === undefined ? undefined : steps.open(key, at)
      steps.record({ name, changes: open ? joined(open.changes, changes) : changes }, key, at)
      apply(changes, 'after')
    },
    /** Puts left behind work back, over whatever stands there now. */
    restore(changes: readonly CellChange[], name: string) {
      const mine = changes.flatMap((change) => {
        const title = byId.get(change.id)
        if (!title) return []
        const isMet = entryAt(title.base, change)?.n !== change.before?.n
        if (isMet) put({ ...title, met: new Set([...title.met, cellKey(change)]) })
        return [{ ...change, before: entryAt(title.now, change) }]
      })
      if (mine.length === 0) return
      steps.seal()
      steps.record({ name, changes: mine }, undefined, now())
      apply(mine, 'after')
    },
    seal: steps.seal,
    undo: () => walk('undo'),
    redo: () => walk('redo'),
    names: () => ({ undo: steps.done().at(-1)?.name, redo: steps.undone().at(-1)?.name }),
    /** Every cell that the server does not have as it stands here. */
    unsaved: (): CellChange[] =>
      titles.flatMap((title) =>
        differingCells(title.base, title.now)
          .filter((cell) => isChanged(title, cell))
          .map((cell) => ({
            ...cell,
            id: title.id,
            before: entryAt(title.base, cell),
            after: entryAt(title.now, cell),
          })),
      ),
  }
}

/** One step of two: each cell from what it was before the first to what the second made of it. */
function joined(first: readonly CellChange[], second: readonly CellChange[]): CellChange[] {
  const all = new Map(first.map((change) => [`${change.id} ${cellKey(change)}`, change]))
  for (const change of second) {
    const key = `${change.id} ${cellKey(change)}`
    all.set(key, { ...change, before: (all.get(key) ?? change).before })
  }
  return [...all.values()]
}
