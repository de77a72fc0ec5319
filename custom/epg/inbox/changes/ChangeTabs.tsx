import { styled } from '@mui/material/styles'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ToolbarPicker } from '#kit/parts/layoutParts/ToolbarPicker.tsx'
import { channelWords } from '../../model/channelWords.ts'
import type { InboxTab, InboxView } from '../model/inboxView.ts'
import { countOfTab, INBOX_TABS } from '../model/inboxView.ts'
import type { OurChannels } from '../useMatches.ts'

type ChangeTabsProps = {
  ingestion: EpgIngestion
  view: InboxView
  ours: OurChannels
  onChange: (change: Partial<InboxView>) => void
}

/** What waits, or all changes of a kind, with their counts; and of which channel. */
export function ChangeTabs({ ingestion, view, ours, onChange }: ChangeTabsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = useLocale()
  const channels = useMemo(
    () => [...ours.values()].sort((one, other) => (one.cn ?? Infinity) - (other.cn ?? Infinity)),
    [ours],
  )
  return (
    <Row>
      <Tabs
        value={view.tab}
        onChange={(_event, tab: InboxTab) => onChange({ tab })}
        aria-label={translate('ingestion.kinds')}
        variant="scrollable"
        scrollButtons="auto"
        sx={{ minInlineSize: 0, flex: 1 }}
      >
        {tabsOf(ingestion, view.tab).map((tab) => (
          <Tab
            key={tab}
            value={tab}
            label={
              <span>
                {translate(tab === 'waiting' ? 'ingestion.toDecide' : `ingestion.tally.${tab}`)}{' '}
                <span className="count">{format.number(countOfTab(ingestion, tab))}</span>
              </span>
            }
          />
        ))}
      </Tabs>
      {channels.length > 1 && (
        <ToolbarPicker
          sx={{ inlineSize: 200, flex: 'none' }}
          label={translate('ingestion.chooseChannel')}
          placeholder={translate('ingestion.allChannels')}
          options={channels}
          value={ours.get(view.channel) ?? null}
          getOptionLabel={(channel) => channelWords(channel, language)}
          onChange={(_event, channel) => onChange({ channel: channel?.id ?? '' })}
          noOptionsText={translate('epg.noMatch')}
          clearText={translate('ingestion.allChannels')}
        />
      )}
    </Row>
  )
}

/** What waits is asked of an open ingestion alone; programmes that were taken down by hand are rare. */
function tabsOf({ closed, status, tally }: EpgIngestion, chosen: InboxTab): InboxTab[] {
  const isOver = closed || status === 'inactive'
  return INBOX_TABS.filter(
    (tab) => tab === chosen || (tab === 'waiting' ? !isOver : tab !== 'deleted' || tally.deleted > 0),
  )
}

const Row = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 16px 8px 8px',
  '& .count': {
    marginInlineStart: 4,
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--mui-palette-text-tertiary)',
  },
})
