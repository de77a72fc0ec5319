import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { Selection } from './createSelection.ts'
import type { AllMatching, SelectionState } from './createSelection.ts'

const Note = styled('span')({ fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })

type SelectionCountProps = {
  state: SelectionState
  selection: Selection
  rows: readonly ContentRow[]
  /** Everything that the list shows; undefined where it cannot be taken as a whole. */
  matching: AllMatching | undefined
}

/** How much is chosen; once a whole page is, the way to everything that matches, as mail programs have it. */
export function SelectionCount({ state, selection, rows, matching }: SelectionCountProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { rows: chosen, all } = state
  const elsewhere = useMemo(() => {
    const here = new Set(rows.map((row) => row.id))
    return [...chosen.keys()].filter((id) => !here.has(id)).length
  }, [rows, chosen])
  const isWholePage = useMemo(() => rows.length > 0 && rows.every((row) => chosen.has(row.id)), [rows, chosen])
  const counted = ({ count, atLeast }: AllMatching) => `${format.number(count)}${atLeast ? '+' : ''}`
  const isMore = matching !== undefined && !all && (matching.atLeast || matching.count > chosen.size)
  const label = matching && translate('bulk.select.all', { count: counted(matching) })
  const choose = () => matching && selection.chooseAll(rows, matching)
  useCommands(isMore && label ? [{ id: 'list.all', group: 'page', label, icon: 'check', act: { run: choose } }] : [])
  if (all)
    return (
      <>
        <b role="status">{translate('bulk.select.chosen', { count: counted(all) })}</b>
        <Button size="small" variant="text" onClick={() => selection.chooseOnly([...chosen.values()])}>
          {translate('bulk.select.page')}
        </Button>
      </>
    )
  return (
    <>
      <b role="status">
        {translate('list.selected', { smart_count: chosen.size }).replace(
          String(chosen.size),
          format.number(chosen.size),
        )}
      </b>
      {elsewhere > 0 && <Note>{translate('table.selection.elsewhere', { smart_count: elsewhere })}</Note>}
      {isMore && isWholePage && (
        <Button size="small" variant="text" onClick={choose}>
          {label}
        </Button>
      )}
    </>
  )
}
