import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRow } from '#contract/schemas/contentRecord.ts'
import { titleOf } from '#contract/schemas/readers.ts'
import { mayCopy } from '#kit/record/actions/mayAdd.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import { useLackingVerbs } from '#kit/record/actions/useLackingVerbs.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { channelUsagePath, copyPath, schedulePath } from '#kit/parts/routes/paths.ts'
import { WhyMenuItem } from '#kit/parts/why/WhyMenuItem.tsx'
import type { SelectionPlan } from '../selection/selectionPlan.ts'
import { offeredPlans } from '../selection/selectionPlan.ts'
import { usePlanWhy } from '../selection/usePlanWhy.ts'
import { VERB_ICONS } from '../selection/verbIcons.ts'

export type RowActs = {
  onOpen: (row: ContentRow, inNewTab: boolean) => void
  /** Absent of what has no preview. */
  onPreview: ((row: ContentRow) => void) | undefined
  /** A verb was chosen: it is asked for as for a selection of one. */
  onPlan: (plan: SelectionPlan) => void
}

type RowMenuProps = RowActs & { type: TypeSummary; row: ContentRow; anchor: HTMLElement; onClose: () => void }

/** What can be done with one title of a list, and why not where something stands in the way. */
export function RowMenu({ type, row, anchor, onClose, onOpen, onPreview, onPlan }: RowMenuProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const format = useFormat()
  const { actor, may, product } = useConsole()
  const whyOf = usePlanWhy()
  const lacking = useLackingVerbs()
  const plans = useMemo(
    () => offeredPlans({ rows: [row], actor, type, now: format.now(), lacking }),
    [row, actor, type, format, lacking],
  )
  const act = (run: () => void) => () => {
    onClose()
    run()
  }
  const line = (icon: IconName, words: string, run: () => void) => (
    <MenuItem key={words} onClick={act(run)}>
      <ListItemIcon>
        <Icon name={icon} />
      </ListItemIcon>
      {words}
    </MenuItem>
  )
  const schedule = schedulePath(product, type, row)
  const usage = channelUsagePath(product, type, row)
  const name = titleOf(row, format.settings.language) || translate('list.untitled')
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate('table.rowMenuOf', { name }), disabledItemsFocusable: true } }}
    >
      {line('edit', translate('table.keys.open'), () => onOpen(row, false))}
      {line('external', translate('table.keys.newTab'), () => onOpen(row, true))}
      {schedule !== undefined && line('lanes', translate('pages.titles.schedule'), () => void navigate(schedule))}
      {usage !== undefined && line('columns', translate('pages.titles.channelUsage'), () => void navigate(usage))}
      {onPreview && line('eye', translate('table.selection.preview'), () => onPreview(row))}
      {mayCopy(type, may) &&
        line('copy', translate('history.duplicate'), () => void navigate(copyPath(product, type, row.id)))}
      {plans.length > 0 && <Divider />}
      {plans.map((plan) => (
        <WhyMenuItem key={plan.verb} why={whyOf(plan)} onClick={act(() => onPlan(plan))}>
          <ListItemIcon>
            <Icon name={VERB_ICONS[plan.verb]} />
          </ListItemIcon>
          {translate(verbKey(plan.verb))}
        </WhyMenuItem>
      ))}
    </Menu>
  )
}
