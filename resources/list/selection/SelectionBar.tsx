import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Later } from '#kit/parts/layoutParts/Later.tsx'
import { SelectionToolbar } from '#kit/parts/table/selection/SelectionToolbar.tsx'
import { soon } from '#kit/parts/layoutParts/soon.tsx'
import type { BulkTasks } from '../bulk/useBulkTask.ts'
import type { Selection } from './createSelection.ts'
import { FewVerbs } from './FewVerbs.tsx'
import { ManyVerbs } from './ManyVerbs.tsx'
import { SelectionCount } from './SelectionCount.tsx'
import type { SelectionPlan } from './selectionPlan.ts'
import { FEW } from './selectionPlan.ts'
import type { AllMatching, SelectionState } from './createSelection.ts'
import { useSelectionState } from './useSelection.ts'

const SelectionDialog = soon(() => import('./SelectionDialog.tsx').then((module) => module.SelectionDialog))

const Line = styled('span')({
  inlineSize: 1,
  blockSize: 20,
  marginInline: 4,
  background: 'var(--mui-palette-line-edge)',
})
const Note = styled('span')({ fontSize: 12, color: 'var(--mui-palette-text-tertiary)' })

type SelectionBarProps = {
  type: TypeSummary
  selection: Selection
  /** Rows of the page, to tell how many are chosen elsewhere. */
  rows: readonly ContentRow[]
  /** Everything that the list shows; undefined where it cannot be taken as a whole. */
  matching: AllMatching | undefined
  bulk: BulkTasks
  /** Absent of what has no preview. */
  onPreview: ((row: ContentRow) => void) | undefined
  onChanged: () => void
  /** Further things to do with the selection. */
  extra?: ReactNode
}

/**
 * What is chosen and what can be done to it, between table and pager: it never covers a row (looks section 5). It comes
 * right after the frame that marks the row.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { type, selection, rows, matching, bulk, onPreview, onChanged, extra } = props
  const translate = useTranslate()
  const state = useSelectionState(selection)
  const { rows: chosen, all } = state
  const [asked, setAsked] = useState<SelectionPlan>()
  const isFew = !all && chosen.size <= FEW
  const only = isFew && chosen.size === 1 ? [...chosen.values()][0] : undefined
  if (chosen.size === 0 && !asked) return null
  const done = (ids: ReadonlySet<string>) => {
    selection.drop(ids)
    onChanged()
  }
  return (
    <>
      {chosen.size > 0 && (
        <Later>
          <SelectionToolbar onClear={selection.clear}>
            <SelectionCount state={state} selection={selection} rows={rows} matching={matching} />
            {/* While the panel beside the list is at work, its task is the one at hand. */}
            {!bulk.task && (
              <Later>
                <Line />
                {only && onPreview && (
                  <Button size="small" startIcon={<Icon name="eye" size="small" />} onClick={() => onPreview(only)}>
                    {translate('table.selection.preview')}
                  </Button>
                )}
                <BulkActs type={type} state={state} bulk={bulk} isFew={isFew} />
                {isFew && <FewVerbs type={type} chosen={chosen} onAsk={setAsked} />}
                {extra}
              </Later>
            )}
          </SelectionToolbar>
        </Later>
      )}
      {asked && <SelectionDialog type={type} plan={asked} onDone={done} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type BulkActsProps = { type: TypeSummary; state: SelectionState; bulk: BulkTasks; isFew: boolean }

/** What opens beside the list: fields of any number of titles, verbs for many. */
function BulkActs({ type, state, bulk, isFew }: BulkActsProps) {
  const translate = useTranslate()
  const format = useFormat()
  return (
    <>
      {bulk.mayEdit && (
        <Button
          size="small"
          startIcon={<Icon name="edit" size="small" />}
          aria-keyshortcuts="E"
          onClick={() => bulk.open({ kind: 'edit' })}
        >
          {translate('bulk.select.edit')}
        </Button>
      )}
      {!isFew && bulk.isOffered && (
        <ManyVerbs type={type} state={state} onVerb={(verb) => bulk.open({ kind: 'verb', verb })} />
      )}
      {!isFew && !bulk.isOffered && <Note>{translate('table.selection.few', { count: format.number(FEW) })}</Note>}
    </>
  )
}
