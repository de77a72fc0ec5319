import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { reasonKey } from '#contract/rules/actions/reasons.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { verbKey } from '#kit/actions/verbKey.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import type { IconName } from '#kit/icons/paths.ts'
import { onRaised } from '#kit/theme/raised.ts'
import { WhyNot } from '#kit/why/WhyNot.tsx'
import type { Why } from '#kit/why/why.ts'
import type { Selection } from './createSelection.ts'
import type { SelectionPlan, SelectionVerb } from './selectionPlan.ts'
import { FEW, offeredPlans } from './selectionPlan.ts'
import { SelectionDialog } from './SelectionDialog.tsx'
import { useSelectionState } from './useSelection.ts'

const ICONS: Readonly<Record<SelectionVerb, IconName>> = {
  publish: 'globe',
  approve: 'check',
  unpublish: 'undo',
  archive: 'archive',
  restoreContent: 'refresh',
  deleteContent: 'trash',
}

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 8,
  minBlockSize: 48,
  margin: '0 12px 8px',
  paddingInline: '16px 8px',
  borderRadius: 6,
  background: 'var(--mui-palette-background-raised)',
  boxShadow: 'var(--mui-shadows-4)',
  ...onRaised,
})
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
  onPreview: (row: ContentRow) => void
  onChanged: () => void
}

/** What is chosen and what can be done to it, between table and pager: it never covers a row (looks section 5). */
export function SelectionBar({ type, selection, rows, onPreview, onChanged }: SelectionBarProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { actor } = useConsole()
  const chosen = useSelectionState(selection).rows
  const [asked, setAsked] = useState<SelectionPlan>()
  const isFew = chosen.size <= FEW
  const plans = useMemo(
    () => (isFew ? offeredPlans({ rows: [...chosen.values()], actor, type, now: format.now() }) : []),
    [isFew, chosen, actor, type, format],
  )
  const elsewhere = useMemo(() => {
    const here = new Set(rows.map((row) => row.id))
    return [...chosen.keys()].filter((id) => !here.has(id)).length
  }, [rows, chosen])
  // Each reason once, in the order in which the rows were chosen; where one holds them all, by name.
  const whyOf = ({ rows: able, leftOut }: SelectionPlan): Why | undefined => {
    if (able.length > 0) return undefined
    const words = leftOut.map(({ row, why }) =>
      why === reasonKey('locked') && row.lock ? translate('why.lockedBy', { name: row.lock.name }) : translate(why),
    )
    return { words: [...new Set(words)].join(' · ') }
  }
  const only = chosen.size === 1 ? [...chosen.values()][0] : undefined
  if (chosen.size === 0 && !asked) return null
  const done = (ids: ReadonlySet<string>) => {
    selection.drop(ids)
    onChanged()
  }
  return (
    <>
      {chosen.size > 0 && (
        <Bar role="toolbar" aria-label={translate('table.selection.bar')}>
          <b role="status">
            {translate('list.selected', { smart_count: chosen.size }).replace(
              String(chosen.size),
              format.number(chosen.size),
            )}
          </b>
          {elsewhere > 0 && <Note>{translate('table.selection.elsewhere', { smart_count: elsewhere })}</Note>}
          <Line />
          {only && (
            <Button size="small" startIcon={<Icon name="eye" size="small" />} onClick={() => onPreview(only)}>
              {translate('table.selection.preview')}
            </Button>
          )}
          {plans.map((plan) => (
            <WhyNot key={plan.verb} why={whyOf(plan)}>
              {(off) => (
                <Button
                  size="small"
                  startIcon={<Icon name={ICONS[plan.verb]} size="small" />}
                  onClick={() => setAsked(plan)}
                  {...off}
                >
                  {translate(verbKey(plan.verb))}
                  {plan.rows.length > 0 && plan.rows.length < chosen.size && ` · ${format.number(plan.rows.length)}`}
                </Button>
              )}
            </WhyNot>
          ))}
          {!isFew && <Note>{translate('table.selection.few', { count: format.number(FEW) })}</Note>}
          <span style={{ flex: 1 }} />
          <IconButton
            size="small"
            onClick={selection.clear}
            aria-label={translate('table.selection.clear')}
            title={translate('table.selection.clear')}
          >
            <Icon name="close" />
          </IconButton>
        </Bar>
      )}
      {asked && <SelectionDialog type={type} plan={asked} onDone={done} onClose={() => setAsked(undefined)} />}
    </>
  )
}
