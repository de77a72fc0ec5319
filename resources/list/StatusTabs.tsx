import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { memo } from 'react'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { STATUS_TABS, statusOf, withStatus } from './listState.ts'
import type { StatusTab } from './listState.ts'
import { useShownList } from './useShownList.ts'

/**
 * Filter by status. 'All' is published, draft and pre-draft, each document once; the words are those of the area
 * (specification section 4): in VOD Available, In-Progress, Processing.
 */
export const StatusTabs = memo(function StatusTabs({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  return (
    <Tabs
      value={statusOf(list.filter)}
      onChange={(_event, status: StatusTab) => list.setFilter(withStatus(list.filter, status))}
      aria-label={translate('list.statusOf', { type: type.type })}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ paddingInline: '10px', flex: 'none', maxInlineSize: '100%' }}
    >
      {STATUS_TABS.map((status) => (
        <Tab
          key={status}
          value={status}
          label={translate(status === 'all' ? 'list.tabs.all' : `status.${statusName(status, type.area)}`)}
        />
      ))}
    </Tabs>
  )
})
