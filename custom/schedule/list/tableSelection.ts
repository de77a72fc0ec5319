import type { TableSelection } from '#kit/parts/table/selection/createSelection.ts'
import type { ScheduleEditor } from '../session/createScheduleEditor.ts'
import { airingKey, type AiringRow, type ListRow } from './model/listRows.ts'

/** The selection of the schedule as the table's own: one selection, whatever view one is in. Heads and gaps are not chosen. */
export function tableSelection(editor: ScheduleEditor, rows: () => readonly ListRow[]): TableSelection<ListRow> {
  let known: { selection: ReadonlySet<string>; rows: ReadonlyMap<string, ListRow> } | undefined
  let anchor: string | undefined
  const chosen = () => {
    const { selection, schedule } = editor.view()
    if (known?.selection === selection) return known
    const entries = [...selection].flatMap((id): [string, ListRow][] => {
      const airing = schedule.byId.get(id)
      return airing ? [[airingKey(id), { kind: 'airing', key: airingKey(id), airing, day: '' }]] : []
    })
    known = { selection, rows: new Map(entries) }
    return known
  }
  const idsOf = (list: readonly ListRow[]) =>
    list.filter((row): row is AiringRow => row.kind === 'airing').map(({ airing }) => airing.id)
  return {
    state: chosen,
    subscribe: editor.subscribe,
    toggle(row) {
      if (row.kind !== 'airing') return
      anchor = row.key
      editor.select([row.airing.id], 'toggle')
    },
    range(page, to, from = to) {
      const at = page.findIndex(({ key }) => key === anchor)
      const start = at === -1 ? from : at
      anchor = page[start]?.key
      editor.select(idsOf(page.slice(Math.min(start, to), Math.max(start, to) + 1)), 'add')
    },
    togglePage(page) {
      const ids = idsOf(page)
      const { selection } = editor.view()
      editor.select(ids.every((id) => selection.has(id)) ? [] : ids)
    },
    addPage: () => editor.select(idsOf(rows()), 'add'),
    refresh: () => undefined,
    clear: () => editor.select([]),
  }
}
