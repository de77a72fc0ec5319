import { styled } from '@mui/material/styles'
import MuiLink from '@mui/material/Link'
import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Link } from 'react-router'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { ConsoleContext } from '#kit/parts/context/ConsoleContext.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { guidePath } from '#kit/parts/routes/paths.ts'
import { useFlagWords } from './useFlagWords.ts'

type UsageRowProps = {
  use: ProgramUse
  /** Name of the channel; '' where the reader may not see it. */
  name: string
  lang: string | undefined
}

/** One airing: its channel, when, and whether the rights hold; its time leads to that place in the guide. */
export function UsageRow({ use, name, lang }: UsageRowProps) {
  const translate = useTranslate()
  const format = useFormat()
  const product = useContext(ConsoleContext)?.product
  const { stateOf } = useFlagWords()
  const { language, timeZone } = format.settings
  const start = format.millisecondsOf(use.a_st_dt)
  const when = `${dayWords(language, timeZone, start)} ${format.time(start)}`
  const channel = name || translate('airings.hiddenChannel')
  const state = stateOf(use)
  const title = translate('dates.inZone', { date: format.dateTime(start), zone: format.zoneLabel(start) })
  return (
    <Row>
      <span lang={lang} title={channel}>
        {channel}
      </span>
      <MuiLink
        component={Link}
        to={guidePath(product, { channel: use.channel, at: use.a_st_dt, airing: use.id })}
        title={title}
        aria-label={translate('airings.inGuide', { channel, when })}
      >
        {when}
      </MuiLink>
      <small data-flagged={state.isFlagged || undefined}>{state.words}</small>
    </Row>
  )
}

const Row = styled('li')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, auto) minmax(72px, max-content)',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 28,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& > a': { fontVariantNumeric: 'tabular-nums', minHeight: 24, display: 'inline-flex', alignItems: 'center' },
  '& > small': { ...typography.meta, textAlign: 'end', color: vars.palette.text.tertiary },
  '& > [data-flagged]': { color: vars.palette.status.warning.on },
}))
