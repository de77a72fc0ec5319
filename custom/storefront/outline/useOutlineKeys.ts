import type { KeyboardEvent } from 'react'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { clipboardStore } from '../model/clipboardStore.ts'
import { placesAmong } from '../model/partsOf.ts'
import { copied, duplicate, moveBy, moveTabBy, moveToNeighbour, paste, remove } from './outlineCommands.ts'
import type { OutlineRow } from './outlineRows.ts'
import { useTellingRemoval } from './useTellingRemoval.ts'

type Given = {
  rows: readonly OutlineRow[]
  row: OutlineRow | undefined
  focus: (row: OutlineRow | undefined) => void
  fold: (tab: string, isFolded: boolean) => void
  rename: (row: OutlineRow) => void
  nameOf: (row: OutlineRow) => string
}

/** Keys of the outline: the tree pattern, and what is done to the selection (editors.md section 3). */
export function useOutlineKeys({ rows, row, focus, fold, rename, nameOf }: Given) {
  const { storefront, only, selection, select, readOnly, run, newId, product, clipboard, goTo, openDialog } =
    useStorefront()
  const removal = useTellingRemoval()
  const go = (next: OutlineRow | undefined, extend: boolean) => {
    if (!next) return
    focus(next)
    select([next.id], extend ? 'extend' : 'set')
  }
  const chosen = row && selection.has(row.id) ? [...selection] : row ? [row.id] : []
  const places = placesAmong(storefront, chosen, row?.tab)
  const tab = row?.of === 'tab' ? row.id : undefined
  const act = (command: StorefrontCommand | undefined) => {
    if (command && readOnly === undefined) run(command)
    return true
  }
  const jump = (event: KeyboardEvent): boolean => {
    const at = row ? rows.indexOf(row) : -1
    switch (event.key) {
      case 'ArrowDown':
        go(rows[at + 1], event.shiftKey)
        return true
      case 'ArrowUp':
        go(rows[at - 1], event.shiftKey)
        return true
      case 'Home':
        go(rows[0], event.shiftKey)
        return true
      case 'End':
        go(rows.at(-1), event.shiftKey)
        return true
      case 'ArrowRight':
        if (row?.of === 'tab') fold(row.id, false)
        return true
      case 'ArrowLeft':
        if (row?.of === 'tab') fold(row.id, true)
        else
          go(
            rows.find(({ key }) => key === row?.tab),
            false,
          )
        return true
      default:
        return false
    }
  }
  const move = (key: string): boolean => {
    const by = key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1
    if (tab !== undefined) return act(moveTabBy(storefront, tab, by))
    if (key === 'ArrowUp' || key === 'ArrowDown') return act(moveBy(storefront, places, by))
    if (key === 'ArrowLeft' || key === 'ArrowRight') return act(moveToNeighbour(storefront, places, by))
    return false
  }
  const command = (key: string): boolean => {
    switch (key) {
      case 'd':
        return act(duplicate(storefront, { places, tab }, newId))
      case 'c':
        clipboardStore.set(
          copied(
            storefront,
            places.map(({ id }) => id),
            product,
          ),
        )
        return true
      case 'v':
        if (!clipboard || !row) return true
        return act(paste(storefront, { clipboard, tab: row.tab, after: tab === undefined ? row.id : undefined }, newId))
      case 'a':
        select(
          rows.filter((one) => one.of === 'container' && one.tab === row?.tab).map(({ id }) => id),
          'set',
        )
        return true
      default:
        return false
    }
  }
  const other = (event: KeyboardEvent): boolean => {
    if (!row) return false
    switch (event.key) {
      case 'Enter':
        goTo({ target: { of: row.of, id: row.id } })
        return true
      case ' ':
        select([row.id], 'toggle')
        return true
      case 'F2':
        if (readOnly === undefined) rename(row)
        return true
      case 'Insert':
        if (readOnly === undefined && only === undefined) openDialog({ kind: 'gallery', tab: row.tab })
        return true
      case 'Delete': {
        const gone = remove(places, tab)
        if (!gone || only !== undefined || readOnly !== undefined) return true
        const left = rows.filter((one) => !chosen.includes(one.id) && (tab === undefined || one.tab !== tab))
        const at = rows.indexOf(row)
        focus(left.find((one) => rows.indexOf(one) > at) ?? left.at(-1))
        removal(gone, places.length || 1)
        return true
      }
      default:
        return isLetter(event) && typeahead(event.key)
    }
  }
  /** The next line whose name begins so. */
  const typeahead = (letter: string): boolean => {
    const at = row ? rows.indexOf(row) : -1
    const ordered = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
    const next = ordered.find((one) => nameOf(one).toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
    go(next, false)
    return next !== undefined
  }
  return (event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement) return
    const isCommand = event.ctrlKey || event.metaKey
    const isDone = event.altKey
      ? move(event.key)
      : isCommand
        ? command(event.key.toLowerCase())
        : jump(event) || other(event)
    if (isDone) event.preventDefault()
  }
}

function isLetter({ key }: KeyboardEvent): boolean {
  return [...key].length === 1 && /[\p{L}\p{N}]/u.test(key)
}
