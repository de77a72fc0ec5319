import { useTranslate } from 'ra-core'
import type { MenuConfig, MenuItem } from '#contract/registry/menu.ts'
import { textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormStore } from '#kit/forms/formStore.ts'
import type { DragModel } from '#kit/parts/dragging/dragging.ts'
import type { MoveKeys } from '#kit/parts/dragging/moveKeys.ts'
import { useDragging, type Dragging } from '#kit/parts/dragging/useDragging.ts'
import {
  added,
  changedLine,
  everyLanguage,
  mayLand,
  moved,
  withoutLine,
  type MenuLine,
  type MenuPlace,
  type NewKind,
} from './menuTree.ts'

const KEYS: MoveKeys = { axis: 'vertical', modifier: 'alt' }

export type MenuEdits = {
  dragging: Dragging<MenuPlace>
  nameOf: (line: MenuLine) => string
  add: (kind: NewKind, beside: MenuLine | undefined) => void
  remove: (line: MenuLine) => void
  change: (line: MenuLine, fields: Partial<MenuItem>) => void
}

type Params = {
  store: FormStore
  menu: MenuConfig
  lines: readonly MenuLine[]
  isEditable: boolean
  choose: (key: string | undefined) => void
}

/** What can be done with the menu; each is one step of undo. */
export function useMenuEdits({ store, menu, lines, isEditable, choose }: Params): MenuEdits {
  const translate = useTranslate()
  const { language } = useFormat().settings
  const put = (next: MenuConfig) => store.set('/attrs', next)
  const lineOf = (key: string) => lines.find((line) => line.key === key)
  const nameOf = (line: MenuLine) => {
    if (line.kind === 'section') return textIn(line.section.label, language)
    return line.entry.kind === 'divider' ? translate('menuEditor.kind.divider') : textIn(line.entry.label, language)
  }
  const model: DragModel<MenuPlace> = {
    scope: 'menu of the console',
    nameOf: (key) => {
      const line = lineOf(key)
      return (line && nameOf(line)) || key
    },
    canMove: () => isEditable,
    dropOn: (key, target, fraction) => {
      const landing = mayLand(lines, key, target)
      const on = lineOf(target)
      if (!landing || !on) return undefined
      const isInto = landing === 'into' || (on.holds && fraction !== undefined && fraction > 0.33 && fraction < 0.67)
      if (isInto && lineOf(key)?.kind === 'entry') return { place: { kind: 'into', parent: target }, landing: 'into' }
      const after = fraction === undefined ? isBelow(lines, target, key) : fraction >= 0.5
      return { place: { kind: 'beside', other: target, after }, landing: after ? 'after' : 'before' }
    },
    stepOf: (_key, step) =>
      step === 'back' || step === 'forward' ? { kind: 'step', by: step === 'back' ? -1 : 1 } : undefined,
    move: (key, place) => put(moved(menu, key, place)),
  }
  const dragging = useDragging(model, KEYS, (key, step) => {
    const at = lines.findIndex((line) => line.key === key)
    const next = { back: at - 1, forward: at + 1, first: 0, last: lines.length - 1 }[step]
    const line = lines[next]
    if (!line) return
    choose(line.key)
    dragging.focus(line.key)
  })
  return {
    dragging,
    nameOf,
    add: (kind, beside) => {
      const { menu: next, key } = added(menu, kind, beside, everyLanguage(translate(`menuEditor.kind.${kind}`)))
      put(next)
      choose(key)
      if (key !== undefined) dragging.focus(key)
    },
    remove: (line) => {
      put(withoutLine(menu, line.key))
      choose(line.parent)
      if (line.parent !== undefined) dragging.focus(line.parent)
    },
    change: (line, fields) => put(changedLine(menu, line.key, fields)),
  }
}

/** What is put by key takes the place of what it is put on: behind it where it came from above. */
function isBelow(lines: readonly MenuLine[], target: string, key: string): boolean {
  const at = (one: string) => lines.findIndex((line) => line.key === one)
  return at(target) > at(key)
}
