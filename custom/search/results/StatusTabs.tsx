import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslate } from 'ra-core'
import { statusName } from '#contract/rules/labels/statusName.ts'
import type { SearchStatus } from '../model/searchState.ts'

/** 'All' is published, draft and pre-draft, each title once (specification section 4). */
const TABS = ['all', 'published', 'draft', 'pending', 'pre-draft', 'archived', 'deleted'] as const

type StatusTabsProps = { status: SearchStatus; onStatus: (status: SearchStatus) => void }

/** Results of every area are in one list, so that the statuses have their plain names here. */
export function StatusTabs({ status, onStatus }: StatusTabsProps) {
  const translate = useTranslate()
  return (
    <Tabs
      value={TABS.find((tab) => tab === status) ?? 'all'}
      onChange={(_event, chosen: SearchStatus) => onStatus(chosen)}
      aria-label={translate('search.status')}
      variant="scrollable"
      scrollButtons="auto"
      sx={{ paddingInline: '10px', flex: 'none', maxInlineSize: '100%' }}
    >
      {TABS.map((tab) => (
        <Tab key={tab} value={tab} label={translate(tab === 'all' ? 'list.tabs.all' : `status.${statusName(tab)}`)} />
      ))}
    </Tabs>
  )
}
