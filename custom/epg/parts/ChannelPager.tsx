import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { CHANNELS_PER_PAGE } from '../model/guideWindows.ts'

type ChannelPagerProps = { page: number; total: number; onPage: (page: number) => void }

/** 'Channels 21 to 40 of 112', and the ones before and after. */
export function ChannelPager({ page, total, onPage }: ChannelPagerProps) {
  const translate = useTranslate()
  const { number } = useFormat()
  const [first, last] = [page * CHANNELS_PER_PAGE + 1, Math.min(total, (page + 1) * CHANNELS_PER_PAGE)]
  const steps = [
    { by: -1, icon: 'chevronLeft', isOff: page === 0, words: translate('epg.channelsBefore') },
    { by: 1, icon: 'chevronRight', isOff: last >= total, words: translate('epg.channelsAfter') },
  ] as const
  return (
    <Bar aria-label={translate('list.pages')}>
      <span role="status">
        {translate('epg.channelRange', { from: number(first), to: number(last), total: number(total) })}
      </span>
      {steps.map(({ by, icon, isOff, words }) => (
        <IconButton key={icon} size="small" disabled={isOff} aria-label={words} onClick={() => onPage(page + by)}>
          <Icon name={icon} size="small" />
        </IconButton>
      ))}
    </Bar>
  )
}

const Bar = styled('nav')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  minBlockSize: 44,
  fontSize: 12,
  color: 'var(--mui-palette-text-secondary)',
  borderBlockStart: '1px solid var(--mui-palette-line-hair)',
})
