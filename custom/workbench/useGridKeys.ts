import type { ClipboardEvent, KeyboardEvent } from 'react'
import { TRANSLATION_STATUSES, type TranslationStatus } from '#contract/rules/translations/translations.ts'
import { readingKey } from '#kit/parts/keys/readingKey.ts'
import type { CellEdit } from './model/createWorkbench.ts'
import { movedBy, tabbed, type Place } from './model/gridPlace.ts'
import { blockOf, cellOf, cellsIn, copiedBlock, filledDown, planPaste } from './model/pastedBlock.ts'
import { SOURCE, statusAt } from './model/workTitle.ts'
import { useWorkbench } from './WorkbenchContext.ts'

/** What each key and the clipboard do in the sheet. Escape lets the next Tab leave it. */
export function useGridKeys(page: number) {
  const work = useWorkbench()
  const { bench, ids, fields, languages, sheetNow, grid, range, go, edit, setPasting, whyNot } = work
  const size = { lines: ids.length * fields.length, columns: languages.length }
  const { cursor, isEditing } = grid
  const isOff = (title: Parameters<typeof whyNot>[0]) => whyNot(title) !== undefined
  const mayType = () => {
    const at = cellOf(sheetNow(), cursor)
    return at !== undefined && !isOff(at.title)
  }
  const leave = (place: Place | undefined) => {
    bench.seal()
    if (place) go(place)
    else go(cursor)
  }
  const each = (make: (place: NonNullable<ReturnType<typeof cellOf>>) => CellEdit | undefined) =>
    cellsIn(sheetNow(), range).flatMap((at) => (!isOff(at.title) && make(at)) || [])
  const clear = () =>
    edit(
      'clear',
      each(({ cell, title }) => ({ ...cell, id: title.id, text: '' })),
    )
  const confirm = () =>
    edit(
      'confirm',
      each(({ cell, title, lang }) => (lang === SOURCE ? undefined : { ...cell, id: title.id, confirms: true })),
    )
  const state = () => {
    const at = cellOf(sheetNow(), cursor)
    const status = at && statusBehind(statusAt(at.title.now, at.cell))
    edit(
      'state',
      each(({ cell, title }) => ({ ...cell, id: title.id, status })),
    )
  }
  const fill = () => edit('fill', filledDown(sheetNow(), range, isOff))

  const onWalking = (event: KeyboardEvent): (() => void) | undefined => {
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    const isFar = ctrlKey || metaKey
    const key = readingKey(event)
    if (altKey) return undefined
    const moved = movedBy(cursor, { key, isFar, page }, size)
    if (moved) return () => go(moved, { extends: shiftKey })
    if (isFar)
      return {
        a: () => {
          go({ line: 0, column: 0 })
          go({ line: size.lines - 1, column: size.columns - 1 }, { extends: true })
        },
        d: fill,
      }[key.toLowerCase()]
    if (key === 'Enter' || key === 'F2') return () => go(cursor, { isEditing: mayType() })
    if (key === 'Delete' || key === 'Backspace') return clear
    return undefined
  }
  const onEditing = ({ key, shiftKey, altKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'Enter' && !shiftKey && !altKey)
      return () => leave(movedBy(cursor, { key: 'ArrowDown', isFar: false, page }, size))
    if (key === 'Escape' || key === 'F2') return () => leave(undefined)
    return undefined
  }
  const onAny = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    if (key === 'Tab' && !mayLeave.now) {
      const next = tabbed(cursor, shiftKey ? -1 : 1, size)
      return next && (() => leave(next))
    }
    if (key === 'F7') return confirm
    if (key === 'F9') return state
    if (key === 'F8') return () => work.goToDo(shiftKey ? -1 : 1)
    if (!ctrlKey && !metaKey) return undefined
    const name = key.toLowerCase()
    return { z: shiftKey ? work.redo : work.undo, y: work.redo, s: () => void work.save() }[name]
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const act = onAny(event) ?? (isEditing ? onEditing(event) : onWalking(event))
    mayLeave.now = event.key === 'Escape' && !isEditing
    if (!act) return
    event.preventDefault()
    act()
  }
  const copy = (event: ClipboardEvent) => {
    if (isEditing) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', copiedBlock(sheetNow(), range))
    if (event.type === 'cut') clear()
  }
  const paste = (event: ClipboardEvent) => {
    if (isEditing) return
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (text === '') return
    const block = blockOf(text)
    const plan = planPaste(sheetNow(), range, block, isOff)
    const isOne = block.length === 1 && block[0]?.length === 1 && plan.cells.length <= 1
    if (isOne)
      edit(
        'paste',
        plan.cells.filter((cell) => !cell.isOff).map((cell) => cell.edit),
      )
    else setPasting({ block, plan, range })
  }
  return { onKeyDown, onCopy: copy, onCut: copy, onPaste: paste }
}

/** Draft, to review, final, and then nothing is said any more. */
function statusBehind(status: TranslationStatus | undefined): TranslationStatus | undefined {
  return TRANSLATION_STATUSES[status === undefined ? 0 : TRANSLATION_STATUSES.indexOf(status) + 1]
}

/** Whether the next Tab leaves the sheet; one sheet is open at a time. */
const mayLeave = { now: false }
