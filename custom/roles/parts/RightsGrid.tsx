import { useState } from 'react'
import type { Action } from '#contract/values/access.ts'
import { ACTION_ORDER, GROUP_STARTS } from '../model/groups.ts'
import type { Mark } from '../model/rights.ts'
import { useRoleWords } from '../useRoleWords.ts'
import { gridKeys } from './gridKeys.ts'
import { Grid } from './gridLook.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'

const SIGNS: Partial<Record<Mark, IconName>> = { has: 'check', both: 'check', more: 'plus', less: 'minus' }
/** A right as a sign, never as a colour alone; what nobody has is a quiet dot. */
function MarkSign({ mark }: { mark: Mark }) {
  const sign = SIGNS[mark]
  return (
    <span data-mark={mark} aria-hidden="true">
      {sign ? <Icon name={sign} size="small" /> : '·'}
    </span>
  )
}

type GridRow<Key extends string> = { key: Key; name: string; code: string }
type GridGroup<Key extends string> = { key: string; label: string; rows: readonly GridRow<Key>[] }

type RightsGridProps<Key extends string> = {
  label: string
  groups: readonly GridGroup<Key>[]
  markOf: (row: Key, action: Action) => Mark
  /** What a mark says, for screen readers. */
  wordsOf: (mark: Mark) => string
  action: Action | undefined
  onAction: (action: Action | undefined) => void
  chosen: { row: Key; action: Action } | undefined
  onChoose: (row: Key, action: Action) => void
  /** Enter or a double click: what the cell leads to. */
  onOpen: (row: Key, action: Action) => void
}

/** Rows by actions, one tab stop with arrows inside. A click on an action's name keeps to the rows that have it. */
export function RightsGrid<Key extends string>(props: RightsGridProps<Key>) {
  const { label, groups, markOf, wordsOf, action, onAction, chosen, onChoose, onOpen } = props
  const words = useRoleWords()
  const [body, setBody] = useState<HTMLElement | null>(null)
  const rows = groups.flatMap((group) => group.rows)
  const found = rows.findIndex(({ key }) => key === chosen?.row)
  const at = { row: Math.max(0, found), column: chosen ? ACTION_ORDER.indexOf(chosen.action) : 0 }
  const keys = gridKeys({
    rows: rows.length,
    columns: ACTION_ORDER.length,
    at,
    onMove: ({ row, column }) => body?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus(),
    onOpen: ({ row, column }) => {
      const [line, what] = [rows[row], ACTION_ORDER[column]]
      if (line && what) onOpen(line.key, what)
    },
  })
  return (
    <Grid role="grid" aria-label={label} aria-readonly="true">
      <thead>
        <tr>
          <td />
          {ACTION_ORDER.map((one) => (
            <th key={one} scope="col" className={GROUP_STARTS.has(one) ? 'starts' : undefined}>
              {/* The same choice as the list of actions above, for the mouse. */}
              <button
                type="button"
                tabIndex={-1}
                aria-pressed={one === action}
                onClick={() => onAction(one === action ? undefined : one)}
              >
                {words.action(one)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={setBody} onKeyDown={keys}>
        {groups.map((group) => [
          <tr key={group.key} className="group">
            <th colSpan={ACTION_ORDER.length + 1} scope="rowgroup">
              {group.label}
            </th>
          </tr>,
          ...group.rows.map((row) => {
            const index = rows.indexOf(row)
            return (
              <tr key={row.key}>
                <th scope="row">
                  {row.name}
                  <code>{row.code}</code>
                </th>
                {ACTION_ORDER.map((one, column) => {
                  const mark = markOf(row.key, one)
                  return (
                    <td
                      key={one}
                      role="gridcell"
                      aria-label={`${row.name}, ${words.action(one)}: ${wordsOf(mark)}`}
                      tabIndex={index === at.row && column === at.column ? 0 : -1}
                      className={GROUP_STARTS.has(one) ? 'starts' : undefined}
                      data-cell={`${index} ${column}`}
                      data-column={one === action}
                      data-chosen={chosen?.row === row.key && chosen.action === one}
                      onFocus={() => onChoose(row.key, one)}
                      onClick={({ currentTarget }) => currentTarget.focus()}
                      onDoubleClick={() => onOpen(row.key, one)}
                    >
                      <MarkSign mark={mark} />
                    </td>
                  )
                })}
              </tr>
            )
          }),
        ])}
      </tbody>
    </Grid>
  )
}
