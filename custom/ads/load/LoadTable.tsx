import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { loadLimits } from '#contract/rules/ads/loadLimits.ts'
import type { LoadRule } from '#contract/schemas/ads.ts'
import { DAY_HOURS, LOAD_LIMITS, type LoadLimit } from '#contract/values/ads.ts'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { LimitInput } from './LimitInput.tsx'
import { limitText, readLimit } from './limitText.ts'
import { withCell, type LoadGrid, type LoadScope } from './loadGrid.ts'

/** Ads that fill the bar of an hour. */
const FULL_MS = 1_200_000
/** The row of all the day, then the hours. */
const DAY = -1
const ROWS = [DAY, ...Array.from({ length: DAY_HOURS }, (_, hour) => hour)]

type LoadTableProps = {
  /** For whom it is. */
  name: string
  grid: LoadGrid
  /** All rules of the policy: what is not said here is theirs. */
  rules: readonly LoadRule[]
  scope: LoadScope
  isEditable: boolean
  onGrid: (grid: LoadGrid) => void
  onLeave: () => void
}

/** Hours below each other, limits beside each other; what an hour does not say itself is shown as it counts there. */
export function LoadTable({ name, grid, rules, scope, isEditable, onGrid, onLeave }: LoadTableProps) {
  const translate = useTranslate()
  const table = useRef<HTMLTableElement>(null)
  const focus = (row: number, limit: LoadLimit) => {
    const next = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${limit}"]`)
    next?.focus()
    next?.select()
  }
  const ownOf = (row: number) => (row === DAY ? grid.day : (grid.hours[row] ?? {}))
  const set = (row: number, limit: LoadLimit, value: number | undefined) =>
    withCell(grid, { limit, hours: row === DAY ? undefined : [row] }, value)
  const handleKeys = (event: KeyboardEvent, row: number, limit: LoadLimit) => {
    const step = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = row + step
    if (next < DAY || next >= DAY_HOURS) return
    event.preventDefault()
    if (event.altKey && step === 1 && row !== DAY) onGrid(set(next, limit, ownOf(row)[limit]))
    focus(next, limit)
  }
  const handlePaste = (event: ClipboardEvent, row: number, limit: LoadLimit) => {
    const lines = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    const values = lines.map((line) => readLimit(limit, line))
    if (lines.length < 2 || row === DAY || values.includes('wrong')) return
    event.preventDefault()
    const fill = (last: LoadGrid, value: number | undefined, nth: number) =>
      withCell(last, { limit, hours: [row + nth] }, value)
    onGrid(values.reduce<LoadGrid>((last, value, nth) => fill(last, value === 'wrong' ? undefined : value, nth), grid))
  }
  return (
    <FormSheet>
      <Table ref={table}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('ads.load.hour')}</th>
            {LOAD_LIMITS.map((limit) => (
              <th key={limit} scope="col">
                {translate(`ads.load.${limit}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => {
            const hour = row === DAY ? translate('ads.load.day') : `${String(row).padStart(2, '0')}:00`
            const place = { product: scope.prd[0], type: scope.cty[0], ...(row !== DAY && { hour: row }) }
            const counts = loadLimits({ rules }, place)
            return (
              <tr key={row} data-day={row === DAY || undefined}>
                <th scope="row">{hour}</th>
                {LOAD_LIMITS.map((limit) => {
                  const own = ownOf(row)[limit]
                  const inherited = limitText(limit, counts[limit])
                  const label = translate('ads.load.cell', { limit: translate(`ads.load.${limit}`), hour })
                  return (
                    <td key={limit} data-own={own !== undefined || undefined}>
                      {isEditable ? (
                        <LimitInput
                          limit={limit}
                          label={label}
                          cell={`${row} ${limit}`}
                          value={own}
                          placeholder={inherited || '–'}
                          onValue={(value) => onGrid(set(row, limit, value))}
                          onLeave={onLeave}
                          onKeyDown={(event) => handleKeys(event, row, limit)}
                          onPaste={(event) => handlePaste(event, row, limit)}
                        />
                      ) : (
                        <span>{limitText(limit, own) || inherited || '–'}</span>
                      )}
                      {limit === 'ads' && counts.ads !== undefined && (
                        <i aria-hidden style={{ inlineSize: `${Math.min(100, (counts.ads / FULL_MS) * 100)}%` }} />
                      )}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </FormSheet>
  )
}

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  inlineSize: '100%',
  maxInlineSize: 760,
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { ...theme.typography.label, textAlign: 'start', color: theme.vars.palette.text.secondary },
  '& th': {
    ...theme.typography.label,
    textAlign: 'start',
    padding: '4px 8px',
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: -4,
    zIndex: 1,
    verticalAlign: 'bottom',
    background: theme.vars.palette.background.paper,
  },
  '& thead th:first-of-type': { inlineSize: 92 },
  '& td': { position: 'relative', padding: '1px 8px 1px 0', color: theme.vars.palette.text.tertiary },
  '& td[data-own]': { color: theme.vars.palette.text.primary, fontWeight: 600 },
  '& td > span': { display: 'block', padding: '3px 8px', ...theme.typography.body2 },
  '& td > i': {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockEnd: 0,
    blockSize: 2,
    borderRadius: 1,
    background: theme.vars.palette.accent.main,
    pointerEvents: 'none',
  },
  '& tr[data-day] > *': { borderBlockEnd: '1px solid var(--mui-palette-line-hair)', paddingBlockEnd: 6 },
  '& input.f-input': { blockSize: 28, inlineSize: '100%' },
}))
